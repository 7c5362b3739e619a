import type { Collection } from '../collections/collection.ts';
import {
  discardChange,
  editChange,
  editUnchanged,
  insertRow,
  removeChange,
  removeUnchanged,
  retryChange,
} from './local-handlers.ts';
import { resetChange, restoreOrMarkUnconfirmed, sweepChange } from './reset-handlers.ts';
import type { Row, RowEventOf, RowEventType } from './row.ts';
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
  | 'update'
  | 'delete'
  | 'restore'
  | 'rejected';

/** Returns the next row; the same object when nothing changes. */
export type RowHandler<T extends RowEventType> = (row: Row, event: RowEventOf<T>, collection: Collection) => Row;

type RowHandlers = { readonly [T in RowEventType]: RowHandler<T> };

const keep = (row: Row): Row => row;

/** Every state and every event. The drawing and the reasons stand in ../README.md, a test for each cell beside it. */
const transitions: Readonly<Record<RowState, RowHandlers>> = {
  absent: {
    edit: insertRow,
    remove: keep,
    pushAccepted: applyStaleResult,
    pushRejected: applyStaleResult,
    pulled: storeVersion,
    retry: keep,
    discard: keep,
    reset: keep,
    sweep: keep,
  },
  synced: {
    edit: editUnchanged,
    remove: removeUnchanged,
    pushAccepted: applyStaleResult,
    pushRejected: applyStaleResult,
    pulled: applyPulled,
    retry: keep,
    discard: keep,
    reset: restoreOrMarkUnconfirmed,
    sweep: keep,
  },
  tombstone: {
    edit: editUnchanged,
    remove: keep,
    pushAccepted: applyStaleResult,
    pushRejected: applyStaleResult,
    pulled: applyToSynced,
    retry: keep,
    discard: keep,
    reset: restoreOrMarkUnconfirmed,
    sweep: keep,
  },
  unconfirmed: {
    edit: editUnchanged,
    remove: removeUnchanged,
    pushAccepted: applyStaleResult,
    pushRejected: applyStaleResult,
    pulled: confirmOrRestore,
    retry: keep,
    discard: keep,
    reset: restoreOrMarkUnconfirmed,
    sweep: sweepChange,
  },
  insert: {
    edit: editChange,
    remove: removeChange,
    pushAccepted: applyAcceptedPush,
    pushRejected: applyRejectedPush,
    pulled: rebaseOntoPulled,
    retry: keep,
    discard: keep,
    reset: keep,
    sweep: keep,
  },
  update: {
    edit: editChange,
    remove: removeChange,
    pushAccepted: applyAcceptedPush,
    pushRejected: applyRejectedPush,
    pulled: rebaseOntoPulled,
    retry: keep,
    discard: keep,
    reset: resetChange,
    sweep: sweepChange,
  },
  delete: {
    edit: editChange,
    remove: keep,
    pushAccepted: applyAcceptedPush,
    pushRejected: applyRejectedPush,
    pulled: rebaseOntoPulled,
    retry: keep,
    discard: keep,
    reset: resetChange,
    sweep: sweepChange,
  },
  restore: {
    edit: editChange,
    remove: removeChange,
    pushAccepted: applyAcceptedPush,
    pushRejected: applyRejectedPush,
    pulled: rebaseOntoPulled,
    retry: keep,
    discard: keep,
    reset: resetChange,
    sweep: keep,
  },
  rejected: {
    edit: editChange,
    remove: removeChange,
    pushAccepted: applyAcceptedPush,
    pushRejected: applyRejectedPush,
    pulled: rebaseOntoPulled,
    retry: retryChange,
    discard: discardChange,
    reset: resetChange,
    sweep: sweepChange,
  },
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
