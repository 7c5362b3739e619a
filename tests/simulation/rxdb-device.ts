import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Store } from '../../sync/engine/ports.ts';
import { absentRow, type Row } from '../../sync/engine/row.ts';
import { type Build, currentBuild } from '../../sync/model/build.ts';
import { createIndexedDbStorage, openMemberDatabase } from '../../sync/storage/database.ts';
import { keyOf, rowIn } from '../../sync/storage/documents.ts';
import { createRxStore } from '../../sync/storage/rx-store.ts';
import { delayWrites, type StoredChange } from '../support/reference/delay-writes.ts';
import { createMemoryData, type MemoryData } from '../support/reference/memory-store.ts';
import { storePorts } from '../support/reference/store-ports.ts';
import type { Ledger } from './ledger.ts';

/** What happens to the writes of an open device: each waits for `beforeWrite`, whose error stores nothing. */
export interface WriteFaults {
  /** Transactions exclude each other, as by the Web Lock of the app. */
  readonly isLocked: boolean;
  readonly beforeWrite: () => Promise<void>;
}

const noFaults: WriteFaults = { isLocked: true, beforeWrite: async () => undefined };

/** A device with a real RxDB database, opened for each use because RxDB allows one open instance of it per process. */
export interface RxdbDevice {
  readonly name: string;
  readonly memberId: string;
  readonly build: Build;
  indexedDB: IDBFactory;
  /** The rows and the sync state as of the last refreshData(). */
  data: MemoryData;
}

export interface OpenDevice {
  /** For local writes. */
  readonly store: Store;
  /** For one sync. Fails before (even number) or after (odd number) call `failAt` / 2; 0 never fails. */
  readonly syncStore: (failAt: number) => Store;
  /** Reads the stored rows and state into `data`. */
  readonly refreshData: () => Promise<void>;
  /** Stores a row that nobody has written. */
  readonly corrupt: (row: Row) => Promise<void>;
  readonly close: () => Promise<void>;
}

export function createRxdbDevice(name: string, memberId: string, build = currentBuild): RxdbDevice {
  return { name, memberId, build, indexedDB: new IDBFactory(), data: createMemoryData(memberId, build) };
}

export async function openRxdbDevice(
  device: RxdbDevice,
  ledger: Ledger,
  newId: () => string,
  { isLocked, beforeWrite } = noFaults,
): Promise<OpenDevice> {
  const { memberId, build, data } = device;
  // Also what a conflict leaves stored of a transaction that runs again.
  function recordStored({ previous, document }: StoredChange) {
    const [before, after] = [previous && rowIn(previous), rowIn(document)];
    const { collection, id } = keyOf(document.id);
    const none = absentRow(collection, id);
    if (before != null || after !== null) ledger.recordWrite(data, before ?? none, after ?? none);
  }
  const storage = delayWrites(
    createIndexedDbStorage({ indexedDB: device.indexedDB, IDBKeyRange }),
    beforeWrite,
    recordStored,
  );
  const database = await openMemberDatabase({ dataId: memberId, storage, multiInstance: false });
  const ports = storePorts(newId);
  const store = createRxStore(
    database,
    memberId,
    isLocked ? ports : { ...ports, withLock: (_, work) => work() },
    build,
  );

  async function refreshData() {
    for (const rows of data.rows.values()) rows.clear();
    for (const document of await database.collections.documents.find().exec()) {
      const row = rowIn(document.toMutableJSON());
      if (row !== null) data.rows.get(row.collection)?.set(row.id, row);
    }
    data.state = await store.state();
  }

  return {
    store,
    syncStore: (failAt) => failingAtCall(store, failAt),
    refreshData,
    corrupt: (row) => store.transact({ keys: [row] }, (transaction) => transaction.set(row)),
    close: async () => {
      await database.close();
    },
  };
}

/** Injects one failure before or after a call, as if the tab had been closed; see OpenDevice.syncStore. */
function failingAtCall(store: Store, failAt: number): Store {
  let calls = 0;
  async function runCall<T>(call: () => Promise<T>): Promise<T> {
    calls += 1;
    if (calls * 2 === failAt) throw new Error('Injected: the tab was closed');
    const result = await call();
    if (calls * 2 + 1 === failAt) throw new Error('Injected: the tab was closed');
    return result;
  }
  return {
    memberId: store.memberId,
    build: store.build,
    transact: (scope, work) => runCall(() => store.transact(scope, work)),
    readForPush: (maxRows) => runCall(() => store.readForPush(maxRows)),
    state: () => runCall(() => store.state()),
    readCollection: (...call) => runCall(() => store.readCollection(...call)),
    contentVersions: () => runCall(() => store.contentVersions()),
  };
}
