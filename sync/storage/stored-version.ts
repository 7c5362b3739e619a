import type { Dexie } from 'dexie';
import { claimedState } from '../engine/claim-data.ts';
import { readSyncState } from '../engine/sync-state.ts';
import { SYNC_STATE_KEY } from './documents.ts';
import { databaseName, listMemberDatabases } from './member-databases.ts';

/** RxDB's Dexie storage keeps the documents of each schema version in an IndexedDB database of its own. */
const DOCUMENTS = /--(\d+)--documents$/;
const TABLE = 'docs';

/** The schema version of a member's stored documents; null when there are none. During a migration there are two. */
export async function storedVersion(memberId: string): Promise<number | null> {
  const names = (await listMemberDatabases()).filter((name) => name.includes(databaseName(memberId)));
  const versions = names.flatMap((name) => DOCUMENTS.exec(name)?.slice(1).map(Number) ?? []);
  return versions.length === 0 ? null : Math.max(...versions);
}

/**
 * Makes builds that have documents of an older version open refuse them: a tab may not answer when it is asked to close them.
 * The migration keeps the sync state, so claimData() will find it claimed.
 */
export async function markOutdated(memberId: string, version: number, schema: number): Promise<void> {
  const { Dexie } = await import('dexie');
  const database: Dexie = new Dexie(`rxdb-dexie-${databaseName(memberId)}--${version}--documents`);
  try {
    await database.open();
    await database.transaction('rw', TABLE, async (transaction) => {
      const table = transaction.table(TABLE);
      const stored = await table.get(SYNC_STATE_KEY);
      if (stored === undefined) return;
      const state = claimedState(readSyncState(stored.body), schema);
      await table.put({ ...stored, body: state });
    });
  } finally {
    database.close();
  }
}
