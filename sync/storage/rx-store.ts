import type { Table } from 'dexie';
import type { Store, Transaction, TransactionScope } from '../engine/ports.ts';
import { absentRow, hasChange, isStored, type Row, type SyncedRow } from '../engine/row.ts';
import { initialSyncState, readSyncState, refuseNewerData, type SyncState } from '../engine/sync-state.ts';
import { type Build, collectionIn, currentBuild } from '../model/build.ts';
import type { Json } from '../model/json.ts';
import type { Snapshot } from '../protocol/sync-exchange.ts';
import type { MemberDatabase } from './database.ts';
import {
  documentId,
  idRange,
  keyOf,
  PUBLISHED_CONTENT,
  rowIn,
  type StoredDocument,
  SYNC_STATE_KEY,
} from './documents.ts';
import {
  type DocumentChange,
  fromTable,
  nextVersion,
  publishChanges,
  type RxData,
  toTable,
  withTable,
} from './rxdb-internals.ts';

/** The store over a member's RxDB database. `newDeviceId` names this installation on its first use. */
export function createRxStore(
  database: MemberDatabase,
  memberId: string,
  newDeviceId: () => string,
  build: Build = currentBuild,
): Store {
  let hasState = false;

  /** The stored state; null before the first use. */
  function readState(stored: { readonly body: Json } | undefined): SyncState | null {
    if (stored === undefined) {
      if (hasState) throw new Error(`Cannot use the data of "${memberId}": another tab has removed or migrated it`);
      return null;
    }
    const state = readSyncState(stored.body);
    refuseNewerData(state, build);
    hasState = true;
    return state;
  }

  /** Runs `work` and stores its writes in one IndexedDB transaction; publishes them once it has committed. */
  async function transact<T>(scope: TransactionScope, work: (transaction: Transaction) => T): Promise<T> {
    const [result, changes] = await withTable(database, ({ dexieDb, dexieTable }) =>
      dexieDb.transaction('rw', dexieTable, async () => {
        const stored = await readScope(dexieTable, scope);
        const { transaction, writes } = createTransaction(stored, scope, {
          build,
          state: readState(stored.get(SYNC_STATE_KEY)) ?? initialSyncState(newDeviceId(), build.schema, memberId),
        });
        const returned = work(transaction);
        const previous = new Map([...stored, ...(await readReplacedContent(dexieTable, writes))]);
        return [returned, await storeWrites(dexieTable, previous, writes)] as const;
      }),
    );
    publishChanges(database, changes);
    return result;
  }

  async function storeWrites(
    table: Table,
    stored: ReadonlyMap<string, RxData>,
    writes: ReadonlyMap<string, StoredDocument | null>,
  ): Promise<DocumentChange[]> {
    const changes = [...writes].flatMap(([id, document]): readonly DocumentChange[] => {
      const previousDocumentData = stored.get(id);
      if (document === null) return previousDocumentData === undefined ? [] : [removed(previousDocumentData)];
      const documentData = nextVersion(database, document, previousDocumentData);
      const change = { documentId: id, documentData };
      return previousDocumentData === undefined
        ? [{ ...change, operation: 'INSERT', previousDocumentData }]
        : [{ ...change, operation: 'UPDATE', previousDocumentData }];
    });
    const [gone, put] = [changes.filter(isRemoval), changes.filter((change) => !isRemoval(change))];
    if (put.length > 0) await table.bulkPut(put.map(({ documentData }) => toTable(documentData)));
    if (gone.length > 0) await table.bulkDelete(gone.map((change) => change.documentId));
    return changes;
  }

  async function state(): Promise<SyncState> {
    const stored = readState(await withTable(database, async ({ dexieTable }) => dexieTable.get(SYNC_STATE_KEY)));
    if (stored !== null) return stored;
    return transact({}, (transaction) => {
      const first = transaction.state();
      transaction.setState(first);
      return first;
    });
  }

  return {
    memberId,
    build,
    transact,
    state,
    async readForPush(maxRows) {
      const current = await state();
      return withTable(database, ({ dexieDb, dexieTable }) =>
        dexieDb.transaction('r', dexieTable, async () => {
          const pending = await dexieTable.where('delivery.status').equals('pending').limit(maxRows).toArray();
          const stored = readState(await dexieTable.get(SYNC_STATE_KEY));
          return {
            state: stored ?? current,
            pending: pending.flatMap((document: StoredDocument) => rowIn(document) ?? []).filter(hasChange),
          };
        }),
      );
    },
    async contentVersions() {
      const content: StoredDocument[] = await withTable(database, async ({ dexieTable }) =>
        inRange(dexieTable, PUBLISHED_CONTENT).toArray(),
      );
      return Object.fromEntries(content.map(({ id, body }) => [keyOf(id).id, Number(body.version)]));
    },
  };
}

