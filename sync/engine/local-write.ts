import { type Build, collectionIn } from '../collections/build.ts';
import type { Body, Json } from '../protocol/json.ts';
import { requestFullPull } from './apply-response.ts';
import type { RowKey, Store, Transaction } from './ports.ts';
import { isDeleted } from './row.ts';
import type { RowEvent } from './row-events.ts';
import { transition } from './row-transitions.ts';

/** Computes a write from the row's current fields, null for a missing row: the fields to set, 'delete', or 'leave'. */
export type LocalChange = (current: Body | null) => Body | 'delete' | 'leave';

/**
 * The only way a screen changes a synced row. Resolves once the row is stored on this device; the sync sends it later.
 * Rejects when the storage fails, and then nothing has changed.
 */
export async function localWrite(
  store: Store,
  newMutationId: () => string,
  key: RowKey,
  change: LocalChange,
): Promise<void> {
  await localWriteAll(store, newMutationId, [{ key, change }]);
}

/** Changes several rows in one transaction: all of them or none. */
export async function localWriteAll(
  store: Store,
  newMutationId: () => string,
  writes: readonly { readonly key: RowKey; readonly change: LocalChange }[],
): Promise<void> {
  await store.transact({ keys: writes.map(({ key }) => key) }, (transaction) => {
    for (const { key, change } of writes) {
      applyToRow(transaction, store.build, key, (current) => changeEvent(change(current), newMutationId()));
    }
  });
}

function changeEvent(wanted: ReturnType<LocalChange>, mutationId: string): RowEvent | null {
  if (wanted === 'leave') return null;
  return wanted === 'delete' ? { type: 'remove', mutationId } : { type: 'edit', patch: wellFormed(wanted), mutationId };
}

/** Sends a rejected row once more: as a new write, since the server repeats its result for the old one. */
export async function retryRejected(store: Store, newMutationId: () => string, key: RowKey): Promise<void> {
  await store.transact({ keys: [key] }, (transaction) =>
    applyToRow(transaction, store.build, key, () => ({ type: 'retry', mutationId: newMutationId() })),
  );
}

/** Discards a rejected write: the row returns to the acknowledged version, or is removed if there is none. */
export async function discardRejected(store: Store, newMutationId: () => string, key: RowKey): Promise<void> {
  await store.transact({ keys: [key] }, (transaction) => {
    const row = transaction.get(key);
    const event = { type: 'discard', mutationId: newMutationId() } as const;
    const next = transition(row, event, collectionIn(store.build, key.collection));
    if (next === row) return;
    transaction.set(next);
    // The row may have hidden an older version that the restored server still has.
    if (row.delivery.status === 'rejected' && row.delivery.op === 'restore') requestFullPull(transaction);
  });
}

function applyToRow(
  transaction: Transaction,
  build: Build,
  key: RowKey,
  eventFor: (current: Body | null) => RowEvent | null,
): void {
  const row = transaction.get(key);
  const event = eventFor(isDeleted(row) ? null : row.body);
  if (event === null) return;
  const next = transition(row, event, collectionIn(build, key.collection));
  if (next !== row) transaction.set(next);
}

/** Removes NUL and unpaired surrogates, which the database cannot store; both come from broken pastes. */
function wellFormed<T extends Json>(value: T): T;
function wellFormed(value: Json): Json {
  if (typeof value === 'string') return value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((item) => wellFormed(item));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wellFormed(item)]));
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
