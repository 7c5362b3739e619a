import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { initialSyncState } from '../../../sync/engine/sync-state.ts';
import { currentBuild } from '../../../sync/model/build.ts';
import { createDisk, type Disk } from '../../support/reference/disk.ts';
import { storePorts } from '../../support/reference/store-ports.ts';
import { isFullRun } from '../../support/run/sample-count.ts';
import { buildApp } from './app-process.ts';
import { migrated, mixedRows, nextCollections, rowsOf } from './mixed-rows.ts';

const MEMBER = '0198f2d0-0000-7000-8000-00000000000a';
const COUNT = 300;
const rows = mixedRows(COUNT);
const pending = [...rows.values()].filter(({ delivery }) => delivery.status === 'pending').length;
const state = {
  ...initialSyncState('device', currentBuild.schema, MEMBER),
  cursor: 4711,
  epoch: 'epoch',
  synced_at: '2026-11-20T00:00:00.000Z',
};

let startProcess: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  startProcess = await buildApp();
}, 60_000);

let disk: Disk;
beforeEach(() => {
  disk = createDisk();
});
afterEach(() => vi.restoreAllMocks());

/** Starts the app with modules of its own, as after a reload. */
async function startApp(options: { readonly next: boolean; readonly multiInstance?: boolean }) {
  const { openMemberDatabase, createIndexedDbStorage, createRxStore } = startProcess();
  const database = await openMemberDatabase({
    dataId: MEMBER,
    storage: createIndexedDbStorage(disk.startProcess()),
    multiInstance: options.multiInstance ?? false,
    ...(options.next ? { collections: nextCollections() } : {}),
  });
  return {
    database,
    store: createRxStore(
      database,
      MEMBER,
      storePorts(() => 'another device'),
    ),
  };
}

async function fillWithTodaysVersion() {
  const { database, store } = await startApp({ next: false });
  await store.transact({ keys: [...rows.values()] }, (transaction) => {
    for (const row of rows.values()) transaction.set(row);
    transaction.setState(state);
    transaction.setSnapshot('notices', { version: 5, body: [] });
  });
  await database.close();
}

async function expectEverythingMigrated() {
  const { database, store } = await startApp({ next: true });
  expect(await rowsOf(store)).toEqual(migrated(rows));
  const source = await store.readForPush(COUNT);
  expect(source.pending).toHaveLength(pending);
  expect(await store.contentVersions()).toEqual({ notices: 5 });
  expect(await store.state()).toEqual(state);
  await database.close();
}

describe('migration of the local database', () => {
  test('keeps every row and its delivery, the sync state and the published content', async () => {
    await fillWithTodaysVersion();
    await expectEverythingMigrated();
  }, 30_000);

  test('works with several tabs', async () => {
    await fillWithTodaysVersion();
    const { database, store } = await startApp({ next: true, multiInstance: true });
    expect(await rowsOf(store)).toEqual(migrated(rows));
    await database.close();
  }, 30_000);

  test.each(isFullRun ? [0, 5, 150, 310, 600] : [5, 310])(
    'loses nothing when the app is killed after %i row writes',
    async (after) => {
      await fillWithTodaysVersion();
      disk.fail({ kind: 'kill', after });
      const killed = startApp({ next: true }).then(
        () => 'finished',
        () => 'killed',
      );
      await vi.waitFor(() => expect(disk.isKilled()).toBe(true), { timeout: 10_000, interval: 5 });
      await Promise.race([killed, new Promise((resolve) => setTimeout(resolve, 50))]);
      disk.loseConnections();
      disk.fail(null);

      await expectEverythingMigrated();
    },
    30_000,
  );

  test.each([0, 150])(
    'rejects on a device that is full after %i row writes, and loses nothing',
    async (after) => {
      await fillWithTodaysVersion();
      disk.fail({ kind: 'quota', after });
      await expect(startApp({ next: true })).rejects.toThrow('Cannot open the database');
      disk.endProcess();
      disk.fail(null);
      disk.loseConnections();

      await expectEverythingMigrated();
    },
    30_000,
  );
});
