import Dexie from 'dexie';
import { v4, v7 } from 'uuid';
import { openMemberDatabase } from '../../../../sync/database.ts';
import { createIndexedDbStorage } from '../../../../sync/indexed-db-storage.ts';
import { cleanDoc } from '../../../../sync/replication/document.ts';
import { localWrite } from '../../../../sync/replication/local-write.ts';
import { createRxStore } from '../../../../sync/replication/rx-store.ts';
import { sessionRow } from './rows.ts';

/** A row as the device keeps it after a pull. */
function storedRow(series: number, n: number) {
  const { id, ...body } = sessionRow(series, n);
  const { body: fields, ...delivery } = cleanDoc(id, n + 1, body);
  return { ...fields, ...delivery };
}

/** The tables and indexes that RxDB makes for such a collection. */
const INDEXES = 'id, [_deleted+id], dirty, completed_at, [_meta.lwt+id], _meta.lwt';

function dexieRow(series: number, n: number) {
  return { ...storedRow(series, n), _deleted: '0', _rev: '1-a', _meta: { lwt: Date.now() }, _attachments: {} };
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

/** Milliseconds for putting rows into plain IndexedDB, in one go. */
export async function dexieBulkPut({ count }: { readonly count: number }) {
  const table = await openDexie();
  const rows = Array.from({ length: count }, (_, n) => dexieRow(1, n));
  return { ms: await time(() => table.bulkPut(rows)) };
}

/** Milliseconds for RxDB to insert rows, in one go. */
export async function rxdbBulkInsert({ count }: { readonly count: number }) {
  const { collection } = await openDatabase();
  const rows = Array.from({ length: count }, (_, n) => storedRow(1, n));
  return { ms: await time(() => collection.bulkInsert(rows)) };
}

/** Single writes of new rows in turn, beside many rows that are there already: the median of each kind, in ms. */
export async function localWrites({ count, times }: { readonly count: number; readonly times: number }) {
  const [table, { database, collection }] = [await openDexie(), await openDatabase()];
  const store = createRxStore(database, 'member', v4);
  const many = (size: number) => Array.from({ length: size }, (_, n) => n);
  await table.bulkPut(many(count).map((n) => dexieRow(1, n)));
  await collection.bulkInsert(many(count).map((n) => storedRow(1, n)));
  const samples = { dexie: [] as number[], rxdb: [] as number[], ours: [] as number[] };
  for (const n of many(times)) {
    samples.dexie.push(await time(() => table.put(dexieRow(2, n))));
    samples.rxdb.push(await time(() => collection.insert(storedRow(3, n))));
    const { id, ...body } = sessionRow(4, n);
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
