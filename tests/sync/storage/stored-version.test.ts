import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markBuild } from '../../../sync/engine/mark-build.ts';
import type { Store } from '../../../sync/engine/ports.ts';
import { initialSyncState } from '../../../sync/engine/sync-state.ts';
import { type Build, currentBuild } from '../../../sync/model/build.ts';
import { createIndexedDbStorage, openMemberDatabase } from '../../../sync/storage/database.ts';
import { storedVersion } from '../../../sync/storage/member-databases.ts';
import { createRxStore } from '../../../sync/storage/rx-store.ts';
import { markOutdated, readStoredData } from '../../../sync/storage/stored-version.ts';
import { nextBuild } from '../../releases/next/next-build.ts';
import { delayWrites } from '../../support/reference/delay-writes.ts';
import { createDisk } from '../../support/reference/disk.ts';
import { storePorts, withLock } from '../../support/reference/store-ports.ts';
import { nextCollections } from './mixed-rows.ts';
import { MEMBER, pendingKata } from './store-fixture.ts';

const indexedDB = new IDBFactory();
const storage = createIndexedDbStorage({ indexedDB, IDBKeyRange });

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Runs a build on the member's data; the next one migrates the documents. */
async function run(
  build: Build,
  work: (store: Store) => Promise<void>,
  beforeWrite = async (): Promise<void> => undefined,
): Promise<void> {
  const database = await openMemberDatabase({
    ...{ dataId: MEMBER, storage: delayWrites(storage, beforeWrite), multiInstance: false },
    ...(build === nextBuild && { collections: nextCollections() }),
  });
  await work(createRxStore(database, MEMBER, storePorts(), build));
  await database.close();
}

describe('documents that are to be migrated', () => {
  test('are refused to the older build, and pulled again by the newer one', async () => {
    expect(await storedVersion(MEMBER)).toBeNull();
    await run(currentBuild, async (store) => {
      await store.transact({ keys: [pendingKata('k')] }, (transaction) => {
        transaction.set(pendingKata('k'));
        transaction.setState({
          ...initialSyncState('device', currentBuild.schema, MEMBER),
          epoch: 'epoch',
          cursor: 4711,
        });
      });
    });
    expect(await storedVersion(MEMBER)).toBe(0);
    expect(await readStoredData(MEMBER, storage)).toEqual({ owner: MEMBER, unsent: 1 });

    let marking: Promise<void> | undefined;
    const markAmidWrite = async () => {
      const next = { dataId: MEMBER, version: 0, schema: nextBuild.schema };
      marking ??= markOutdated(next, withLock, storage);
    };
    const late = async (store: Store) => {
      const refused = { name: 'OutdatedBuildError' };
      const write = () => store.transact({ keys: [pendingKata('late')] }, (change) => change.set(pendingKata('late')));
      await write();
      await marking;
      await expect(write()).rejects.toMatchObject(refused);
      await expect(store.readForPush(1)).rejects.toMatchObject(refused);
    };
    await run(currentBuild, late, markAmidWrite);
    await run(nextBuild, async (store) => {
      await markBuild(store);
      const { state, pending } = await store.readForPush(2);
      expect(state).toMatchObject({ schema: nextBuild.schema, epoch: 'epoch', cursor: 0, resetCount: 1 });
      expect(pending).toMatchObject([{ id: 'k' }, { id: 'late' }]);
    });
    expect(await storedVersion(MEMBER)).toBe(1);
    expect(await readStoredData(MEMBER, storage)).toEqual({ owner: MEMBER, unsent: 2 });
  });

  test('count as nothing that is known where they cannot be read', async () => {
    // Dexie warns before it tries again.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // RxDB remembers a name that could not be opened, so it is no other test's.
    const other = '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4e';
    indexedDB.open(`rxdb-dexie-keiko-${other}--0--documents`);
    await expect.poll(() => storedVersion(other)).toBe(0);
    const broken = createDisk();
    broken.fail({ kind: 'broken', after: 0 });
    expect(await readStoredData(other, createIndexedDbStorage(broken.startProcess()))).toBeNull();
  });
});
