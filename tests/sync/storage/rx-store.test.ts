import type { RxStorageChangeEvent } from 'rxdb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { absentRow, revOf } from '../../../sync/engine/row.ts';
import type { SyncEvent } from '../../../sync/engine/sync-events.ts';
import type { StoredData } from '../../../sync/storage/queries.ts';
import { createRxStore } from '../../../sync/storage/rx-store.ts';
import { storePorts } from '../../support/reference/store-ports.ts';
import { rowsOf } from './mixed-rows.ts';
import { kata, katas, MEMBER, type OpenStore, openStore, pendingKata, put, rejectedKata } from './store-fixture.ts';

let opened: OpenStore;
let events: RxStorageChangeEvent<StoredData>[][];
beforeEach(async () => {
  opened = await openStore();
  events = [];
  opened.database.collections.documents.eventBulks$.subscribe((bulk) => events.push(bulk.events));
}, 30_000);
afterEach(async () => {
  await opened.database.close();
  vi.restoreAllMocks();
});

describe('a transaction', () => {
  test('adds, changes, leaves, removes and brings back rows', async () => {
    const { store } = opened;
    await put(opened, kata('changed', 1), kata('left', 1), kata('removed', 1), kata('back', 1));
    await store.transact({ keys: katas('back') }, (transaction) => transaction.set(absentRow('kata_forms', 'back')));

    const keys = katas('added', 'changed', 'left', 'removed', 'back', 'none');
    const before = await store.transact({ keys }, (transaction) => {
      const revs = keys.map((key) => revOf(transaction.get(key)));
      for (const id of ['added', 'changed', 'back']) transaction.set(kata(id, 2));
      for (const id of ['removed', 'none']) transaction.set(absentRow('kata_forms', id));
      return revs;
    });
    expect(before).toEqual([null, 1, 1, 1, null, null]);
    expect(await rowsOf(store)).toEqual(
      new Map([
        ['added', kata('added', 2)],
        ['back', kata('back', 2)],
        ['changed', kata('changed', 2)],
        ['left', kata('left', 1)],
      ]),
    );
  });

  test('reads its own writes', async () => {
    const { store } = opened;
    await store.transact({ keys: katas('a') }, (transaction) => {
      transaction.set(kata('a', 1));
      expect(transaction.get({ collection: 'kata_forms', id: 'a' })).toEqual(kata('a', 1));
      transaction.setState({ ...transaction.state(), cursor: 3 });
      expect(transaction.state().cursor).toBe(3);
    });
    expect((await store.state()).cursor).toBe(3);
  });

  test('reads the rows with its keys and those in its states', async () => {
    await put(opened, kata('a', 1), kata('b', 1), pendingKata('c'));
    const scope = { keys: katas('a', 'none'), statuses: ['pending'] } as const;
    const ids = await opened.store.transact(scope, ({ rows }) => [...rows()].map(({ id }) => id));
    expect(ids).toEqual(['a', 'c']);
  });

  test('stores nothing when its work throws', async () => {
    const { store } = opened;
    await put(opened, kata('a', 1));
    const before = await store.state();
    events.length = 0;
    const failing = store.transact({ keys: katas('a', 'b') }, (transaction) => {
      transaction.set(kata('a', 2));
      transaction.set(kata('b', 2));
      transaction.setState({ ...transaction.state(), cursor: 9 });
      throw new Error('Cannot compute');
    });
    await expect(failing).rejects.toThrow('Cannot compute');
    expect([...(await rowsOf(store)).values()]).toEqual([kata('a', 1)]);
    expect(await store.state()).toEqual(before);
    expect(events).toEqual([]);
  });

  test('stores nothing and publishes no event when the disk is full', async () => {
    const { store, disk } = opened;
    await put(opened, kata('a', 1));
    const before = await store.state();
    events.length = 0;
    disk.fail({ kind: 'quota', after: 2 });
    const failing = store.transact({ keys: katas('a', 'b', 'c') }, (transaction) => {
      for (const id of ['a', 'b', 'c']) transaction.set(kata(id, 2));
      transaction.setState({ ...transaction.state(), cursor: 9 });
    });
    await expect(failing).rejects.toThrow(/abort/);
    disk.fail(null);
    expect([...(await rowsOf(store)).values()]).toEqual([kata('a', 1)]);
    expect(await store.state()).toEqual(before);
    expect(events).toEqual([]);
  });

  test('rejects a row of an unknown collection', async () => {
    const row = { ...kata('a', 1), collection: 'future_things' };
    await expect(put(opened, row)).rejects.toThrow('future_things');
  });

  test('loses no change when 20 run at once', async () => {
    const { store } = opened;
    const raise = () =>
      store.transact({ keys: katas('a', 'b') }, (transaction) => {
        for (const key of katas('a', 'b')) transaction.set(kata(key.id, (revOf(transaction.get(key)) ?? 0) + 1));
      });
    await Promise.all(Array.from({ length: 20 }, raise));
    expect([...(await rowsOf(store)).values()].map(revOf)).toEqual([20, 20]);
  });

  test('runs again when another tab has written since its read', async () => {
    const conflicts: SyncEvent[] = [];
    const frozen = createRxStore(opened.database, MEMBER, {
      ...storePorts(),
      withLock: (_, work) => work(),
      observer: (event) => conflicts.push(event),
    });
    const copy = (from: string, to: string) =>
      frozen.transact({ keys: katas(...new Set([from, to])) }, (transaction) => {
        const [key = kata(from, 0)] = katas(from);
        transaction.set(kata(to, (revOf(transaction.get(key)) ?? 0) + 1));
        return revOf(transaction.get(key));
      });
    const raised = await Promise.all([copy('a', 'a'), copy('a', 'a'), copy('a', 'a')]);
    expect(new Set(raised)).toEqual(new Set([1, 2, 3]));
    expect([...(await rowsOf(frozen)).values()].map(revOf)).toEqual([3]);
    expect(conflicts).toEqual(Array(3).fill({ type: 'write-conflict' }));
    // What one has only read is shown by the sync state.
    await Promise.all([copy('a', 'b'), copy('b', 'a')]);
    expect([...(await rowsOf(frozen)).values()].map(revOf)).toEqual([5, 4]);
  });

  test('leaves an empty deleted document of a removed row, which comes back as its next version', async () => {
    const { store, database } = opened;
    const stored = async () => {
      const [document] = await database.collections.documents.storageInstance.findDocumentsById(['kata_forms/a'], true);
      return document && [document._deleted, document.body.zou, Number.parseInt(document._rev, 10)];
    };
    const remove = () =>
      store.transact({ keys: katas('a') }, (transaction) => transaction.set(absentRow('kata_forms', 'a')));
    await remove();
    expect(await stored()).toBeUndefined();
    await put(opened, kata('a', 1));
    await remove();
    expect(await stored()).toEqual([true, undefined, 2]);
    expect((await rowsOf(store)).size).toBe(0);
    await put(opened, kata('a', 1));
    expect(await stored()).toEqual([false, '象1', 3]);
  });

  test('publishes its changes together', async () => {
    const { store } = opened;
    await put(opened, kata('a', 1), kata('b', 1));
    await store.transact({ keys: katas('a', 'b', 'c') }, (transaction) => {
      transaction.set(kata('a', 2));
      transaction.set(absentRow('kata_forms', 'b'));
      transaction.set(kata('c', 2));
    });
    expect(events.map((bulk) => bulk.map(({ operation, documentId }) => `${operation} ${documentId}`))).toEqual([
      ['INSERT kata_forms/a', 'INSERT kata_forms/b', 'INSERT sync_state/current'],
      ['UPDATE kata_forms/a', 'DELETE kata_forms/b', 'INSERT kata_forms/c', 'UPDATE sync_state/current'],
    ]);
  });

  test('without writes publishes nothing', async () => {
    await opened.store.transact({ keys: katas('a') }, () => undefined);
    expect(events).toEqual([]);
  });
});

describe('the sync state', () => {
  test('is created once when two calls race', async () => {
    let made = 0;
    const store = createRxStore(
      opened.database,
      MEMBER,
      storePorts(() => `device-${++made}`),
    );
    const states = await Promise.all([store.state(), store.state(), store.readForPush(1)]);
    const devices = [states[0].device, states[1].device, states[2].state.device];
    expect(new Set(devices).size).toBe(1);
    expect(await opened.store.state()).toEqual(states[0]);
  });
});

describe('readForPush()', () => {
  test('reads pending rows up to the limit, the state and the content versions', async () => {
    const { store } = opened;
    await put(opened, rejectedKata('a'), kata('b', 1), pendingKata('c'), pendingKata('d'));
    await store.transact({}, (transaction) => {
      transaction.setState({ ...transaction.state(), cursor: 3 });
      transaction.setSnapshot('notices', { version: 5, body: {} });
    });
    const source = await store.readForPush(10);
    expect(source.pending).toEqual([pendingKata('c'), pendingKata('d')]);
    expect(await store.contentVersions()).toEqual({ notices: 5 });
    expect(source.state).toEqual(await store.state());
    expect(source.state.cursor).toBe(3);
    expect((await store.readForPush(1)).pending).toHaveLength(1);
  });
});
