import Dexie from 'dexie';
import { firstValueFrom } from 'rxjs';
import { v7 } from 'uuid';
import { readMemberDigest } from '../../../../src/data/member/read-digest.ts';
import { webLocks } from '../../../../src/lib/browser/web-locks.ts';
import { localWrite } from '../../../../sync/engine/local-write.ts';
import { createIndexedDbStorage, openMemberDatabase } from '../../../../sync/storage/database.ts';
import { documentId, type StoredDocument } from '../../../../sync/storage/documents.ts';
import { liveRows } from '../../../../sync/storage/live-rows.ts';
import { createRxStore } from '../../../../sync/storage/rx-store.ts';
import { createSessionRow } from './rows.ts';

const collection = 'training_sessions';

/** A document as stored after a pull. */
function createStoredDocument(series: number, n: number): StoredDocument {
  const { id, ...body } = createSessionRow(series, n);
  const delivery = { status: 'synced', rev: n + 1, deleted: false, supersededIds: [] } as const;
  return { id: documentId({ collection, id }), delivery, body };
}

/** The indexes that RxDB creates for this collection. */
const INDEXES = 'id, [_deleted+id], [_deleted+delivery.status+id], [_meta.lwt+id], _meta.lwt';

function createDexieRow(series: number, n: number) {
  return {
    ...createStoredDocument(series, n),
    _deleted: '0',
    _rev: '1-a',
    _meta: { lwt: Date.now() },
    _attachments: {},
  };
}

async function openDexie() {
  const db = new Dexie('raw');
  db.version(1).stores({ docs: INDEXES });
  await db.open();
  return db.table('docs');
}

async function openDatabase() {
  const database = await openMemberDatabase({
    dataId: crypto.randomUUID(),
    storage: createIndexedDbStorage(),
    multiInstance: true,
  });
  return { database, documents: database.collections.documents };
}

/** Milliseconds to put rows into plain IndexedDB in one call. */
export async function dexieBulkPut({ count }: { readonly count: number }) {
  const table = await openDexie();
  const rows = Array.from({ length: count }, (_, n) => createDexieRow(1, n));
  return { ms: await time(() => table.bulkPut(rows)) };
}

/** Milliseconds for RxDB to insert rows in one call. */
export async function rxdbBulkInsert({ count }: { readonly count: number }) {
  const { documents } = await openDatabase();
  const rows = Array.from({ length: count }, (_, n) => createStoredDocument(1, n));
  return { ms: await time(() => documents.bulkInsert(rows)) };
}

/**
 * Median milliseconds of single writes with `count` rows already present, for Dexie, RxDB and our store, also with a list; and
 * of a digest of a thousand rows, with the longest time for which the page does not answer.
 */
export async function localWrites({ count, times: amount }: { readonly count: number; readonly times: number }) {
  const [table, { database, documents }] = [await openDexie(), await openDatabase()];
  const store = createRxStore(database, 'member', {
    newDeviceId: () => crypto.randomUUID(),
    withLock: webLocks.withLock,
    observer: () => undefined,
  });
  const range = (size: number) => Array.from({ length: size }, (_, n) => n);
  await table.bulkPut(range(count).map((n) => createDexieRow(1, n)));
  await documents.bulkInsert(range(count).map((n) => createStoredDocument(1, n)));
  const samples = { dexie: [] as number[], rxdb: [] as number[], ours: [] as number[], listed: [] as number[] };
  const write = (series: number, n: number) => {
    const { id, ...body } = createSessionRow(series, n);
    return time(() => localWrite(store, v7, { key: { collection, id }, change: () => body }));
  };
  for (const n of range(amount)) {
    samples.dexie.push(await time(() => table.put(createDexieRow(2, n))));
    samples.rxdb.push(await time(() => documents.insert(createStoredDocument(3, n))));
    samples.ours.push(await write(4, n));
  }
  const rows = liveRows(database, collection);
  await firstValueFrom(rows);
  const list = rows.subscribe();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  for (const n of range(amount)) samples.listed.push(await write(5, n));
  list.unsubscribe();
  const { dexie, rxdb, ours, listed } = samples;
  const slices = watchSlices();
  const digest = (await time(() => readMemberDigest(store))) / (count / 1000);
  const slice = slices.end();
  const times = { dexie: median(dexie), rxdb: median(rxdb), ours: median(ours), listed: median(listed) };
  return { ...times, digest, slice };
}

/** Watches how long the page does not answer; end() gives the longest such time in milliseconds. */
function watchSlices() {
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  return {
    end() {
      port1.close();
      return longest;
    },
  };
}

async function time(work: () => PromiseLike<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(samples: readonly number[]): number {
  return [...samples].sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
}
