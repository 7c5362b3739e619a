import type { Body, Json } from '../model/json.ts';
import { KEPT_HERE } from '../model/rejection-codes.ts';

/** Ids of the latest local write and of the writes before it that may still reach the server. */
interface Mutation {
  readonly mutationId: string;
  readonly supersededIds: readonly string[];
  /** The superseded write that set a field, by field, where the latest write left it as it was. */
  readonly writtenBy?: Readonly<Record<string, string>>;
}

/** The revision of a row before a reset, in the epoch that the reset has ended. */
export interface FormerRevision {
  readonly epoch: string;
  readonly rev: number;
}

/** The server revision that a local write is based on. */
export type Base =
  | { readonly rev: number }
  /** A reset has not confirmed yet that the server still has the row. */
  | { readonly rev: null; readonly former: FormerRevision };

/** A write that is not acknowledged; `mergeBase` has the acknowledged values of the fields edited here. */
export type Change =
  | { readonly op: 'insert' }
  /** Written by a guest before the claim; `claimed` are the fields not edited since, which only fill what is empty there. */
  | { readonly op: 'claim'; readonly claimed: readonly string[] }
  | ({ readonly op: 'update'; readonly mergeBase: Body } & Base)
  /** `mergeBase` is null when the server is not known to have the row; `rev` is then 0. */
  | ({ readonly op: 'delete'; readonly mergeBase: Body | null } & Base)
  /** The server has lost the version `former`. Its versions up to `knownRev` are older. */
  | { readonly op: 'restore'; readonly knownRev: number; readonly former: FormerRevision; readonly mergeBase: Body };

/** The delivery state of a stored row. Each state has only its own fields. */
export type Delivery =
  /** `deleted`: an empty tombstone, so that a late response cannot bring the row back. */
  | {
      readonly status: 'synced';
      readonly rev: number;
      readonly deleted: boolean;
      /** Discarded writes that may still reach the server; the next write names them. */
      readonly supersededIds: readonly string[];
    }
  /** A synced row that a reset has not seen on the server yet. */
  | {
      readonly status: 'unconfirmed';
      readonly former: FormerRevision;
      readonly deleted: boolean;
      readonly supersededIds: readonly string[];
    }
  | ({ readonly status: 'pending' } & Mutation & Change)
  /** The server rejected the latest write; the row is kept for the member to decide. */
  | ({ readonly status: 'rejected'; readonly rejectionCode: string } & Mutation & Change);

export type DeliveryStatus = Delivery['status'];

/** The delivery of a write that the server has not acknowledged. */
export type UnacknowledgedDelivery = Extract<Delivery, { readonly status: 'pending' | 'rejected' }>;

export interface SyncedRow {
  readonly collection: string;
  readonly id: string;
  readonly delivery: Delivery;
  readonly body: Body;
}

export type ChangedRow = SyncedRow & { readonly delivery: UnacknowledgedDelivery };

/** A row that is not stored. The transition table starts from it and ends with it. */
export interface AbsentRow {
  readonly collection: string;
  readonly id: string;
  readonly delivery: { readonly status: 'absent' };
  readonly body: Body;
}

export type Row = SyncedRow | AbsentRow;

/** A row as it was on the server at a revision. */
export interface ServerVersion {
  readonly rev: number;
  /** The revision of the last change by a device, if the server has changed the row since. */
  readonly writtenRev?: number;
  readonly deleted: boolean;
  readonly body: Body;
}

export function absentRow(collection: string, id: string): AbsentRow {
  return { collection, id, delivery: { status: 'absent' }, body: {} };
}

export function isStored(row: Row): row is SyncedRow {
  return row.delivery.status !== 'absent';
}

/** True for a row that members no longer see. */
export function isDeleted({ delivery }: Row): boolean {
  switch (delivery.status) {
    case 'absent':
      return true;
    case 'synced':
    case 'unconfirmed':
      return delivery.deleted;
    default:
      return delivery.op === 'delete';
  }
}

/** True for a row with a write that the server has not acknowledged, rejected ones included. */
export function hasChange(row: Row): row is ChangedRow {
  return row.delivery.status === 'pending' || row.delivery.status === 'rejected';
}

/** True for a row that the member keeps on this device only. */
export function isKeptHere({ delivery }: Pick<SyncedRow, 'delivery'> | AbsentRow): boolean {
  return delivery.status === 'rejected' && delivery.rejectionCode === KEPT_HERE;
}

/** The latest server revision in the row; null when the server is not known to have it. */
export function revOf({ delivery }: Row): number | null {
  switch (delivery.status) {
    case 'synced':
      return delivery.rev;
    case 'pending':
    case 'rejected':
      return delivery.op === 'update' || delivery.op === 'delete' ? delivery.rev : null;
    default:
      return null;
  }
}

