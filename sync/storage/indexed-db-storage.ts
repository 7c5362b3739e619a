import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { watchDeletion } from './reconnection.ts';

/** RxDB's free storage over IndexedDB. Tests hand in an IndexedDB of their own. */
export function createIndexedDbStorage(idb?: {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
}) {
  return getRxStorageDexie({ ...idb, onCreate: watchDeletion });
}
