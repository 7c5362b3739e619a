import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { onTestFinished } from 'vitest';
import type { Member } from '../../../src/data/member/member.ts';
import { rowWrite } from '../../../src/data/member/member-data.ts';
import { localWrite } from '../../../sync/engine/local-write.ts';
import { GUEST } from '../../../sync/model/account/guest.ts';
import { type Day, dayAt } from '../../../sync/model/day/day.ts';
import type { SyncedCollection } from '../../../sync/model/synced-collections.ts';
import { createIndexedDbStorage, openMemberDatabase } from '../../../sync/storage/database.ts';
import { createRxStore } from '../../../sync/storage/rx-store.ts';
import { storePorts } from '../../support/reference/store-ports.ts';

/** A member whose data is open on a device that never syncs; the first `now` is the time there. */
export async function openLocalMember(now = '2026-11-20T03:00:00Z', id: string = crypto.randomUUID()) {
  const dataId = crypto.randomUUID();
  const storage = createIndexedDbStorage({ indexedDB: new IDBFactory(), IDBKeyRange });
  const database = await openMemberDatabase({ dataId, storage, multiInstance: false });
  // RxDB opens at most 16 collections at a time, and files share them.
  onTestFinished(async () => void (await database.close()));
  const store = createRxStore(database, id, storePorts());
  const write: Member['write'] = (writes, changeState) => localWrite(store, v7, writes, changeState);
  let instant = Date.parse(now);
  return {
    id,
    dataId,
    database,
    store,
    write,
    isGuest: id === GUEST,
    newId: () => v7(),
    device: 'device',
    clock: { now: () => instant, today: (): Day => dayAt(instant) },
    setNow(iso: string) {
      instant = Date.parse(iso);
    },
    /** Deletes a row as the deletion queue does. */
    remove: (collection: SyncedCollection, id: string) => write(rowWrite(collection, id, () => 'delete')),
  };
}
