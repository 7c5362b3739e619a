import Dexie from 'dexie';
import { v4, v7 } from 'uuid';
import { openMemberDatabase } from '../../../../sync/database.ts';
import { createIndexedDbStorage } from '../../../../sync/indexed-db-storage.ts';
import { cleanDoc } from '../../../../sync/replication/document.ts';
import { localWrite } from '../../../../sync/replication/local-write.ts';
import { createRxStore } from '../../../../sync/replication/rx-store.ts';
import { createSessionRow } from './rows.ts';

/** A row as stored after a pull. */
function createStoredRow(series: number, n: number) {
  const { id, ...body } = createSessionRow(series, n);
  const { body: fields, ...delivery } = cleanDoc(id, n + 1, body);
  return { ...fields, ...delivery };
}

/** The indexes that RxDB creates for this collection. */
const INDEXES = 'id, [_deleted+id], dirty, completed_at, [_meta.lwt+id], _meta.lwt';

function createDexieRow(series: number, n: number) {
  return { ...createStoredRow(series, n), _deleted: '0', _rev: '1-a', _meta: { lwt: Date.now() }, _attachments: {} };
}

async function openDexie() {
  const db = new Dexie('raw');
  db.version(1).stores({ docs: INDEXES });
  await db.open();
  return db.table('docs');
}

async function openDatabase() {
  const database = await openMemberDatabase({
    memberId: v4(),
    storage: createIndexedDbStorage(),
    multiInstance: true,
  });
  return { database, collection: database.collections.training_sessions };
}

/** Milliseconds to put rows into plain IndexedDB in one call. */
export async function dexieBulkPut({ count }: { readonly count: number }) {
  const table = await openDexie();
  const rows = Array.from({ length: count }, (_, n) => createDexieRow(1, n));
  return { ms: await time(() => table.bulkPut(rows)) };
}

/** Milliseconds for RxDB to insert rows in one call. */
export async function rxdbBulkInsert({ count }: { readonly count: number }) {
  const { collection } = await openDatabase();
  const rows = Array.from({ length: count }, (_, n) => createStoredRow(1, n));
  return { ms: await time(() => collection.bulkInsert(rows)) };
}

/** Median milliseconds of single writes with `count` rows already present, for Dexie, RxDB and our store. */
export async function localWrites({ count, times }: { readonly count: number; readonly times: number }) {
  const [table, { database, collection }] = [await openDexie(), await openDatabase()];
  const store = createRxStore(database, 'member', v4);
  const range = (size: number) => Array.from({ length: size }, (_, n) => n);
  await table.bulkPut(range(count).map((n) => createDexieRow(1, n)));
  await collection.bulkInsert(range(count).map((n) => createStoredRow(1, n)));
  const samples = { dexie: [] as number[], rxdb: [] as number[], ours: [] as number[] };
  for (const n of range(times)) {
    samples.dexie.push(await time(() => table.put(createDexieRow(2, n))));
    samples.rxdb.push(await time(() => collection.insert(createStoredRow(3, n))));
    const { id, ...body } = createSessionRow(4, n);
    samples.ours.push(await time(() => localWrite(store, v7, { c: 'training_sessions', id }, () => body)));
  }
  return { dexie: median(samples.dexie), rxdb: median(samples.rxdb), ours: median(samples.ours) };
}

async function time(work: () => PromiseLike<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(samples: readonly number[]): number {
  return [...samples].sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
}
