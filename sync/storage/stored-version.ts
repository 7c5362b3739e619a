import type { Dexie } from 'dexie';
import { markedState } from '../engine/mark-build.ts';
import { readSyncState } from '../engine/sync-state.ts';
import { SYNC_STATE_KEY } from './documents.ts';
import { databaseName, dataIdOf, listMemberDatabases } from './member-databases.ts';

/** RxDB's Dexie storage keeps the documents of each schema version in an IndexedDB database of its own. */
const DOCUMENTS = /--(\d+)--documents$/;
const TABLE = 'docs';

/** The schema version of a member's stored documents; null when there are none. During a migration there are two. */
export async function storedVersion(dataId: string): Promise<number | null> {
  const names = (await listMemberDatabases()).filter((name) => name.includes(databaseName(dataId)));
  const versions = names.flatMap((name) => DOCUMENTS.exec(name)?.slice(1).map(Number) ?? []);
  return versions.length === 0 ? null : Math.max(...versions);
}

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
  readonly owner: string;
  readonly unsent: number;
}

/** Reads the data in a database; null when it cannot be read, by which nothing is known of its rows. */
export async function readStoredData(dataId: string): Promise<StoredData | null> {
  const names = (await listMemberDatabases()).filter((name) => dataIdOf(name) === dataId);
  let [owner, unsent] = [dataId, 0];
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
