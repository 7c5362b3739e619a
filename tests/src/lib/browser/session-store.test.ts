import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionStore } from '../../../../src/lib/browser/session-store.ts';
import { createDisk, type Disk } from '../../../support/reference/disk.ts';

let disk: Disk;
beforeEach(() => {
  disk = createDisk();
  vi.stubGlobal('indexedDB', disk.startProcess().indexedDB);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the stored session is found again after the browser has closed the connection without a word', async () => {
  const store = createSessionStore();
  await store.write({ token: 'a' });
  disk.loseConnections();
  expect(await store.read()).toEqual({ token: 'a' });
  disk.loseConnections();
  await store.replace({ token: 'a' }, { token: 'b' });
  disk.loseConnections();
  await store.write(null);
  expect(await createSessionStore().read()).toBeUndefined();
});

test('a read that never ends is repeated on a new connection', async () => {
  const store = createSessionStore();
  await store.write({ token: 'a' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const request = {};
  const hanging = { objectStore: () => ({ get: () => request }) };
  const { IDBDatabase } = await import('fake-indexeddb');
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValueOnce(JSON.parse('{}', () => hanging));
  const read = store.read();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(await read).toEqual({ token: 'a' });
});

test('a store that cannot be opened rejects', async () => {
  disk.fail({ kind: 'broken', after: 0 });
  await expect(createSessionStore().read()).rejects.toThrow();
});