/** The documents of a collection, in the order of their ids. */
function inRange(table: Table, collection: string) {
  const [from, to] = idRange(collection);
  return table.where(':id').between(from, to);
}

async function readScope(
  table: Table,
  { keys = [], statuses = [] }: TransactionScope,
): Promise<ReadonlyMap<string, RxData>> {
  const stored = await readDocuments(table, [SYNC_STATE_KEY, ...(await selectStored(table, keys.map(documentId)))]);
  if (statuses.length === 0) return stored;
  for (const row of await table.where('delivery.status').anyOf(statuses).toArray()) stored.set(row.id, fromTable(row));
  return stored;
}

async function readDocuments(table: Table, ids: readonly string[]): Promise<Map<string, RxData>> {
  const rows: (Parameters<typeof fromTable>[0] | undefined)[] = await table.bulkGet([...ids]);
  return new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.id, fromTable(row)] as const])));
}

/** Most rows of a large page are new, and listing all ids is faster than looking for each. */
async function selectStored(table: Table, ids: readonly string[]): Promise<readonly string[]> {
  const unique = [...new Set(ids)];
  if (unique.length < LARGE_PAGE) return unique;
  const stored = new Set(await table.toCollection().primaryKeys());
  return unique.filter((id) => stored.has(id));
}

const LARGE_PAGE = 1000;

/** The published content that `writes` replace: a transaction sets it without having it in scope. */
async function readReplacedContent(
  table: Table,
  writes: ReadonlyMap<string, StoredDocument | null>,
): Promise<ReadonlyMap<string, RxData>> {
  const ids = [...writes.keys()].filter((id) => keyOf(id).collection === PUBLISHED_CONTENT);
  return ids.length === 0 ? new Map() : readDocuments(table, ids);
}

/** Collects the writes of a transaction by document id; null removes the document. */
function createTransaction(
  stored: ReadonlyMap<string, RxData>,
  { keys = [] }: TransactionScope,
  { build, state: initial }: { readonly build: Build; readonly state: SyncState },
) {
  const inScope = new Set([...keys.map(documentId), ...stored.keys()]);
  const writes = new Map<string, StoredDocument | null>();
  const rows = new Map<string, SyncedRow>();
  for (const [id, data] of stored) {
    const row = rowIn(data);
    if (row !== null) rows.set(id, row);
  }
  let state = initial;
  const transaction: Transaction = {
    rows: () => [...rows.values()],
    get(key): Row {
      const row = rows.get(documentId(key));
      if (row === undefined && !inScope.has(documentId(key)))
        throw new Error(`Cannot read "${documentId(key)}" out of scope`);
      return row ?? absentRow(key.collection, key.id);
    },
    set(row) {
      const id = documentId(row);
      collectionIn(build, row.collection);
      if (isStored(row)) {
        rows.set(id, row);
        writes.set(id, { id, delivery: row.delivery, body: row.body });
      } else {
        rows.delete(id);
        writes.set(id, null);
      }
    },
    state: () => state,
    setState(next) {
      state = next;
      writes.set(SYNC_STATE_KEY, { id: SYNC_STATE_KEY, delivery: { status: 'local' }, body: next });
    },
    setSnapshot(name, { version, body }: Snapshot) {
      const id = documentId({ collection: PUBLISHED_CONTENT, id: name });
      writes.set(id, { id, delivery: { status: 'local' }, body: { version, body } });
    },
  };
  return { transaction, writes };
}

function removed(previousDocumentData: RxData): DocumentChange {
  const documentData = { ...previousDocumentData, _deleted: true };
  return { operation: 'DELETE', documentId: documentData.id, documentData, previousDocumentData };
}

function isRemoval({ operation }: DocumentChange): boolean {
  return operation === 'DELETE';
}
