import type { Collection } from '../model/collection.ts';
import { type Body, sameJson } from '../model/json.ts';
import {
  absentRow,
  acknowledgedBody,
  type Base,
  baseOf,
  type Change,
  type ChangedRow,
  changed,
  changeOf,
  isDeleted,
  isKeptHere,
  type Row,
  type RowEventOf,
  revOf,
  valuesOf,
  withWriters,
} from './row.ts';
import { pending, rejected, touchedFields } from './row-builders.ts';

export function insertRow(row: Row, { patch, mutationId }: RowEventOf<'edit'>): Row {
  return pending(row, patch, { op: 'insert' }, mutationId);
}

export function editUnchanged(row: Row, { patch, mutationId }: RowEventOf<'edit'>): Row {
  const mergeBase = valuesOf(row.body, editedFields(row, patch));
  return pending(row, { ...row.body, ...patch }, { op: 'update', ...acknowledgedBase(row), mergeBase }, mutationId);
}

/**
 * The member decides about a rejected write by editing it; a joined value alone leaves a conflict undecided, and nothing but a
 * retry sends a row that is kept here.
 */
export function editChange(row: Row, event: RowEventOf<'edit'>, collection: Collection): Row {
  const { joins = {} } = collection;
  const { delivery } = changed(row);
  const next = keepWriters(addEdit(row, event), changed(row), collection, editedFields(row, event.patch));
  if (delivery.status !== 'rejected') return next;
  const isJoinAlone = Object.keys(event.patch).every((field) => field in joins);
  const isUndecided = isConflict(changed(row)) && isJoinAlone;
  return isUndecided || isKeptHere(row) ? rejected(next, delivery.rejectionCode) : next;
}

/** The fields that are not in `edited` keep their writers; about a conflict the member decides as a whole. */
function keepWriters(
  next: ChangedRow,
  row: ChangedRow,
  collection: Collection,
  edited: readonly string[] = [],
): ChangedRow {
  const left = touchedFields(row, collection).filter((field) => !edited.includes(field));
  return withWriters(next, row, isConflict(row) ? [] : left);
}

function isConflict({ delivery }: ChangedRow): boolean {
  return delivery.status === 'rejected' && delivery.rejectionCode === 'changed_elsewhere';
}

/** A field once edited stays in the merge base, even when it is set back: the earlier value may be on its way. */
function addEdit(row: Row, { patch, mutationId }: RowEventOf<'edit'>): ChangedRow {
  const { delivery } = changed(row);
  const body = { ...row.body, ...patch };
  const edited = valuesOf(row.body, editedFields(row, patch));
  if (delivery.op === 'claim') {
    const claimed = delivery.claimed.filter((field) => !(field in edited));
    return pending(row, body, { op: 'claim', claimed }, mutationId);
  }
  if (delivery.op === 'insert' || delivery.mergeBase === null) return pending(row, body, { op: 'insert' }, mutationId);
  const mergeBase = { ...edited, ...delivery.mergeBase };
  if (delivery.op !== 'restore') {
    return pending(row, body, { op: 'update', ...baseOf(delivery), mergeBase }, mutationId);
  }
  const { op, knownRev, former } = delivery;
  return pending(row, body, { op, knownRev, former, mergeBase }, mutationId);
}

export function removeUnchanged(row: Row, { mutationId }: RowEventOf<'remove'>): Row {
  if (isDeleted(row)) return row;
  return pending(row, row.body, { op: 'delete', ...acknowledgedBase(row), mergeBase: {} }, mutationId);
}

/** Deletes even a row that was never acknowledged: the insert may be on its way. One that is kept here never was. */
export function removeChange(row: Row, { mutationId }: RowEventOf<'remove'>, collection: Collection): Row {
  const { delivery } = changed(row);
  if (isKeptHere(row) && (delivery.op === 'insert' || delivery.op === 'claim'))
    return absentRow(row.collection, row.id);
  if (delivery.op === 'delete') return row;
  const change: Change =
    delivery.op === 'update'
      ? { op: 'delete', ...baseOf(delivery), mergeBase: delivery.mergeBase }
      : { op: 'delete', rev: 0, mergeBase: null };
  return keepWriters(pending(row, row.body, change, mutationId), changed(row), collection);
}

export function retryChange(row: Row, { mutationId }: RowEventOf<'retry'>, collection: Collection): Row {
  return keepWriters(pending(row, row.body, changeOf(changed(row)), mutationId), changed(row), collection);
}

/** Returns to the acknowledged version, or to nothing if the server never had the row. */
export function discardChange(row: Row, { mutationId }: RowEventOf<'discard'>): Row {
  const { delivery } = changed(row);
  const { supersededIds } = delivery;
  const acknowledged = { ...changed(row), body: acknowledgedBody(changed(row)) };
  if (!('mergeBase' in delivery) || delivery.mergeBase === null) return absentRow(row.collection, row.id);
  if (delivery.op === 'restore') {
    if (Object.keys(delivery.mergeBase).length === 0) return absentRow(row.collection, row.id);
    const { op, knownRev, former } = delivery;
    return pending(acknowledged, acknowledged.body, { op, knownRev, former, mergeBase: {} }, mutationId);
  }
  if (delivery.rev === null) {
    return {
      ...acknowledged,
      delivery: { status: 'unconfirmed', former: delivery.former, deleted: false, supersededIds },
    };
  }
  return { ...acknowledged, delivery: { status: 'synced', rev: delivery.rev, deleted: false, supersededIds } };
}

/** The base of the first local write of a row. */
function acknowledgedBase(row: Row): Base {
  const { delivery } = row;
  return delivery.status === 'unconfirmed' ? { rev: null, former: delivery.former } : { rev: revOf(row) ?? 0 };
}

function editedFields(row: Row, patch: Body): readonly string[] {
  return Object.keys(patch).filter((field) => !sameJson(patch[field], row.body[field]));
}
