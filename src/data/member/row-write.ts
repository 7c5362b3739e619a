import {
  type DocumentOf,
  type PatchOf,
  parseDocument,
  type SyncedCollection,
} from '../../../sync/collections/synced-collections.ts';
import type { LocalChange, LocalWrite } from '../../../sync/engine/local-write.ts';

/** What a write makes of the current row, null if there is none; see LocalChange. */
export type RowChange<C extends SyncedCollection> = (
  current: DocumentOf<C> | null,
) => PatchOf<C> | Extract<ReturnType<LocalChange>, string>;

/** A write of one row, which a transaction may store together with others. */
export function rowWrite<C extends SyncedCollection>(collection: C, id: string, change: RowChange<C>): LocalWrite {
  return {
    key: { collection, id },
    change: (current) => change(current && parseDocument(collection, current)),
  };
}
