import type { Collection } from '../model/collection.ts';
import { KEPT_HERE } from '../model/rejection-codes.ts';
import { absentRow, changed, type Row, type RowEventOf, withChange } from './row.ts';
import { rejected } from './row-builders.ts';

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
