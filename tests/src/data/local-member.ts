import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { vi } from 'vitest';
import type { Member } from '../../../src/data/member/member.ts';
import { writeRows } from '../../../src/data/member/write-rows.ts';
import type { SyncedCollection } from '../../../sync/collections/synced-collections.ts';
import { openMemberDatabase } from '../../../sync/storage/database.ts';
import { createIndexedDbStorage } from '../../../sync/storage/indexed-db-storage.ts';
import { createRxStore } from '../../../sync/storage/rx-store.ts';

/** A member whose data is open on a device that never syncs; the first `now` is the time there. */
export async function openLocalMember(now = '2026-11-20T03:00:00Z') {
  const id = crypto.randomUUID();
  const storage = createIndexedDbStorage({ indexedDB: new IDBFactory(), IDBKeyRange });
  // RxDB advertises its other storages once.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const database = await openMemberDatabase({ memberId: id, storage, multiInstance: false });
  warn.mockRestore();
  const store = createRxStore(database, id, () => 'device');
  const writeAll: Member['writeAll'] = (collection, changes) => writeRows(store, collection, changes);
  const write: Member['write'] = (collection, id, change) => writeAll(collection, new Map([[id, change]]));
  let instant = Date.parse(now);
  return {
    id,
    database,
    store,
    write,
    writeAll,
    newId: () => v7(),
    clock: { now: () => instant },
    setNow(iso: string) {
      instant = Date.parse(iso);
    },
    /** Deletes a row as the deletion queue does. */
    remove: (collection: SyncedCollection, id: string) => write(collection, id, () => 'delete'),
  };
}
