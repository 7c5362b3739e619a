import {
  absentRow,
  type Change,
  type FormerRevision,
  type Row,
  type RowEvent,
  type RowEventOf,
  type ServerVersion,
  type SyncedRow,
} from '../../../sync/engine/row.ts';
import { transition } from '../../../sync/engine/row-transitions.ts';
import type { Body } from '../../../sync/model/json.ts';
import { kataForms } from '../../../sync/model/kata/kata-forms.collection.ts';
import type { WireRow } from '../../../sync/protocol/sync-exchange.ts';

export const KEY = { collection: 'kata_forms', id: 'k' } as const;

export const absent = absentRow(KEY.collection, KEY.id);

/** A kata form's fields with some of them changed. */
export function kata(fields: Body = {}): Body {
  const empty = { name: null, category: null, is_copied: false, original_id: null, review: null, copy_count: 0 };
  return { zou: '橋', ishiki: '渡る', ...empty, ...fields };
}

export function synced(rev: number, fields: Body = {}, supersededIds: readonly string[] = []): SyncedRow {
  return { ...KEY, body: kata(fields), delivery: { status: 'synced', rev, deleted: false, supersededIds } };
}

export function tombstone(rev: number, supersededIds: readonly string[] = []): SyncedRow {
  return { ...KEY, body: {}, delivery: { status: 'synced', rev, deleted: true, supersededIds } };
}

/** `rev` is the revision before the reset. */
export function unconfirmed(fields: Body = {}, supersededIds: readonly string[] = [], rev = 1): SyncedRow {
  return {
    ...KEY,
    body: kata(fields),
    delivery: { status: 'unconfirmed', former: former(rev), deleted: false, supersededIds },
  };
}

/** A revision of the epoch that reset() ends. */
export function former(rev: number): FormerRevision {
  return { epoch: 'ended', rev };
}

/** Mutation ids of a row: those of superseded writes, then that of the latest write. */
type MutationIds = readonly [...superseded: string[], latest: string];

/** `writtenBy`: the superseded write that set a field. */
export function pending(
  change: Change,
  fields: Body,
  ids: MutationIds,
  writtenBy?: Readonly<Record<string, string>>,
): SyncedRow {
  const delivery = { status: 'pending', ...mutation(ids), ...(writtenBy && { writtenBy }), ...change } as const;
  return { ...KEY, body: kata(fields), delivery };
}

export function rejected(
  change: Change,
  fields: Body,
  ids: MutationIds,
  rejectionCode = 'too_long',
  writtenBy?: Readonly<Record<string, string>>,
): SyncedRow {
  const named = { ...mutation(ids), ...(writtenBy && { writtenBy }) };
  const delivery = { status: 'rejected', rejectionCode, ...named, ...change } as const;
  return { ...KEY, body: kata(fields), delivery };
}

function mutation(ids: MutationIds) {
  return { mutationId: ids.at(-1) ?? '', supersededIds: ids.slice(0, -1) };
}

export function version(rev: number, fields: Body = {}): ServerVersion {
  return { rev, deleted: false, body: kata(fields) };
}

export function deletedVersion(rev: number): ServerVersion {
  return { rev, deleted: true, body: {} };
}

/** A row of a response. */
export function wireRow(rev: number, fields: Body = {}, id: string = KEY.id): WireRow {
  return { collection: KEY.collection, id, rev, deleted: false, ...kata(fields) };
}

/** The row after some events. Throws when it is not stored then. */
export function rowAfter(row: Row, ...events: readonly RowEvent[]): SyncedRow {
  const next = events.reduce<Row>((current, event) => transition(current, event, kataForms), row);
  if (next.delivery.status === 'absent') throw new Error('The row is absent');
  return { ...next, delivery: next.delivery };
}

/** The next row: the same object when the event changes nothing. */
export function apply(row: Row, event: RowEvent): Row {
  return transition(row, event, kataForms);
}

export function edit(patch: Body, mutationId: string): RowEvent {
  return { type: 'edit', patch, mutationId };
}

export function remove(mutationId: string): RowEvent {
  return { type: 'remove', mutationId };
}

export function accepted(sent: SyncedRow, at: ServerVersion | null): RowEvent {
  return { type: 'pushAccepted', sent, version: at };
}

export function refused(sent: SyncedRow, at: ServerVersion | null, code = 'too_long'): RowEvent {
  return { type: 'pushRejected', sent, code, version: at };
}

export function pulled(at: ServerVersion): RowEvent {
  return { type: 'pulled', version: at, newId: () => 'pulled' };
}

export function reset(knownRev: number, mutationId = 'reset'): RowEvent {
  return { type: 'reset', epoch: former(0).epoch, knownRev, mutationId };
}

export const sweep: RowEventOf<'sweep'> = { type: 'sweep', newId: () => 'sweep' };
