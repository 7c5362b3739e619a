import { randomUUID } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { createHttpTransport } from '../../../sync/engine/http-transport.ts';
import { type LocalChange, localWrite } from '../../../sync/engine/local-write.ts';
import type { Store } from '../../../sync/engine/ports.ts';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import { type Build, currentBuild } from '../../../sync/model/build.ts';
import { createIndexedDbStorage, openMemberDatabase } from '../../../sync/storage/database.ts';
import { createRxStore } from '../../../sync/storage/rx-store.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice } from '../../support/backend/exchange.ts';
import { storePorts } from '../../support/reference/store-ports.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';
import { installTodos, todosBuild } from './install-todos.ts';

/** A browser: its IndexedDB, and the build that it runs. */
interface Device {
  readonly indexedDB: IDBFactory;
  readonly build: Build;
}

let phone: Device;
let tablet: Device;

const backend = closeAfterAll(await startTestBackend());
await installTodos(backend.sql);
const { userId: memberId, token } = await addDevice(backend);
// RxDB prints a line about its paid storages when it opens the first database, and output fails a test.
await sync(createDevice(todosBuild));

beforeEach(() => {
  phone = createDevice(todosBuild);
  tablet = createDevice(todosBuild);
});

function createDevice(build: Build): Device {
  return { indexedDB: new IDBFactory(), build };
}

/** Opens the app on a device and closes it, because RxDB has only one open database of a name in a process. */
async function open<T>({ indexedDB, build }: Device, use: (store: Store) => Promise<T>): Promise<T> {
  const storage = createIndexedDbStorage({ indexedDB, IDBKeyRange });
  const database = await openMemberDatabase({ dataId: memberId, storage, multiInstance: false });
  try {
    return await use(createRxStore(database, memberId, storePorts(randomUUID), build));
  } finally {
    await database.close();
  }
}

async function write(device: Device, id: string, change: LocalChange, collection = 'todos'): Promise<void> {
  await open(device, (store) => localWrite(store, randomUUID, { key: { collection, id }, change }));
}

async function sync(device: Device) {
  const session = { memberId, token };
  const transport = createHttpTransport({ url: backend.url, key: backend.keys.publishableKey, fetch });
  const auth = { session: async () => session, refresh: async () => null };
  const random = { next: Math.random, uuid: randomUUID };
  return open(device, (store) => syncOnce({ store, transport, auth, random, clock: Date, observer: () => undefined }));
}

async function readRow(device: Device, id: string, collection = 'todos') {
  const key = { collection, id };
  return open(device, (store) => store.transact({ keys: [key] }, (transaction) => transaction.get(key)));
}

/** A to-do that both devices and the server have. */
async function addSyncedTodo(): Promise<string> {
  const id = randomUUID();
  await write(phone, id, () => ({ title: '道場の掃除', done: false }));
  expect(await sync(phone)).toBe('complete');
  expect(await sync(tablet)).toBe('complete');
  return id;
}

test('a new to-do of one device arrives on the other', async () => {
  const id = await addSyncedTodo();
  expect(await readRow(tablet, id)).toMatchObject({
    body: { title: '道場の掃除', done: false },
    delivery: { status: 'synced', deleted: false },
  });
});

test('edits of different fields on two devices merge', async () => {
  const id = await addSyncedTodo();
  await write(phone, id, () => ({ title: '道場の床拭き' }));
  await write(tablet, id, () => ({ done: true }));
  for (const device of [phone, tablet, phone]) await sync(device);

  const merged = { body: { title: '道場の床拭き', done: true }, delivery: { status: 'synced' } };
  expect(await readRow(phone, id)).toMatchObject(merged);
  expect(await readRow(tablet, id)).toMatchObject(merged);
});

test('a deletion reaches the other device and leaves a tombstone, until the server purges it', async () => {
  const id = await addSyncedTodo();
  await write(tablet, id, () => 'delete');
  await sync(tablet);
  await sync(phone);

  expect(await readRow(phone, id)).toMatchObject({ body: {}, delivery: { status: 'synced', deleted: true } });
  const tombstones = 'select title, deleted from public.todos where id = $1';
  expect(await backend.sql(tombstones, [id])).toEqual([{ title: '', deleted: true }]);
  await backend.sql("select private.delete_tombstones(private.now() + interval '1 minute')");
  expect(await backend.sql(tombstones, [id])).toEqual([]);
});

test('an invalid to-do is rejected with its code and stays on the device, and the others are stored', async () => {
  const [blank, valid] = [randomUUID(), randomUUID()];
  await write(phone, blank, () => ({ title: '　', done: true }));
  await write(phone, valid, () => ({ title: '足袋を洗う', done: false }));
  expect(await sync(phone)).toBe('complete');

  expect(await readRow(phone, blank)).toMatchObject({
    body: { title: '', done: true },
    delivery: { status: 'rejected', rejectionCode: 'invalid_value' },
  });
  expect(await readRow(phone, valid)).toMatchObject({ delivery: { status: 'synced' } });
});

test('a device with the product’s own build ignores to-dos and keeps syncing', async () => {
  const older = createDevice(currentBuild);
  const id = await addSyncedTodo();
  const kata = randomUUID();
  await sync(older);
  await write(older, kata, () => ({ zou: '竹', ishiki: '足の裏' }), 'kata_forms');
  await write(phone, id, () => ({ done: true }));
  for (const device of [phone, older, phone]) expect(await sync(device)).toBe('complete');

  expect(await readRow(older, id)).toMatchObject({ delivery: { status: 'absent' } });
  expect(await readRow(phone, kata, 'kata_forms')).toMatchObject({ body: { zou: '竹' } });
  const [onOlder, onPhone] = [await open(older, (store) => store.state()), await open(phone, (store) => store.state())];
  expect(onOlder.cursor).toBe(onPhone.cursor);
});
