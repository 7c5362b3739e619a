import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Store } from '../../sync/engine/ports.ts';
import type { Row } from '../../sync/engine/row.ts';
import { openMemberDatabase } from '../../sync/storage/database.ts';
import { rowIn } from '../../sync/storage/documents.ts';
import { createIndexedDbStorage } from '../../sync/storage/indexed-db-storage.ts';
import { createRxStore } from '../../sync/storage/rx-store.ts';
import { createMemoryData, type MemoryData } from '../support/memory-store.ts';
import type { Ledger } from './ledger.ts';

/** A device whose IndexedDB outlives the times it is opened. RxDB allows one open member database in a process. */
export interface RealDevice {
  readonly name: string;
  readonly memberId: string;
  indexedDB: IDBFactory;
  /** What the database held when it was last looked at. */
  data: MemoryData;
}

export interface OpenDevice {
  /** For the member's own writes, and for cycles: one that fails at its nth call when asked to. */
  readonly store: Store;
  readonly syncStore: (failAtCall: number) => Store;
  /** Brings `data` up to what is stored. */
  readonly look: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function createRealDevice(name: string, memberId: string): RealDevice {
  return { name, memberId, indexedDB: new IDBFactory(), data: createMemoryData(memberId) };
}

export async function openRealDevice(device: RealDevice, ledger: Ledger, newId: () => string): Promise<OpenDevice> {
  const { memberId, data } = device;
  const storage = createIndexedDbStorage({ indexedDB: device.indexedDB, IDBKeyRange });
  const database = await openMemberDatabase({ memberId, storage, multiInstance: false });
  const store = createRxStore(database, memberId, newId);

  async function look() {
    for (const rows of data.rows.values()) rows.clear();
    for (const document of await database.collections.documents.find().exec()) {
      const row = rowIn(document.toMutableJSON());
      if (row !== null) data.rows.get(row.collection)?.set(row.id, row);
    }
    data.state = await store.state();
  }

  return {
    store: withLedger(store, (before, after) => ledger.recordWrite(data, before, after), 'stored'),
    syncStore: (failAtCall) =>
      failingAtCall(
        withLedger(store, (before, after) => ledger.recordWrite(data, before, after), 'planned'),
        failAtCall,
      ),
    look,
    close: async () => {
      await database.close();
    },
  };
}

/**
 * Records every new write in the ledger: a member's when it is stored, one of the sync's own as soon as it is planned,
 * since a crash may follow right after it was stored.
 */
function withLedger(store: Store, record: (before: Row, after: Row) => void, when: 'stored' | 'planned'): Store {
  return {
    ...store,
    async transact(scope, work) {
      const changes = new Map<string, { readonly before: Row; readonly after: Row }>();
      const result = await store.transact(scope, (transaction) =>
        work({
          ...transaction,
          set(after) {
            const before = transaction.get(after);
            changes.set(`${after.collection} ${after.id}`, { before, after });
            if (when === 'planned') record(before, after);
            transaction.set(after);
          },
        }),
      );
      for (const { before, after } of changes.values()) record(before, after);
      return result;
    },
  };
}

/** Fails at the nth call, before it does anything or after it has done it. */
function failingAtCall(store: Store, failAtCall: number): Store {
  let calls = 0;
  async function fuse<T>(call: () => Promise<T>): Promise<T> {
    calls += 1;
    if (calls * 2 === failAtCall) throw new Error('The tab is gone');
    const result = await call();
    if (calls * 2 + 1 === failAtCall) throw new Error('The tab is gone');
    return result;
  }
  return {
    memberId: store.memberId,
    transact: (scope, work) => fuse(() => store.transact(scope, work)),
    readForPush: (maxRows) => fuse(() => store.readForPush(maxRows)),
    state: () => fuse(() => store.state()),
  };
}
