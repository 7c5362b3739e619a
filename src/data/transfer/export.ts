import { firstValueFrom } from 'rxjs';
import { isKeptHere } from '../../../sync/engine/row.ts';
import { PROFILE_ID } from '../../../sync/model/account/profiles.collection.ts';
import { instantAt } from '../../../sync/model/day/day.ts';
import type { DocumentOf, SyncedCollection } from '../../../sync/model/synced-collections.ts';
import { type LiveRow, liveRows } from '../../../sync/storage/live-rows.ts';
import { currentSettings, type DeviceSettings } from '../device/settings.ts';
import type { MemberData } from '../member/member-data.ts';
import type { ServerCaller } from '../server/server-call.ts';
import { loadServerRows, type ServerRows } from './server-rows.ts';

/** The import recognizes an exported file by these two values. */
export const EXPORT_FORMAT = 'keiko-export';
export const EXPORT_VERSION = 2;

/** A document with its row id under the name of the server's key column. */
type Exported<C extends SyncedCollection, Key extends string> = DocumentOf<C> & Readonly<Record<Key, string>>;

/** All rows of a member on this device. Keys are the table names of the server, but `profile` for `users`. */
export interface ExportedRows {
  readonly format: typeof EXPORT_FORMAT;
  readonly version: typeof EXPORT_VERSION;
  readonly exported_at: string;
  readonly profile: Exported<'profiles', 'id'> | null;
  readonly login_records: readonly Exported<'login_records', 'login_date'>[];
  readonly kata_forms: readonly Exported<'kata_forms', 'id'>[];
  readonly training_sessions: readonly Exported<'training_sessions', 'id'>[];
  readonly training_progress: readonly Exported<'training_progress', 'training_type'>[];
  readonly practice_results: readonly Exported<'practice_results', 'id'>[];
  readonly notes: readonly Exported<'notes', 'id'>[];
  readonly member_settings: readonly Exported<'member_settings', 'key'>[];
}

type Exporter = Pick<MemberData, 'database'> & { readonly clock: Pick<MemberData['clock'], 'now'> };

/** Everything of a member: the rows, what only the server has, and the settings of this device. */
export interface ExportData extends ExportedRows, ServerRows {
  readonly device_settings: DeviceSettings;
}

/** Collects everything of the member. Without the server, what only the server has is null. */
export async function collectExport(
  member: Exporter & Pick<MemberData, 'isGuest'> & ServerCaller,
): Promise<ExportData> {
  const [rows, serverRows] = await Promise.all([collectRows(member), loadServerRows(member)]);
  return { ...rows, ...serverRows, device_settings: currentSettings() };
}

/** Collects the member's rows from the local database; needs no network. */
export async function collectRows(member: Exporter): Promise<ExportedRows> {
  const read = <C extends SyncedCollection>(collection: C) => readRows(member, collection);
  const profile = (await read('profiles')).find(({ id }) => id === PROFILE_ID);
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exported_at: instantAt(member.clock.now()),
    profile: profile === undefined ? null : withId(profile),
    // A rejected login day does not count; a rejected kata is still the member's text.
    login_records: (await read('login_records'))
      .filter((row) => row.delivery.status !== 'rejected' || isKeptHere(row))
      .map(({ id, body }) => ({ login_date: id, ...body })),
    kata_forms: (await read('kata_forms')).map(withId),
    training_sessions: (await read('training_sessions')).map(withId),
    training_progress: (await read('training_progress')).map(({ id, body }) => ({ training_type: id, ...body })),
    practice_results: (await read('practice_results')).map(withId),
    notes: (await read('notes')).map(withId),
    member_settings: (await read('member_settings')).map(({ id, body }) => ({ key: id, ...body })),
  };
}

function withId<Document extends object>({ id, body }: { readonly id: string; readonly body: Document }) {
  return { id, ...body };
}

/** The rows of a collection, sorted by id. */
export async function readRows<C extends SyncedCollection>(
  { database }: Pick<MemberData, 'database'>,
  collection: C,
): Promise<readonly LiveRow<C>[]> {
  const rows = await firstValueFrom(liveRows(database, collection));
  return [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
