import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMemberDatabase } from '../../../sync/database.ts';
import { createIndexedDbStorage } from '../../../sync/indexed-db-storage.ts';
import type { SyncResponse } from '../../../sync/protocol/sync-exchange.ts';
import { runCycle } from '../../../sync/replication/cycle.ts';
import { localWrite } from '../../../sync/replication/local-write.ts';
import type { Store } from '../../../sync/replication/ports.ts';
import { createRxStore } from '../../../sync/replication/rx-store.ts';
import { createDisk, type Disk } from '../../support/disk.ts';
import { rowsOf } from './unsent-rows.ts';

const MEMBER = '0198f2d0-0000-7000-8000-00000000000b';

let disk: Disk;
let store: Store;
let close: () => Promise<unknown>;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  disk = createDisk();
  const storage = createIndexedDbStorage(disk.startProcess());
  const database = await openMemberDatabase({ memberId: MEMBER, storage, multiInstance: false });
  store = createRxStore(database, MEMBER, () => 'device');
  close = () => database.close();
}, 30_000);
afterEach(async () => {
  await close();
  vi.restoreAllMocks();
});

const kata = (zou: string) => ({ zou, ishiki: '足の裏' });
const write = (id: string, zou: string) => localWrite(store, randomUUID, { c: 'kata_forms', id }, () => kata(zou));

/** Ten rows that a server has, in one answer. */
function answer(): SyncResponse {
  return {
    ...{ uid: MEMBER, epoch: 'epoch', server_now: '2026-11-20T00:00:00.000Z', cursor: 10, more: false, min_schema: 1 },
    results: [],
    rows: Array.from({ length: 10 }, (_, n) => ({
      ...{ c: 'kata_forms', id: `row-${n}`, rev: n + 1, deleted: false },
      ...kata(`象${n}`),
    })),
  };
}

const pull = () =>
  runCycle({
    store,
    transport: { exchange: async () => answer() },
    auth: { session: async () => ({ memberId: MEMBER, token: 'token' }), refresh: async () => null },
    clock: { now: Date.now },
    random: { next: () => 0.5, uuid: randomUUID },
  });

describe('a device that is full', () => {
  test('refuses a new row whole, and takes it once there is space', async () => {
    disk.fail({ kind: 'quota', after: 0 });
    await expect(write('a', '橋')).rejects.toThrow(/abort/);
    expect(await rowsOf(store)).toEqual(new Map());
    expect(await store.waiting(10)).toEqual([]);

    disk.fail(null);
    await write('a', '橋');
    expect((await store.waiting(10)).map(({ doc }) => doc.body.zou)).toEqual(['橋']);
  });

  test('leaves a row as it was when an edit of it does not fit', async () => {
    await write('a', '橋');
    const before = await rowsOf(store);
    disk.fail({ kind: 'quota', after: 0 });
    await expect(write('a', '川')).rejects.toThrow(/abort/);
    expect(await rowsOf(store)).toEqual(before);
  });

  test('takes none of the rows of a batch that does not fit, and keeps the cursor before them', async () => {
    await store.state();
    await store.changeState((state) => ({ ...state, epoch: 'epoch' }));
    disk.fail({ kind: 'quota', after: 5 });
    await expect(pull()).rejects.toThrow(/abort/);
    expect(await rowsOf(store)).toEqual(new Map());
    expect((await store.state()).cursor).toBe(0);

    disk.fail(null);
    expect(await pull()).toBe('complete');
    expect((await rowsOf(store)).size).toBe(10);
    expect((await store.state()).cursor).toBe(10);
  });
});

describe('a connection that the browser has closed', () => {
  test('is opened anew by the next read and write', async () => {
    await write('a', '橋');
    disk.loseConnections();
    await write('b', '川');
    disk.loseConnections();
    expect([...(await rowsOf(store)).keys()]).toEqual(['a', 'b']);
    disk.loseConnections();
    expect(await store.waiting(10)).toHaveLength(2);
    disk.loseConnections();
    expect((await store.state()).cursor).toBe(0);
  });

  test('rejects while it cannot be opened, with nothing half-written, and works when it can', async () => {
    await write('a', '橋');
    disk.fail({ kind: 'broken', after: 0 });
    disk.loseConnections();
    await expect(write('b', '川')).rejects.toThrow();
    await expect(store.waiting(10)).rejects.toThrow();

    disk.fail(null);
    await close();
    const storage = createIndexedDbStorage(disk.startProcess());
    const database = await openMemberDatabase({ memberId: MEMBER, storage, multiInstance: false });
    close = () => database.close();
    store = createRxStore(database, MEMBER, () => 'device');
    expect([...(await rowsOf(store)).keys()]).toEqual(['a']);
    await write('b', '川');
    expect(await store.waiting(10)).toHaveLength(2);
  }, 30_000);
});
