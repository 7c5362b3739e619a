import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { absentRow } from '../../../sync/engine/row.ts';
import { createDisk } from '../../support/reference/disk.ts';
import { storePorts } from '../../support/reference/store-ports.ts';
import { buildApp } from './app-process.ts';
import { kata, katas, MEMBER, put } from './store-fixture.ts';

let loadApp: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  loadApp = await buildApp();
}, 60_000);

afterEach(() => vi.restoreAllMocks());
test('another tab receives inserts, updates and deletions of the store', async () => {
  const disk = createDisk();
  const openTab = async () => {
    const app = loadApp();
    const storage = app.createIndexedDbStorage(disk.startProcess());
    const database = await app.openMemberDatabase({ dataId: MEMBER, storage, multiInstance: true });
    return { app, database, store: app.createRxStore(database, MEMBER, storePorts()) };
  };
  const tab = await openTab();
  const other = await openTab();
  await put(tab, kata('a', 1));
  const seen: string[] = [];
  const subscription = other.app
    .liveRows(other.database, 'kata_forms')
    .subscribe((rows) => seen.push([...rows].map(([id, { body }]) => `${id}${body.zou}`).join()));
  await vi.waitFor(() => expect(seen.at(-1)).toBe('a象1'));
  await put(tab, kata('b', 1));
  await vi.waitFor(() => expect(seen.at(-1)).toBe('a象1,b象1'));
  await put(tab, kata('a', 2));
  await vi.waitFor(() => expect(seen.at(-1)).toBe('a象2,b象1'));
  await tab.store.transact({ keys: katas('b') }, (transaction) => transaction.set(absentRow('kata_forms', 'b')));
  await vi.waitFor(() => expect(seen.at(-1)).toBe('a象2'));
  subscription.unsubscribe();
  await tab.database.close();
  await other.database.close();
}, 30_000);
