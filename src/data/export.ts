import { firstValueFrom } from 'rxjs';
import { mergeRules, type SyncedCollection } from '../../sync/collections/merge-rules.ts';
import { PROFILE_ID } from '../../sync/collections/profiles.ts';
import type { Body } from '../../sync/protocol/json.ts';
import type { StoredRow } from '../../sync/database.ts';
import { liveRows } from '../../sync/replication/live-rows.ts';
import { instantAt } from '../../sync/rules/day.ts';
import type { Member } from './member.ts';

/** The import recognizes an exported file by these two values. */
export const EXPORT_FORMAT = 'keiko-export';
export const EXPORT_VERSION = 1;

/** All data of a member on this device. Keys are the table names of the server. */
export interface ExportData {
  readonly format: typeof EXPORT_FORMAT;
  readonly version: typeof EXPORT_VERSION;
  readonly exported_at: string;
  readonly profile: Body | null;
  readonly login_records: readonly Body[];
  readonly kata_forms: readonly Body[];
  readonly training_sessions: readonly Body[];
  readonly training_progress: readonly Body[];
}

/** Collects the member's data from the local database; needs no network. */
export async function collectExport(member: Member): Promise<ExportData> {
  const rows = (collection: SyncedCollection, key: string) => readRows(member, collection, key);
  const profiles = await rows('profiles', 'id');
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exported_at: instantAt(member.clock.now()),
    profile: profiles.find(({ id }) => id === PROFILE_ID) ?? null,
    login_records: await rows('login_records', 'login_date'),
    kata_forms: await rows('kata_forms', 'id'),
    training_sessions: await rows('training_sessions', 'id'),
    training_progress: await rows('training_progress', 'training_type'),
  };
}

/** The rows of a collection sorted by id, without sync metadata. */
async function readRows({ database }: Member, collection: SyncedCollection, key: string): Promise<readonly Body[]> {
  const { fields, serverFields } = mergeRules[collection];
  const rows = await firstValueFrom(liveRows(database.collections[collection]));
  return [...rows.values()]
    .filter((row) => collection !== 'login_records' || !isRefused(row))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => ({
      [key]: row.id,
      ...Object.fromEntries([...fields, ...serverFields].map((field) => [field, row[field] ?? null])),
    }));
}

/** Rejected login days are not exported; a rejected kata is, since it is still the member's text. */
function isRefused(row: StoredRow): boolean {
  return row.dirty === 2;
}
