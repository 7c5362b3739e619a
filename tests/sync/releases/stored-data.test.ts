import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeAll, describe, expect, test } from 'vitest';
import { markBuild } from '../../../sync/engine/mark-build.ts';
import type { Store } from '../../../sync/engine/ports.ts';
import { buildRequest, chooseBatch } from '../../../sync/engine/request.ts';
import { type Build, currentBuild } from '../../../sync/model/build.ts';
import { createIndexedDbStorage, openMemberDatabase } from '../../../sync/storage/database.ts';
import { createRxStore } from '../../../sync/storage/rx-store.ts';
import type { RecordedData } from '../../releases/fixtures.ts';
import { loadIndexedDb } from '../../releases/idb-dump.ts';
import { pairs } from '../../releases/pairs.ts';
import { MEMBER_ID } from '../../releases/recorded-member.ts';
import { storePorts } from '../../support/reference/store-ports.ts';
import { isFullRun } from '../../support/run/sample-count.ts';
import { rowsOf } from '../storage/mixed-rows.ts';

/** A device with recorded data. The returned function runs a build on it. */
async function createDevice({ databases }: RecordedData) {
  const indexedDB = new IDBFactory();
  await loadIndexedDb(indexedDB, databases);
  return async function run(build: Build, work: (store: Store) => Promise<void>): Promise<void> {
    const storage = createIndexedDbStorage({ indexedDB, IDBKeyRange });
    const database = await openMemberDatabase({ dataId: MEMBER_ID, storage, multiInstance: false });
    await work(
      createRxStore(
        database,
        MEMBER_ID,
        storePorts(() => 'another device'),
        build,
      ),
    );
    await database.close();
  };
}

async function expectAllRows(store: Store, { rows }: RecordedData): Promise<void> {
  expect([...(await rowsOf(store)).values()].sort(byKey)).toEqual([...rows].sort(byKey));
  expect(await store.contentVersions()).toEqual({ notices: 5 });
}

// 3,000 rows each; older releases only with FULL=1.
const tested = isFullRun ? pairs : pairs.slice(-2);

describe.each(tested)('$newer on the data of $older', ({ read, build }) => {
  let recorded: RecordedData;
  let isOlder: boolean;
  beforeAll(async () => {
    recorded = await read('data.json.gz');
    isOlder = recorded.state.schema < build.schema;
  }, 120_000);

  test('keeps every row in its state of delivery, the sync state and the published content', async () => {
    const { rows, state } = recorded;
    const run = await createDevice(recorded);
    await run(build, async (store) => {
      expect(await markBuild(store)).toBe(isOlder);
      const claimed = isOlder ? { schema: build.schema, cursor: 0, resetCount: 1 } : {};
      expect(await store.state()).toEqual({ ...state, ...claimed });
      await expectAllRows(store, recorded);

      const source = await store.readForPush(rows.length);
      expect(source.pending).toHaveLength(rows.filter(({ delivery }) => delivery.status === 'pending').length);
      const batch = chooseBatch(build, source.pending);
      expect(buildRequest(build, source, batch, 0).push).toHaveLength(batch.length);
    });
  }, 120_000);

  test('keeps the older build away from it', async ({ skip }) => {
    skip(!isOlder, 'Both have the same row schema.');
    const run = await createDevice(recorded);
    await run(build, async (store) => void (await markBuild(store)));
    await run({ ...currentBuild, schema: recorded.state.schema }, async (store) => {
      const refused = { name: 'OutdatedBuildError' };
      await expect(markBuild(store)).rejects.toMatchObject(refused);
      await expect(store.readForPush(1)).rejects.toMatchObject(refused);
      await expect(store.transact({}, () => undefined)).rejects.toMatchObject(refused);
    });
    await run(build, (store) => expectAllRows(store, recorded));
  }, 120_000);
});

interface Key {
  readonly collection: string;
  readonly id: string;
}

function byKey(a: Key, b: Key): number {
  return `${a.collection}/${a.id}` < `${b.collection}/${b.id}` ? -1 : 1;
}
