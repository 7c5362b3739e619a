import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type MemberDatabase, openMemberDatabase } from '../../../sync/database.ts';
import { createIndexedDbStorage } from '../../../sync/indexed-db-storage.ts';
import { cleanDoc } from '../../../sync/replication/document.ts';
import type { Store } from '../../../sync/replication/ports.ts';
import { createRxStore } from '../../../sync/replication/rx-store.ts';
import { createDisk } from '../../support/disk.ts';
import { rowsOf } from './unsent-rows.ts';

const MEMBER = '0198f2d0-0000-7000-8000-00000000000c';

let database: MemberDatabase;
let store: Store;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = createIndexedDbStorage(createDisk().startProcess());
  database = await openMemberDatabase({ memberId: MEMBER, storage, multiInstance: false });
  store = createRxStore(database, MEMBER, () => 'device');
}, 30_000);
afterEach(async () => {
  await database.close();
  vi.restoreAllMocks();
});

const kata = (id: string, rev: number) => cleanDoc(id, rev, { zou: `象${rev}`, ishiki: '足の裏' });

describe('store', () => {
  test('adds, changes, leaves, removes and brings back rows in one update', async () => {
    await store.update('kata_forms', ['changed', 'left', 'removed', 'back'], (_, id) => kata(id, 1));
    await store.update('kata_forms', ['back'], () => null);

    const before: Record<string, number | null> = {};
    await store.update('kata_forms', ['added', 'changed', 'left', 'removed', 'back', 'none'], (doc, id) => {
      before[id] = doc?.rev ?? null;
      if (id === 'left') return doc;
      return id === 'removed' || id === 'none' ? null : kata(id, 2);
    });
    expect(before).toEqual({ added: null, changed: 1, left: 1, removed: 1, back: null, none: null });
    expect(await rowsOf(store)).toEqual(
      new Map([
        ['added', kata('added', 2)],
        ['back', kata('back', 2)],
        ['changed', kata('changed', 2)],
        ['left', kata('left', 1)],
      ]),
    );
  });

  test('loses no change when many are made to a row at once', async () => {
    const raise = () => store.update('kata_forms', ['a', 'b'], (doc, id) => kata(id, (doc?.rev ?? 0) + 1));
    await Promise.all(Array.from({ length: 20 }, raise));
    expect([...(await rowsOf(store)).values()].map(({ rev }) => rev)).toEqual([20, 20]);
  });

  test('writes a row once that is new and one that is not', async () => {
    const written: number[] = [];
    database.collections.kata_forms.eventBulks$.subscribe(({ events }) => written.push(events.length));
    await store.update('kata_forms', ['a', 'b'], (_, id) => kata(id, 1));
    await store.update('kata_forms', ['b'], (_, id) => kata(id, 2));
    expect(written).toEqual([2, 1]);
  });
});
