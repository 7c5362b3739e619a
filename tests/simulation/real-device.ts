import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { syncedCollections } from '../../sync/collections/merge-rules.ts';
import { openMemberDatabase } from '../../sync/database.ts';
import { createIndexedDbStorage } from '../../sync/indexed-db-storage.ts';
import type { Store } from '../../sync/replication/ports.ts';
import { createRxStore, readRow } from '../../sync/replication/rx-store.ts';
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
  readonly cycleStore: (failAtCall: number) => Store;
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
    for (const c of syncedCollections) {
      const rows = data.rows.get(c);
      rows?.clear();
      for (const stored of await database.collections[c].find().exec()) {
        rows?.set(stored.id, readRow(c, stored.toMutableJSON()));
      }
    }
    data.state = await store.state();
  }

  return {
    store: withLedger(store, (c, id, change) => ledger.noteWrite(data, c, id, change), 'stored'),
    cycleStore: (failAtCall) =>
      withFuse(
        withLedger(store, (c, id, change) => ledger.noteWrite(data, c, id, change), 'planned'),
        failAtCall,
      ),
    look,
    close: async () => {
      await database.close();
    },
  };
}

type Note = (c: string, id: string, change: Parameters<Ledger['noteWrite']>[3]) => void;

/**
 * Tells the ledger of every new write: of a member's when it is stored, of the sync's own as soon as it is planned,
 * since a crash may come after it was stored and before anybody knows.
 */
function withLedger(store: Store, note: Note, when: 'stored' | 'planned'): Store {
  return {
    ...store,
    async update(c, ids, change) {
      const planned = new Map<string, Parameters<Note>[2]>();
      await store.update(c, ids, (before, id) => {
        const after = change(before, id);
        planned.set(id, { before, after });
        if (when === 'planned') note(c, id, { before, after });
        return after;
      });
      for (const [id, step] of planned) note(c, id, step);
    },
  };
}

/** Fails at the nth call, before it does anything or after it has done it. */
function withFuse(store: Store, failAtCall: number): Store {
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
    update: (...call) => fuse(() => store.update(...call)),
    waiting: (...call) => fuse(() => store.waiting(...call)),
    idsAfter: (...call) => fuse(() => store.idsAfter(...call)),
    state: () => fuse(() => store.state()),
    changeState: (...call) => fuse(() => store.changeState(...call)),
    snapshotVersions: () => fuse(() => store.snapshotVersions()),
    saveSnapshot: (...call) => fuse(() => store.saveSnapshot(...call)),
  };
}
