import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentBuild } from '../../../sync/collections/build.ts';
import { claimData } from '../../../sync/engine/claim-data.ts';
import { buildRequest, chooseBatch } from '../../../sync/engine/request.ts';
import { openMemberDatabase } from '../../../sync/storage/database.ts';
import { createIndexedDbStorage } from '../../../sync/storage/indexed-db-storage.ts';
import { createRxStore } from '../../../sync/storage/rx-store.ts';
import { readFixture, releases } from '../../releases/fixtures.ts';
import { loadIndexedDb } from '../../releases/idb-dump.ts';
import { rowsOf } from '../storage/mixed-rows.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

// 3,000 rows each; older releases only with FULL=1.
const tested = process.env.FULL === '1' ? releases : releases.slice(-2);

describe.each(tested)('this build on the data of release %i', (schema) => {
  test('keeps every row in its state of delivery, the sync state and the published content', async () => {
    const { memberId, databases, rows, state } = readFixture(schema, 'data.json.gz');
    const indexedDB = new IDBFactory();
    await loadIndexedDb(indexedDB, databases);
    const storage = createIndexedDbStorage({ indexedDB, IDBKeyRange });
    const database = await openMemberDatabase({ memberId, storage, multiInstance: false });
    const store = createRxStore(database, memberId, () => 'another device');

    expect(await claimData(store)).toBe(schema < currentBuild.schema);
    const isOlder = schema < currentBuild.schema;
    const claimed = isOlder ? { schema: currentBuild.schema, cursor: 0, resetCount: 1 } : {};
    // An earlier release stored no count of a full pull.
    expect(await store.state()).toEqual({ ...state, fullPull: null, ...claimed });
    expect([...(await rowsOf(store)).values()].sort(byKey)).toEqual([...rows].sort(byKey));
    expect(await store.contentVersions()).toEqual({ notices: 5 });

    const source = await store.readForPush(rows.length);
    expect(source.pending).toHaveLength(rows.filter(({ delivery }) => delivery.status === 'pending').length);
    const batch = chooseBatch(currentBuild, source.pending);
    expect(buildRequest(currentBuild, source, batch, 0).push).toHaveLength(batch.length);
    await database.close();
  }, 120_000);
});

interface Key {
  readonly collection: string;
  readonly id: string;
}

function byKey(a: Key, b: Key): number {
  return `${a.collection}/${a.id}` < `${b.collection}/${b.id}` ? -1 : 1;
}
