import type { FormerRevision } from '../../../sync/engine/row.ts';
import { collectionIn, currentBuild } from '../../../sync/model/build.ts';
import { allFields } from '../../../sync/model/collection.ts';
import { type Body, type Json, sameJson } from '../../../sync/model/json.ts';
import type { WireRow } from '../../../sync/protocol/sync-exchange.ts';

/** One row of a member on the server. */
export interface ServerRow {
  readonly collection: string;
  readonly id: string;
  readonly rev: number;
  readonly deleted: boolean;
  readonly body: Body;
  readonly changedAt: number;
  /** The revision of the last change by a device. */
  readonly writtenRev: number;
  /** Of which lost version it is, if that change restored it. */
  readonly restoredFrom?: FormerRevision;
}

export interface ProcessedMutation {
  /** Null for an accepted one. */
  readonly rejectionCode: string | null;
  readonly at: number;
}

export interface MemberRows {
  readonly id: string;
  readonly joinedAt: string;
  readonly rows: Map<string, ServerRow>;
  /** Processed mutation ids. */
  readonly mutations: Map<string, ProcessedMutation>;
  rev: number;
  epoch: string;
  /** When the epoch began, in epoch milliseconds. */
  epochAt: number;
  /** Earlier epochs, each with the last revision that the backup restored at its end contained. */
  ended: readonly { readonly epoch: string; readonly rev: number }[];
  /** In which the latest revision was assigned. */
  history: string;
  gcFloor: number;
}

/** A row as it is sent to devices. */
export function wire({ collection, id, rev, writtenRev, deleted, body }: ServerRow): WireRow {
  if (deleted) return { collection, id, rev, deleted };
  const rule = collectionIn(currentBuild, collection);
  const fields: Record<string, Json> = {};
  for (const field of allFields(rule)) fields[field] = body[field] ?? null;
  const written = collection === 'profiles' ? { written_rev: writtenRev } : {};
  return { ...fields, ...written, collection, id, rev, deleted };
}

/** Begins a new epoch, in `history`. */
export function beginEpoch(member: MemberRows, { epoch, at, history }: { epoch: string; at: number; history: string }) {
  member.ended = [...member.ended, { epoch: member.epoch, rev: member.rev }];
  Object.assign(member, { epoch, epochAt: at, history });
}

/** The last revision that the server and a device of `epoch` may have in common; the twin of private.known_rev(). */
export function knownRev({ epoch: current, ended, rev }: MemberRows, epoch: string | null): number {
  const id = epoch?.split('.')[0];
  if (id === current) return rev;
  const since = ended.findIndex((before) => before.epoch === id);
  const revs = ended.slice(since).map((before) => before.rev);
  return revs.length === 0 ? 0 : Math.min(...revs);
}

/** The part of a member that a backup contains, copied. */
export function copyOf(member: MemberRows) {
  return { rows: new Map(member.rows), mutations: new Map(member.mutations) };
}

/** True when a row has all fields of a patch with the same values. */
export function contains(body: Body, patch: Body): boolean {
  return Object.entries(patch).every(([field, value]) => sameJson(body[field] ?? null, value));
}
