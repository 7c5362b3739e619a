import type { Table } from 'dexie';
import { type DexieStorageInternals, normalizeMangoQuery, prepareQuery, type RxCollection } from 'rxdb';
import type { StoredRow } from '../database.ts';

/** A row as the storage holds it: one that RxDB has removed is still there, marked. */
export type StorageRow = StoredRow & { readonly _deleted: boolean };

/** Rows taken out of IndexedDB in one go: enough that asking costs nothing, few enough not to hold up a frame. */
const BATCH = 5000;

/**
 * Every row of a collection, removed ones included, in the order of the ids. RxDB's storage goes to IndexedDB with a
 * cursor, which asks anew for each row: a tenth of a second for each thousand. This reads its table by the batch.
 */
export async function allRows(collection: RxCollection<StoredRow>, batch = BATCH): Promise<readonly StorageRow[]> {
  const internals: unknown = await collection.storageInstance.internals;
  return isDexie(internals) ? readTable(internals.dexieTable, batch) : queryAll(collection);
}

function isDexie(internals: unknown): internals is Awaited<DexieStorageInternals> {
  return typeof internals === 'object' && internals !== null && 'dexieTable' in internals;
}

async function readTable(table: Table, size: number): Promise<readonly StorageRow[]> {
  const rows: StorageRow[] = [];
  for (let last = ''; ; ) {
    const batch: (StoredRow & { _deleted: unknown })[] = await table.where(':id').above(last).limit(size).toArray();
    // IndexedDB has no index over booleans: RxDB stores this one as a text.
    for (const row of batch) rows.push(Object.assign(row, { _deleted: row._deleted === '1' }));
    const end = batch.at(-1);
    if (end === undefined || batch.length < size) return rows;
    last = end.id;
  }
}

/** The same from a storage other than Dexie's. */
async function queryAll({ storageInstance }: RxCollection<StoredRow>): Promise<readonly StorageRow[]> {
  const { schema } = storageInstance;
  const everything = normalizeMangoQuery(schema, { selector: {}, sort: [{ id: 'asc' }] });
  const { documents } = await storageInstance.query(prepareQuery(schema, everything));
  return documents;
}
