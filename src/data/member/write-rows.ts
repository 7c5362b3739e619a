import { v7 } from 'uuid';
import {
  type DocumentOf,
  type PatchOf,
  parseDocument,
  type SyncedCollection,
} from '../../../sync/collections/synced-collections.ts';
import { localWriteAll } from '../../../sync/engine/local-write.ts';
import type { Store } from '../../../sync/engine/ports.ts';
import type { Body } from '../../../sync/protocol/json.ts';

/** Computes a write from the current row, null if there is none: the fields to set, 'delete', or 'leave'. */
export type RowChange<C extends SyncedCollection> = (current: DocumentOf<C> | null) => PatchOf<C> | 'delete' | 'leave';

/** Writes several rows of a collection in one transaction: all of them or none. */
export async function writeRows<C extends SyncedCollection>(
  store: Store,
  collection: C,
  changes: ReadonlyMap<string, RowChange<C>>,
): Promise<void> {
  const writes = [...changes].map(([id, change]) => ({
    key: { collection, id },
    change: (current: Body | null) => change(current && parseDocument(collection, current)),
  }));
  await localWriteAll(store, v7, writes);
}
