import type { Collection } from '../model/collection.ts';
import { KEPT_HERE } from '../model/rejection-codes.ts';
import {
  absentRow,
  changed,
  type FormerRevision,
  hasChange,
  isDeleted,
  type Row,
  type RowEventOf,
  withChange,
} from './row.ts';
import { pending, rejected, restoring } from './row-builders.ts';

/** Up to knownRev a row is unconfirmed, also in a second reset; a later one was lost, so it is queued for restore. */
export function restoreOrMarkUnconfirmed(row: Row, { epoch, knownRev, mutationId }: RowEventOf<'reset'>): Row {
  const { delivery } = row;
  if (delivery.status !== 'synced' && delivery.status !== 'unconfirmed') return row;
  const former = delivery.status === 'synced' ? { epoch, rev: delivery.rev } : delivery.former;
  if (former.rev > knownRev) return restoreRow(row, former, knownRev, mutationId);
  const { deleted, supersededIds } = delivery;
  return delivery.status === 'unconfirmed'
    ? row
    : { ...row, delivery: { status: 'unconfirmed', former, deleted, supersededIds } };
}

/** Queues the version that the server has lost, or its deletion. */
export function restoreRow(row: Row, former: FormerRevision, knownRev: number, mutationId: string): Row {
  return isDeleted(row)
    ? pending(row, row.body, { op: 'delete', rev: 0, mergeBase: null }, mutationId)
    : pending(row, row.body, { op: 'restore', knownRev, former, mergeBase: {} }, mutationId);
}

/** The write stays; what it is based on is confirmed by the pull, or restored with it if the server lost it. */
export function resetChange(row: Row, { epoch, knownRev }: RowEventOf<'reset'>): Row {
  const { delivery } = changed(row);
  switch (delivery.op) {
    case 'insert':
    case 'claim':
      return row;
    case 'delete':
      return withChange(changed(row), { op: 'delete', rev: 0, mergeBase: null });
    case 'restore':
      return restoring(changed(row), Math.min(delivery.knownRev, knownRev), delivery);
    case 'update': {
      const { mergeBase } = delivery;
      const former = delivery.rev === null ? delivery.former : { epoch, rev: delivery.rev };
      return former.rev <= knownRev
        ? withChange(changed(row), { op: 'update', rev: null, former, mergeBase })
        : restoring(changed(row), knownRev, { former, mergeBase });
    }
  }
}

/** What the full pull did not bring is sent again, or was deleted so long ago that its tombstone is gone. */
export function sweepChange(row: Row, event: RowEventOf<'sweep'>, { merge }: Collection): Row {
  const { newId, wasForgotten = false } = event;
  const { delivery } = row;
  if (delivery.status === 'unconfirmed') {
    const isGone = wasForgotten || delivery.deleted;
    return isGone ? absentRow(row.collection, row.id) : restoreRow(row, delivery.former, 0, newId());
  }
  if (!hasChange(row)) return row;
  // The account has no such row.
  if (row.delivery.op === 'claim') return withChange(row, { op: 'insert' });
  if (row.delivery.op !== 'update' || row.delivery.rev !== null) return row;
  // A joined row cannot override anything.
  if (wasForgotten && merge === 'fields') return absentRow(row.collection, row.id);
  return restoring(row, 0, row.delivery);
}

/** A row that a guest has deleted was never anywhere else. */
export function claimChange(row: Row, { isKept }: RowEventOf<'claim'>, { fields }: Collection): Row {
  const { op } = changed(row).delivery;
  if (op === 'delete') return absentRow(row.collection, row.id);
  if (op !== 'insert') return row;
  const claimed = withChange(changed(row), { op: 'claim', claimed: fields });
  return isKept ? rejected(claimed, KEPT_HERE) : claimed;
}

export function unclaimChange(row: Row): Row {
  const { op, mutationId, supersededIds } = changed(row).delivery;
  return op === 'claim' ? { ...row, delivery: { status: 'pending', op: 'insert', mutationId, supersededIds } } : row;
}
