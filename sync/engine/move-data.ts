import { PROFILE_ID } from '../model/account/profiles.collection.ts';
import { collectionIn } from '../model/build.ts';
import { mergeRows } from '../model/collection.ts';
import { type Body, pick, sameJson } from '../model/json.ts';
import type { RowKey, Store } from './ports.ts';
import { absentRow, type ChangedRow, hasChange, isDeleted, isStored, valuesOf } from './row.ts';
import { applyEvent, type Target } from './row-transitions.ts';
import type { DataMove } from './sync-state.ts';

/*
 * Rows that were written without an account become rows of an account:
 *
 *   mark the source ──▶ one transaction into the account's data ──▶ remove the moved rows, and the mark
 *
 * The mark names the member and refuses writes to the source. The transaction stores the id of the move with the rows, so
 * that each step can be repeated after a crash, and by several tabs.
 */

/** Marks the data for a member; a repeated mark replaces the choices. Rejects when it is another member's. */
export async function markMove(source: Store, move: DataMove): Promise<void> {
  await source.transact({}, (transaction) => {
    const state = transaction.state();
    if (state.move !== null && state.move.memberId !== move.memberId) {
      throw new Error('Cannot move data that belongs to another member');
    }
    transaction.setState({ ...state, move });
  });
}

/** Returns data that was not moved to nobody, so that it can be used again without an account. */
export async function unmarkMove(source: Store, memberId: string): Promise<void> {
  await source.transact({}, (transaction) => {
    const state = transaction.state();
    if (state.move?.memberId === memberId) transaction.setState({ ...state, move: null });
  });
}

/** Moves what is marked for the member of `target`, each row once. Resolves to how many rows stay in the source. */
export async function moveMarkedData(source: Store, target: Store, newId: () => string): Promise<number> {
  const { move, rows } = await source.transact({ statuses: ['pending', 'rejected'] }, (transaction) => ({
    move: transaction.state().move,
    rows: [...transaction.rows()].filter(hasChange),
  }));
  if (move === null || move.memberId !== target.memberId) return rows.length;
  const staying = new Set(move.without);
  const moved = rows.filter((row) => !staying.has(nameOf(row)));
  await insertRows(target, moved, { move, newId });
  return removeMoved(source, moved, move.id);
}

async function insertRows(
  store: Store,
  rows: readonly ChangedRow[],
  { move, newId }: { readonly move: DataMove; readonly newId: () => string },
): Promise<void> {
  await store.transact({ keys: rows }, (transaction) => {
    const state = transaction.state();
    if (state.move?.id === move.id) return;
    // A row deleted without an account was never anywhere else.
    for (const row of rows) {
      if (isDeleted(row)) continue;
      const add = row.collection === 'profiles' ? insertProfile : insertRow;
      add({ transaction, build: store.build }, row, newId);
    }
    transaction.setState({ ...state, move });
  });
}

/** Rows that several devices write under one id are merged; of any other row, the one that is there stays. */
function insertRow(target: Target, row: ChangedRow, newId: () => string): void {
  const { transaction, build } = target;
  const existing = transaction.get(row);
  if (!isStored(existing)) {
    const { mutationId, supersededIds } = row.delivery;
    const delivery = { status: 'pending', op: 'insert', mutationId, supersededIds } as const;
    transaction.set({ collection: row.collection, id: row.id, body: row.body, delivery });
    return;
  }
  const { merge, fields } = collectionIn(build, row.collection);
  if (merge === 'fields' || isDeleted(existing)) return;
  const merged = pick(mergeRows(merge, existing.body, row.body), fields);
  if (sameJson(merged, pick(existing.body, fields))) return;
  applyEvent(target, row, { type: 'edit', patch: merged, mutationId: newId() });
}

/** Fills the fields of the account's profile that are empty. A new account has a profile before its first sync, too. */
function insertProfile(target: Target, { body }: ChangedRow, newId: () => string): void {
  const { transaction } = target;
  const key: RowKey = { collection: 'profiles', id: PROFILE_ID };
  const existing = transaction.get(key);
  const { username: _, ...optional } = body;
  const patch: Body = Object.fromEntries(
    Object.entries(optional).filter(([field, value]) => value !== null && (existing.body[field] ?? null) === null),
  );
  const fields = Object.keys(patch);
  if (fields.length === 0) return;
  if (isStored(existing)) {
    applyEvent(target, key, { type: 'edit', patch, mutationId: newId() });
    return;
  }
  const change = { op: 'update', rev: 0, mergeBase: valuesOf({}, fields) } as const;
  const delivery = { status: 'pending', mutationId: newId(), supersededIds: [], ...change } as const;
  transaction.set({ ...key, body: patch, delivery });
}

/** Removes the moved rows and the mark. Resolves to the number of rows that are left. */
async function removeMoved(source: Store, moved: readonly ChangedRow[], moveId: string): Promise<number> {
  return source.transact({ statuses: ['pending', 'rejected'] }, (transaction) => {
    const names = new Set(moved.map(nameOf));
    let left = 0;
    for (const row of [...transaction.rows()]) {
      if (names.has(nameOf(row))) transaction.set(absentRow(row.collection, row.id));
      else left += 1;
    }
    const state = transaction.state();
    if (state.move?.id === moveId) transaction.setState({ ...state, move: null });
    return left;
  });
}

/** A row's name in DataMove.without. */
export function nameOf({ collection, id }: RowKey): string {
  return `${collection}/${id}`;
}