/** The body as the server last acknowledged it. */
export function acknowledgedBody(row: SyncedRow): Body {
  return hasChange(row) && 'mergeBase' in row.delivery ? { ...row.body, ...row.delivery.mergeBase } : row.body;
}

/** Narrows a row in a state whose transitions all start from a local write. */
export function changed(row: Row): ChangedRow {
  if (!hasChange(row)) throw new Error(`Cannot find a local write in the ${row.delivery.status} row "${row.id}"`);
  return row;
}

/** What a row's delivery says of the write alone. */
export function changeOf({ delivery }: ChangedRow): Change {
  switch (delivery.op) {
    case 'insert':
      return { op: 'insert' };
    case 'claim':
      return { op: 'claim', claimed: delivery.claimed };
    case 'update':
      return { op: 'update', ...baseOf(delivery), mergeBase: delivery.mergeBase };
    case 'delete':
      return { op: 'delete', ...baseOf(delivery), mergeBase: delivery.mergeBase };
    case 'restore': {
      const { op, knownRev, former, mergeBase } = delivery;
      return { op, knownRev, former, mergeBase };
    }
  }
}

export function baseOf(delivery: Base): Base {
  return delivery.rev === null ? { rev: null, former: delivery.former } : { rev: delivery.rev };
}

/** The same write with another base. */
export function withChange(row: ChangedRow, change: Change): ChangedRow {
  const delivery: UnacknowledgedDelivery =
    row.delivery.status === 'pending'
      ? { status: 'pending', ...mutationOf(row), ...change }
      : { status: 'rejected', rejectionCode: row.delivery.rejectionCode, ...mutationOf(row), ...change };
  return { ...row, delivery };
}

export function mutationOf({ delivery: { mutationId, supersededIds, writtenBy } }: ChangedRow): Mutation {
  return { mutationId, supersededIds, ...(writtenBy && { writtenBy }) };
}

/** The id of the write that set a field. */
export function writerOf({ delivery: { mutationId, writtenBy } }: ChangedRow, field: string): string {
  return writtenBy?.[field] ?? mutationId;
}

/** The row with the writers that `earlier` has for `fields`, which the row's own write has not set. */
export function withWriters(row: ChangedRow, earlier: ChangedRow, fields: readonly string[]): ChangedRow {
  const { writtenBy: _, ...delivery } = row.delivery;
  const writers = fields.map((field) => [field, writerOf(earlier, field)] as const);
  const later = writers.filter(([, id]) => id !== delivery.mutationId);
  return { ...row, delivery: later.length > 0 ? { ...delivery, writtenBy: Object.fromEntries(later) } : delivery };
}

/** The values of `fields`; null where the body has none. */
export function valuesOf(body: Body, fields: Iterable<string>): Body {
  const values: Record<string, Json> = {};
  for (const field of fields) values[field] = body[field] ?? null;
  return values;
}

/** Everything that can happen to a row, and what comes with it. */
interface RowEvents {
  /** The member sets fields. */
  readonly edit: { readonly patch: Body; readonly mutationId: string };
  /** The member deletes the row. */
  readonly remove: { readonly mutationId: string };
  /** The server stored the write in `sent`, which may be older than the row; `version` is null if the row is gone. */
  readonly pushAccepted: { readonly sent: SyncedRow; readonly version: ServerVersion | null };
  /** The server rejected the write in `sent`, or refused every request with it: then without a version. */
  readonly pushRejected: { readonly sent: SyncedRow; readonly code: string; readonly version: ServerVersion | null };
  /** A version of the row came from the server. `afterAbsence`: this device was away, so newer edits may be in it. */
  readonly pulled: { readonly version: ServerVersion; readonly newId: () => string; readonly afterAbsence?: boolean };
  /** The member sends a rejected row once more. */
  readonly retry: { readonly mutationId: string };
  /** The member discards a rejected write. */
  readonly discard: { readonly mutationId: string };
  /** Everything is pulled again: the server and a device of `epoch` agree on rows up to `knownRev`, or fewer. */
  readonly reset: { readonly epoch: string; readonly knownRev: number; readonly mutationId: string };
  /** The full pull after a reset has ended. `wasForgotten`: what is missing was deleted, not lost. */
  readonly sweep: { readonly newId: () => string; readonly wasForgotten?: boolean };
  /** An account takes over what a guest has written. `isKept`: the row is not sent. */
  readonly claim: { readonly isKept: boolean };
  /** The account gives it back before the first response. */
  readonly unclaim: object;
}

export type RowEventType = keyof RowEvents;
/** The events of the types `T`: a distributive map, so that `transition()` may look up the handler by the type. */
export type RowEventOf<T extends RowEventType> = { [K in T]: { readonly type: K } & RowEvents[K] }[T];
export type RowEvent = RowEventOf<RowEventType>;
