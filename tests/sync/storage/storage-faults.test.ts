import { randomUUID } from 'node:crypto';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localWrite } from '../../../sync/engine/local-write.ts';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import { ROW_SCHEMA } from '../../../sync/model/row-schema.ts';
import type { SyncResponse } from '../../../sync/protocol/sync-exchange.ts';
import { countPending, liveRows } from '../../../sync/storage/live-rows.ts';
import { rowsOf } from './mixed-rows.ts';
import { MEMBER, type OpenStore, openStore } from './store-fixture.ts';

let opened: OpenStore;
beforeEach(async () => {
  // Dexie warns when it reopens a connection.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  opened = await openStore();
}, 30_000);
afterEach(async () => {
  await opened.database.close();
  vi.restoreAllMocks();
});

const kata = (zou: string) => ({ zou, ishiki: '足の裏' });
const write = (id: string, zou: string) =>
  localWrite(opened.store, randomUUID, { key: { collection: 'kata_forms', id }, change: () => kata(zou) });

/** A response with ten rows. */
function response(): SyncResponse {
  return {
    member_id: MEMBER,
    epoch: 'epoch',
    server_now: '2026-11-20T00:00:00.000Z',
    min_schema: 1,
    max_schema: ROW_SCHEMA,
    cursor: 10,
    more: false,
    results: [],
    rows: Array.from({ length: 10 }, (_, n) => ({
      collection: 'kata_forms',
      id: `row-${n}`,
      rev: n + 1,
      deleted: false,
      ...kata(`象${n}`),
    })),
  };
}

const sync = () =>
  syncOnce({
    store: opened.store,
    transport: { exchange: async () => response() },
    auth: { session: async () => ({ memberId: MEMBER, token: 'token' }), refresh: async () => null },
    clock: { now: Date.now },
    random: { next: () => 0.5, uuid: randomUUID },
    observer: () => undefined,
  });

describe('a full disk', () => {
  test('rejects a new row; the write succeeds once there is space', async () => {
    const { disk, store } = opened;
    disk.fail({ kind: 'quota', after: 0 });
    await expect(write('a', '橋')).rejects.toThrow(/abort/);
    expect(await rowsOf(store)).toEqual(new Map());

    disk.fail(null);
    await write('a', '橋');
    expect((await store.readForPush(10)).pending.map(({ body }) => body.zou)).toEqual(['橋']);
  });

  test('stores no row of a page that does not fit, nor its cursor', async () => {
    const { disk, store } = opened;
    await store.state();
    disk.fail({ kind: 'quota', after: 5 });
    await expect(sync()).rejects.toThrow(/abort/);
    expect(await rowsOf(store)).toEqual(new Map());
    expect((await store.state()).cursor).toBe(0);

    disk.fail(null);
    expect(await sync()).toBe('complete');
    expect((await rowsOf(store)).size).toBe(10);
    expect((await store.state()).cursor).toBe(10);
  });
});

describe('a connection that the browser has closed', () => {
  test('is reopened by the next read and write', async () => {
    const { disk, store } = opened;
    await write('a', '橋');
    disk.loseConnections();
    await write('b', '川');
    disk.loseConnections();
    expect([...(await rowsOf(store)).keys()]).toEqual(['a', 'b']);
    disk.loseConnections();
    expect((await store.readForPush(10)).pending).toHaveLength(2);
    disk.loseConnections();
    expect((await store.state()).cursor).toBe(0);
  });

  test('and reported is reopened by the next read and write', async () => {
    const { disk, store, database } = opened;
    await write('a', '橋');
    disk.dropConnections();
    await write('b', '川');
    disk.dropConnections();
    expect(await countPending(database)).toEqual({ pending: 2, rejected: 0, kept: 0 });
    disk.dropConnections();
    expect((await firstValueFrom(liveRows(database, 'kata_forms'))).size).toBe(2);
    disk.dropConnections();
    expect((await store.state()).cursor).toBe(0);
  });

  test('amid a write or a response has it stored once, on a new connection', async () => {
    const { disk, store } = opened;
    await store.state();
    disk.fail({ kind: 'cut', after: 5 });
    expect(await sync()).toBe('complete');
    expect((await store.state()).cursor).toBe(10);
    disk.fail({ kind: 'cut', after: 0 });
    await write('a', '橋');
    expect((await store.readForPush(10)).pending.map(({ body }) => body.zou)).toEqual(['橋']);
    expect((await rowsOf(store)).size).toBe(11);
  });

  test.each(['dropConnections', 'loseConnections'] as const)(
    'is reopened once for calls that fail together: %s',
    async (lose) => {
      const { disk, store } = opened;
      await store.state();
      disk[lose]();
      await Promise.all(['a', 'b', 'c', 'd'].map((id) => write(id, '橋')));
      expect([...(await rowsOf(store)).keys()]).toEqual(['a', 'b', 'c', 'd']);
    },
  );

  test('stays closed when this tab has closed the database', async () => {
    const { disk, store, database } = opened;
    await write('a', '橋');
    await database.close();
    await expect(write('b', '川')).rejects.toThrow();
    opened = await openStore(disk);
    expect([...(await rowsOf(opened.store)).keys()]).toEqual(['a']);
    await expect(store.state()).rejects.toThrow();
  });

  test('stays closed when another tab deletes the database', async () => {
    const { disk } = opened;
    await write('a', '橋');
    const { indexedDB } = disk.startProcess();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    await expect.poll(() => indexedDB.databases()).toEqual([]);
    await expect(write('b', '川')).rejects.toThrow(/closed/i);
    expect(await indexedDB.databases()).toEqual([]);
  });

  test('makes writes reject without partial effect while it cannot be reopened', async () => {
    const { disk, store, database } = opened;
    await write('a', '橋');
    disk.fail({ kind: 'broken', after: 0 });
    disk.loseConnections();
    await expect(write('b', '川')).rejects.toThrow();
    await expect(store.readForPush(10)).rejects.toThrow();

    disk.fail(null);
    await database.close();
    opened = await openStore(disk);
    expect([...(await rowsOf(opened.store)).keys()]).toEqual(['a']);
    await write('b', '川');
    expect((await opened.store.readForPush(10)).pending).toHaveLength(2);
  }, 30_000);
});
