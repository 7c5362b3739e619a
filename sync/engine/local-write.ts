import { type Body, isList, type Json } from '../model/json.ts';
import { storedText } from '../model/text/stored-text.ts';
import { requestFullPull } from './apply-response.ts';
import type { RowKey, Store } from './ports.ts';
import { isDeleted, type RowEvent } from './row.ts';
import { applyEvent, type Target } from './row-transitions.ts';
import type { SyncState } from './sync-state.ts';

/**
 * Computes a write from the row's current fields, null for a missing row: the fields to set, 'delete', or 'skip'. 'retry'
 * sends a rejected row once more, as a new write, since the server repeats its result for the old one; 'discard' returns it to
 * the acknowledged version, or removes it if there is none.
 */
export type LocalChange = (current: Body | null) => Body | 'delete' | 'retry' | 'discard' | 'skip';

export interface LocalWrite {
  readonly key: RowKey;
  readonly change: LocalChange;
}

/**
 * The only way a screen changes synced rows: one or several, one after the other, and the sync state in one transaction.
 * Resolves once they are stored on this device; the sync sends them later. Rejects when the storage fails, and then nothing has
 * changed.
 */
export async function localWrite(
  store: Store,
  newMutationId: () => string,
  writes: LocalWrite | readonly LocalWrite[],
  changeState = (state: SyncState) => state,
): Promise<void> {
  const list = [writes].flat();
  await store.transact({ keys: list.map(({ key }) => key) }, (transaction) => {
    const { owner } = transaction.state();
    // Another tab has claimed the guest's data: this one opens it again.
    if (owner !== store.memberId) throw new Error(`Cannot write the data of "${owner}" as "${store.memberId}"`);
    for (const write of list) applyWrite({ transaction, build: store.build }, write, newMutationId);
    const state = transaction.state();
    const next = changeState(state);
    if (next !== state) transaction.setState(next);
  });
}

function changeEvent(wanted: ReturnType<LocalChange>, mutationId: string): RowEvent | null {
  switch (wanted) {
    case 'skip':
      return null;
    case 'delete':
      return { type: 'remove', mutationId };
    case 'retry':
    case 'discard':
      return { type: wanted, mutationId };
    default:
      return { type: 'edit', patch: storedTexts(wanted), mutationId };
  }
}

function applyWrite(target: Target, { key, change }: LocalWrite, newMutationId: () => string): void {
  const row = target.transaction.get(key);
  const event = changeEvent(change(isDeleted(row) ? null : row.body), newMutationId());
  if (event === null) return;
  const [before, after] = applyEvent(target, key, event);
  // A discarded restore may have hidden an older version that the restored server still has.
  const isDiscarded = event.type === 'discard' && after !== before;
  if (isDiscarded && before.delivery.status === 'rejected' && before.delivery.op === 'restore') {
    requestFullPull(target.transaction);
  }
}

/** A value with all its texts as they are stored. */
export function storedTexts<T extends Json>(value: T): T;
export function storedTexts(value: Json): Json {
  if (typeof value === 'string') return storedText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((item) => storedTexts(item));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, storedTexts(item)]));
}
