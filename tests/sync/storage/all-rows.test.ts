import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMemberDatabase } from '../../../sync/database.ts';
import { createIndexedDbStorage } from '../../../sync/indexed-db-storage.ts';
import { allRows } from '../../../sync/replication/all-rows.ts';
import { cleanDoc } from '../../../sync/replication/document.ts';
import { liveRows } from '../../../sync/replication/live-rows.ts';
import { createRxStore } from '../../../sync/replication/rx-store.ts';
import { createDisk } from '../../support/disk.ts';

const MEMBER = '0198f2d0-0000-7000-8000-00000000000d';
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const storages = {
  'in IndexedDB': () => createIndexedDbStorage(createDisk().startProcess()),
  'in another storage': () => getRxStorageMemory(),
};

/** A member's database with seven kata, one of which has been removed since. */
async function openFilled(storage: ReturnType<(typeof storages)[keyof typeof storages]>) {
  const database = await openMemberDatabase({ memberId: MEMBER, storage, multiInstance: false });
  const store = createRxStore(database, MEMBER, () => 'device');
  await store.update('kata_forms', ids, (_, id) => cleanDoc(id, 1, { zou: `象${id}`, ishiki: '足の裏' }));
  await store.update('kata_forms', ['c'], () => null);
  return { database, store, katas: database.collections.kata_forms };
}

describe.each(Object.entries(storages))('all rows %s', (_, storage) => {
  test.each([2, 3, 7, 100])('are the same in batches of %i as RxDB finds them one by one', async (batch) => {
    const { database, katas } = await openFilled(storage());
    const rows = await allRows(katas, batch);
    expect(rows.map(({ id, _deleted }) => [id, _deleted])).toEqual(ids.map((id) => [id, id === 'c']));
    const found = await katas.find().exec();
    const texts = rows.filter(({ _deleted }) => !_deleted).map(({ id, zou, dirty }) => [id, zou, dirty]);
    expect(texts).toEqual(found.map((kata) => [kata.id, kata.get('zou'), kata.dirty]));
    await database.close();
  });

  test('are live, and an unchanged row stays the same object', async () => {
    const { database, store, katas } = await openFilled(storage());
    const seen: ReadonlyMap<string, object>[] = [];
    const end = liveRows(katas).subscribe((rows) => seen.push(rows));
    await vi.waitFor(() => expect(seen.at(-1)?.size).toBe(6));
    const before = seen.at(-1);
    await store.update('kata_forms', ['b'], (_held, id) => cleanDoc(id, 2, { zou: '新しい象', ishiki: '足の裏' }));
    await vi.waitFor(() => expect(seen.at(-1)?.get('b')).toMatchObject({ zou: '新しい象' }));
    expect(seen.at(-1)?.get('a')).toBe(before?.get('a'));
    end.unsubscribe();
    await database.close();
  });
});

test('all rows in IndexedDB are read without a cursor', async () => {
  const { database, katas } = await openFilled(storages['in IndexedDB']());
  const query = vi.spyOn(katas.storageInstance, 'query');
  await allRows(katas);
  expect(query).not.toHaveBeenCalled();
  await database.close();
});
