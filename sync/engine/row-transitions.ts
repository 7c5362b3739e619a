import { type Build, collectionIn } from '../model/build.ts';
import type { Collection } from '../model/collection.ts';
import {
  discardChange,
  editChange,
  editUnchanged,
  insertRow,
  removeChange,
  removeUnchanged,
  retryChange,
} from './local-handlers.ts';
import type { RowKey, Transaction } from './ports.ts';
import { claimChange, resetChange, restoreOrMarkUnconfirmed, sweepChange, unclaimChange } from './reset-handlers.ts';
import type { Row, RowEvent, RowEventOf, RowEventType } from './row.ts';
import {
  applyAcceptedPush,
  applyPulled,
  applyRejectedPush,
  applyStaleResult,
  applyToSynced,
  confirmOrRestore,
  rebaseOntoPulled,
  storeVersion,
} from './server-handlers.ts';

/** Reads a row's state off its delivery; see Delivery for what each one holds. */
export type RowState =
  | 'absent'
  | 'synced'
  | 'tombstone'
  | 'unconfirmed'
  | 'insert'
  | 'claim'
  | 'update'
  | 'delete'
  | 'restore'
  | 'rejected';

/** Returns the next row; the same object when nothing changes. */
type RowHandler<T extends RowEventType> = (row: Row, event: RowEventOf<T>, collection: Collection) => Row;

type RowHandlers = { readonly [T in RowEventType]: RowHandler<T> };

const keep = (row: Row): Row => row;

/** What most events do to a row without a local write. */
const withoutLocalWrite = {
  edit: editUnchanged,
  remove: keep,
  pushAccepted: applyStaleResult,
  pushRejected: applyStaleResult,
  retry: keep,
  discard: keep,
  reset: restoreOrMarkUnconfirmed,
  sweep: keep,
  claim: keep,
  unclaim: keep,
} as const satisfies Partial<RowHandlers>;

/** What most events do to a row with a local write. */
const withLocalWrite = {
  edit: editChange,
  remove: removeChange,
  pushAccepted: applyAcceptedPush,
  pushRejected: applyRejectedPush,
  pulled: rebaseOntoPulled,
  retry: keep,
  discard: keep,
  reset: resetChange,
  sweep: keep,
  claim: claimChange,
  unclaim: unclaimChange,
} as const satisfies RowHandlers;

/** Every state and every event. The drawing and the reasons stand in ../README.md, a test for each cell beside it. */
export const transitions: Readonly<Record<RowState, RowHandlers>> = {
  absent: { ...withoutLocalWrite, edit: insertRow, pulled: storeVersion, reset: keep },
  synced: { ...withoutLocalWrite, remove: removeUnchanged, pulled: applyPulled },
  tombstone: { ...withoutLocalWrite, pulled: applyToSynced },
  unconfirmed: { ...withoutLocalWrite, remove: removeUnchanged, pulled: confirmOrRestore, sweep: sweepChange },
  insert: { ...withLocalWrite, reset: keep },
  claim: { ...withLocalWrite, reset: keep, sweep: sweepChange },
  update: { ...withLocalWrite, sweep: sweepChange },
  delete: { ...withLocalWrite, remove: keep, sweep: sweepChange },
  restore: withLocalWrite,
  rejected: { ...withLocalWrite, retry: retryChange, discard: discardChange, sweep: sweepChange },
};

export function stateOf({ delivery }: Row): RowState {
  switch (delivery.status) {
    case 'synced':
      return delivery.deleted ? 'tombstone' : 'synced';
    case 'pending':
      return delivery.op;
    default:
      return delivery.status;
  }
}

/** The row after `event`: the same object when nothing changes, an AbsentRow when nothing is left of it. */
export function transition<T extends RowEventType>(row: Row, event: RowEventOf<T>, collection: Collection): Row {
  const handlers: RowHandlers = transitions[stateOf(row)];
  return handlers[event.type](row, event, collection);
}

/** Where events are applied, and by which build's rules. */
export interface Target {
  readonly transaction: Transaction;
  readonly build: Build;
}

/** Sets what `event` makes of a row. Returns the row before and after. */
export function applyEvent({ transaction, build }: Target, key: RowKey, event: RowEvent): readonly [Row, Row] {
  const before = transaction.get(key);
  const after = transition(before, event, collectionIn(build, key.collection));
  if (after !== before) transaction.set(after);
  return [before, after];
}
