import { createRevision, fillWithDefaultSettings, randomToken } from 'rxdb';
import { markedState } from '../engine/mark-build.ts';
import { readSyncState } from '../engine/sync-state.ts';
import { createIndexedDbStorage } from './database.ts';
import { documentsSchema, type StoredDocument, SYNC_STATE_KEY } from './documents.ts';
import { databaseName, listVersions } from './member-databases.ts';
import { countUnsynced, type Documents } from './queries.ts';
import { type StorePorts, writeLock } from './rx-store.ts';

/**
 * Makes builds that have documents of an older version open refuse them: a tab may not answer when it is asked to close them.
 * Waits for a write that such a tab has begun. The migration keeps the sync state, so markBuild() will find it marked.
 */
export async function markOutdated(
  { dataId, version, schema }: { readonly dataId: string; readonly version: number; readonly schema: number },
  withLock: StorePorts['withLock'],
  storage = createIndexedDbStorage(),
): Promise<void> {
  await withDocuments(storage, { dataId, version }, (documents) =>
    withLock(writeLock({ name: databaseName(dataId) }), async () => {
      const [stored] = await documents.findDocumentsById([SYNC_STATE_KEY], false);
      if (stored === undefined) return;
      const body = markedState(readSyncState(stored.body), schema);
      const document = { ...stored, body, _rev: createRevision(randomToken(10), stored) };
      await documents.bulkWrite([{ previous: stored, document }], 'keiko');
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
export async function readStoredData(dataId: string, storage = createIndexedDbStorage()): Promise<StoredData | null> {
  let owner: string | null = null;
  let unsent = 0;
  try {
    for (const version of await listVersions(dataId)) {
      await withDocuments(storage, { dataId, version }, async (documents) => {
        const [stored] = await documents.findDocumentsById([SYNC_STATE_KEY], false);
        if (stored !== undefined) owner = readSyncState(stored.body).owner;
        const { pending, rejected, kept } = await countUnsynced(documents);
        unsent += pending + rejected + kept;
      });
    }
    return { owner, unsent };
  } catch {
    return null;
  }
}

/** Opens the documents of one version alone, in RxDB's storage: a database of RxDB would migrate them. */
async function withDocuments(
  storage: ReturnType<typeof createIndexedDbStorage>,
  { dataId, version }: { readonly dataId: string; readonly version: number },
  work: (documents: Documents) => Promise<void>,
): Promise<void> {
  const documents = await storage.createStorageInstance<StoredDocument>({
    ...{ databaseName: databaseName(dataId), databaseInstanceToken: randomToken(10), collectionName: 'documents' },
    schema: fillWithDefaultSettings<StoredDocument>({ ...documentsSchema, version }),
    ...{ options: {}, multiInstance: false, devMode: false },
  });
  try {
    await work(documents);
  } finally {
    await documents.close();
  }
}
