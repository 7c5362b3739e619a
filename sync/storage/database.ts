import {
  addRxPlugin,
  createRxDatabase,
  type DexieSettings,
  type DexieStorageInternals,
  type PreparedQuery,
  type RxCollection,
  type RxCollectionCreator,
  type RxDatabase,
  type RxDocumentData,
  type RxStorage,
  type RxStorageQueryResult,
} from 'rxdb';
import { fromDexieToStorage, getKeyRangeByQueryPlan, getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { documentsCollection, type StoredDocument } from './documents.ts';
import { databaseName } from './member-databases.ts';
import { createReconnection } from './reconnection.ts';

interface MemberCollections {
  readonly documents: RxCollection<StoredDocument>;
}

export type MemberDatabase = RxDatabase<MemberCollections>;

/** The collection's schema, and how documents of each earlier version become those of the next. */
type CollectionCreators = Readonly<Record<keyof MemberCollections, RxCollectionCreator>>;

const collectionCreators: CollectionCreators = { documents: documentsCollection };

/** Opens the member's database, migrating it as needed. Rejects when the storage is blocked, full or broken. */
export async function openMemberDatabase(options: {
  readonly dataId: string;
  readonly storage: IndexedDbStorage;
  readonly multiInstance: boolean;
  /** Another version's schema, to test a migration before its release. */
  readonly collections?: CollectionCreators;
}): Promise<MemberDatabase> {
  const { storage, failed } = watchStorage(options.storage);
  const collections = options.collections ?? collectionCreators;
  if (collections.documents.schema.version > 0) await enableMigrations();
  const database: MemberDatabase = await withoutAdvertisement(() =>
    createRxDatabase<MemberCollections>({
      name: databaseName(options.dataId),
      storage,
      multiInstance: options.multiInstance,
      // The screens' queries apply the changes by themselves.
      eventReduce: false,
      closeDuplicates: true,
    }),
  );
  try {
    await Promise.race([database.addCollections(collections), failed]);
    return database;
  } catch (cause) {
    // A broken storage may not close either.
    await Promise.race([database.close(), failed]).catch(() => undefined);
    throw new Error(`Cannot open the database "${databaseName(options.dataId)}"`, { cause });
  }
}

/** RxDB's free storage advertises the paid ones on the console at its first write, which is part of the opening. */
async function withoutAdvertisement<T>(open: () => Promise<T>): Promise<T> {
  const { warn } = console;
  const filter = (...values: unknown[]) => {
    if (!String(values[0]).includes('RxDB Open Core')) warn(...values);
  };
  console.warn = filter;
  try {
    return await open();
  } finally {
    const { warn: current } = console;
    if (current === filter) console.warn = warn;
  }
}

/** Loaded only when needed: the first version of the schema has nothing to migrate from. */
async function enableMigrations(): Promise<void> {
  const { RxDBMigrationSchemaPlugin } = await import('rxdb/plugins/migration-schema');
  addRxPlugin(RxDBMigrationSchemaPlugin);
}

/**
 * A storage that outlives a dropped connection, and reports its first failed write, which RxDB's migration swallows: on a full
 * disk it never ends.
 */
function watchStorage(storage: IndexedDbStorage) {
  let report: (cause: unknown) => void = () => undefined;
  /** Rejects with the first failure; never resolves. */
  const failed = new Promise<never>((_, reject) => {
    report = reject;
  });
  // A failure after the opening has no listener here; the failed call reports it.
  failed.catch(() => undefined);
  const watched: typeof storage = {
    name: storage.name,
    rxdbVersion: storage.rxdbVersion,
    async createStorageInstance(params) {
      const instance = await storage.createStorageInstance(params);
      const { bulkWrite, query, count, close } = instance;
      const internals = await instance.internals;
      let isClosed = false;
      const run = createReconnection(internals.dexieDb, () => isClosed);
      const read =
        <Call extends unknown[], T>(method: (...call: Call) => Promise<T>) =>
        (...call: Call) =>
          run(() => method.apply(instance, call));
      return Object.assign(instance, {
        findDocumentsById: read((ids: string[], deleted: boolean) => findByIds(internals, ids, deleted)),
        count: read(count),
        query: read((prepared: Parameters<typeof query>[0]) =>
          isInIndex(prepared) ? queryIndex(internals, prepared) : query.call(instance, prepared),
        ),
        bulkWrite: (...call: Parameters<typeof bulkWrite>) =>
          run(() => bulkWrite.apply(instance, call)).catch((cause: unknown) => {
            report(cause);
            throw cause;
          }),
        close() {
          isClosed = true;
          return close.apply(instance);
        },
      });
    },
  };
  return { storage: watched, failed };
}

type Internals = Awaited<DexieStorageInternals>;

/** Most rows of a large page are new: listing all ids is faster than looking for each. */
async function findByIds<Document>(
  { dexieTable, booleanIndexes }: Internals,
  ids: readonly string[],
  deleted: boolean,
): Promise<RxDocumentData<Document>[]> {
  const stored = ids.length < LARGE_PAGE ? null : new Set(await dexieTable.toCollection().primaryKeys());
  const rows: unknown[] = await dexieTable.bulkGet(ids.filter((id) => stored?.has(id) ?? true));
  const documents = rows.flatMap((row) => (row === undefined ? [] : fromDexieToStorage<Document>(booleanIndexes, row)));
  return deleted ? documents : documents.filter(({ _deleted }) => !_deleted);
}

const LARGE_PAGE = 1000;

/** True for a query whose documents are one range of an index, in its order. */
function isInIndex<Document>({ query, queryPlan }: PreparedQuery<Document>): boolean {
  return queryPlan.selectorSatisfiedByIndex && queryPlan.sortSatisfiedByIndex && query.skip === 0;
}

/** RxDB's own query takes one document after the other, which takes twice as long, and never ends when it is cut off. */
async function queryIndex<Document>(
  { dexieDb, dexieTable, booleanIndexes }: Internals,
  { query, queryPlan }: PreparedQuery<Document>,
): Promise<RxStorageQueryResult<Document>> {
  const { IDBKeyRange } = dexieDb._options;
  const { lower, upper, lowerOpen, upperOpen } = getKeyRangeByQueryPlan(booleanIndexes, queryPlan, IDBKeyRange);
  const range = dexieTable.where(`[${queryPlan.index.join('+')}]`).between(lower, upper, !lowerOpen, !upperOpen);
  const rows = await range.limit(query.limit ?? Number.POSITIVE_INFINITY).toArray();
  return { documents: rows.map((row) => fromDexieToStorage<Document>(booleanIndexes, row)) };
}

type IndexedDbStorage = RxStorage<DexieStorageInternals, DexieSettings>;

/** RxDB's free storage over IndexedDB. Tests hand in an IndexedDB of their own. */
export function createIndexedDbStorage(idb?: {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
}): IndexedDbStorage {
  return getRxStorageDexie(idb);
}
