import { randomUUID } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createHttpTransport } from '../../../sync/engine/http-transport.ts';
import { type LocalChange, localWrite } from '../../../sync/engine/local-write.ts';
import { markBuild } from '../../../sync/engine/mark-build.ts';
import type { RowKey } from '../../../sync/engine/ports.ts';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import { type Build, currentBuild } from '../../../sync/model/build.ts';
import { createIndexedDbStorage, openMemberDatabase } from '../../../sync/storage/database.ts';
import { createRxStore } from '../../../sync/storage/rx-store.ts';
import { nextBuild } from '../../releases/next/next-build.ts';
import { migrateToNext } from '../../releases/next/next-migration.ts';
import { addRecordedMember, MEMBER_ID } from '../../releases/recorded-member.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { storePorts } from '../../support/reference/store-ports.ts';

const NOW = '2026-11-20T03:00:00.000Z';
const note = { collection: 'notes', id: '0198f2d0-1111-7000-8000-000000000001' };
const todo = { collection: 'todos', id: '0198f2d0-1111-7000-8000-000000000002' };
const written = { text: '湯気が見えた', day: '2026-11-20', written_at: NOW, about: null, question: null, recall: null };

let backend: TestBackend;
let token: string;
beforeEach(async () => {
  backend = await startTestBackend();
  token = await addRecordedMember(backend, NOW);
});
afterEach(async () => {
  await backend.close();
});

interface App {
  readonly write: (key: RowKey, change: ReturnType<LocalChange>) => Promise<void>;
  readonly sync: () => Promise<unknown>;
  /** The state and the body of a row on the device; null if it has none. */
  readonly read: (key: RowKey) => Promise<readonly [status: string, body: unknown] | null>;
}

/** Opens an app of a build on a device until `work` ends. */
async function runApp(device: IDBFactory, build: Build, work: (app: App) => Promise<void>): Promise<void> {
  const storage = createIndexedDbStorage({ indexedDB: device, IDBKeyRange });
  const database = await openMemberDatabase({ dataId: MEMBER_ID, storage, multiInstance: false });
  const store = createRxStore(database, MEMBER_ID, storePorts(randomUUID), build);
  await markBuild(store);
  await work({
    write: (key, change) => localWrite(store, randomUUID, { key, change: () => change }),
    sync: () =>
      syncOnce({
        ...{ store, observer: () => undefined, clock: { now: () => Date.parse(NOW) } },
        transport: createHttpTransport({ url: backend.url, key: backend.keys.publishableKey, fetch }),
        auth: { session: async () => ({ memberId: MEMBER_ID, token }), refresh: async () => null },
        random: { next: () => 0.5, uuid: randomUUID },
      }),
    async read({ collection, id }) {
      const document = await database.collections.documents.findOne(`${collection}/${id}`).exec();
      return document && [document.delivery.status, document.toJSON().body];
    },
  });
  await database.close();
}

describe('an app of this checkout', () => {
  test('ignores what the next release has added, and leaves it alone', async () => {
    const [older, newer] = [new IDBFactory(), new IDBFactory()];
    await runApp(older, currentBuild, async ({ write, sync }) => {
      await write(note, written);
      await sync();
    });
    await migrateToNext(backend);
    await runApp(newer, nextBuild, async ({ write, sync }) => {
      await sync();
      await write(note, { place: '縁側' });
      await write(todo, { title: '筆を洗う', done: false });
      await sync();
    });

    await runApp(older, currentBuild, async ({ write, sync, read }) => {
      await sync();
      expect(await read(note)).toEqual(['synced', written]);
      expect(await read(todo)).toBeNull();
      await write(note, { text: '湯気が揺れた' });
      await sync();
    });
    await runApp(newer, nextBuild, async ({ sync, read }) => {
      await sync();
      expect(await read(note)).toEqual(['synced', { ...written, text: '湯気が揺れた', place: '縁側' }]);
    });
    await runApp(older, nextBuild, async ({ sync, read }) => {
      await sync();
      expect(await read(note)).toEqual(['synced', { ...written, text: '湯気が揺れた', place: '縁側' }]);
      expect(await read(todo)).toEqual(['synced', { title: '筆を洗う', done: false }]);
    });
  });
});

describe('an app of the next release', () => {
  test('keeps its rows pending on this server, and sends them after the migration', async () => {
    const device = new IDBFactory();
    await runApp(device, currentBuild, async ({ sync, write }) => {
      await sync();
      await write(note, written);
    });
    const placed = { ...written, place: '縁側' };
    await runApp(device, nextBuild, async ({ write, sync, read }) => {
      await write(note, { place: '縁側' });
      await write(todo, { title: '筆を洗う', done: false });
      await expect(sync()).rejects.toMatchObject({ code: 'outdated_server' });
      expect(await read(note)).toEqual(['pending', placed]);
      expect(await read(todo)).toEqual(['pending', { title: '筆を洗う', done: false }]);

      await migrateToNext(backend);
      await sync();
      expect(await read(note)).toEqual(['synced', placed]);
      expect(await read(todo)).toEqual(['synced', { title: '筆を洗う', done: false }]);
    });
    expect(await backend.sql('select n.place, t.title from public.notes n, public.todos t')).toEqual([
      { place: '縁側', title: '筆を洗う' },
    ]);
  });
});
