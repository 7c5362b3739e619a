import type { Dexie } from 'dexie';
import { markedState } from '../engine/mark-build.ts';
import { readSyncState } from '../engine/sync-state.ts';
import { SYNC_STATE_KEY } from './documents.ts';
import { DOCUMENTS, databaseName, dataIdOf, listMemberDatabases } from './member-databases.ts';

const TABLE = 'docs';

/**
 * Makes builds that have documents of an older version open refuse them: a tab may not answer when it is asked to close them.
 * The migration keeps the sync state, so markBuild() will find it marked.
 */
export async function markOutdated(dataId: string, version: number, schema: number): Promise<void> {
  await withDatabase(`rxdb-dexie-${databaseName(dataId)}--${version}--documents`, (database) =>
    database.transaction('rw', TABLE, async (transaction) => {
      const table = transaction.table(TABLE);
      const stored = await table.get(SYNC_STATE_KEY);
      if (stored === undefined) return;
      const state = markedState(readSyncState(stored.body), schema);
      await table.put({ ...stored, body: state });
    }),
  );
}

/** Who owns the data in a database that is not open, and how many of its rows the server does not have. */
export interface StoredData {
  /** Null when the data was never opened completely. */
  readonly owner: string | null;
  readonly unsent: number;
}

/** Reads the data in a database; null when it cannot be read, by which nothing is known of its rows. */
export async function readStoredData(dataId: string): Promise<StoredData | null> {
  const names = (await listMemberDatabases()).filter((name) => dataIdOf(name) === dataId);
  let owner: string | null = null;
  let unsent = 0;
  try {
    for (const name of names.filter((each) => DOCUMENTS.test(each))) {
      await withDatabase(name, async (database) => {
        // An opening that was cut off has made no table yet.
        if (!database.tables.some((each) => each.name === TABLE)) return;
        const table = database.table(TABLE);
        const stored = await table.get(SYNC_STATE_KEY);
        if (stored !== undefined) owner = readSyncState(stored.body).owner;
        unsent += await table.where('delivery.status').anyOf(['pending', 'rejected']).count();
      });
    }
    return { owner, unsent };
  } catch {
    return null;
  }
}

/** Opens an existing database of RxDB without RxDB, in the version that it has. */
async function withDatabase<T>(name: string, work: (database: Dexie) => PromiseLike<T>): Promise<T> {
  const { Dexie } = await import('dexie');
  const database: Dexie = new Dexie(name);
  try {
    await database.open();
    return await work(database);
  } finally {
    database.close();
  }
}
