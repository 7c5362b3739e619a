import type { Collection } from '../model/collection.ts';
import type { Body } from '../model/json.ts';
import {
  type Change,
  type ChangedRow,
  changeOf,
  type FormerRevision,
  hasChange,
  mutationOf,
  type Row,
  type ServerVersion,
  type SyncedRow,
  withChange,
} from './row.ts';

/** Superseded writes that a row remembers; a request older than that many edits does not arrive any more. */
const SUPERSEDED_KEPT = 48;

export function pending(row: Row, body: Body, change: Change, mutationId: string): ChangedRow {
  const { collection, id } = row;
  return {
    collection,
    id,
    body,
    delivery: { status: 'pending', mutationId, supersededIds: supersededBy(row), ...change },
  };
}

/** The same write, waiting for the member's decision. */
export function rejected(row: ChangedRow, rejectionCode: string): ChangedRow {
  return { ...row, delivery: { status: 'rejected', rejectionCode, ...mutationOf(row), ...changeOf(row) } };
}

/** The same write for a version `former` that the server has lost; its versions up to `knownRev` are older. */
export function restoring(
  row: ChangedRow,
  knownRev: number,
  { former, mergeBase }: { readonly former: FormerRevision; readonly mergeBase: Body },
): ChangedRow {
  return withChange(row, { op: 'restore', knownRev, former, mergeBase });
}

export function synced(
  { collection, id }: Row,
  { rev, body }: ServerVersion,
  supersededIds: readonly string[] = [],
): SyncedRow {
  return { collection, id, body, delivery: { status: 'synced', rev, deleted: false, supersededIds } };
}

export function tombstone({ collection, id }: Row, rev: number): SyncedRow {
  return { collection, id, body: {}, delivery: { status: 'synced', rev, deleted: true, supersededIds: [] } };
}

export function supersededBy({ delivery }: Row): readonly string[] {
  switch (delivery.status) {
    case 'absent':
      return [];
    case 'synced':
    case 'unconfirmed':
      return delivery.supersededIds;
    default:
      return [...delivery.supersededIds, delivery.mutationId].slice(-SUPERSEDED_KEPT);
  }
}

export function mutationIdOf(row: Row): string | null {
  return hasChange(row) ? row.delivery.mutationId : null;
}

export function touchedFields({ delivery }: ChangedRow, { fields }: Collection): readonly string[] {
  return 'mergeBase' in delivery && delivery.mergeBase !== null ? Object.keys(delivery.mergeBase) : fields;
}
