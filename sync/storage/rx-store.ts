import { type BulkWriteRow, getDefaultRevision, getDefaultRxDocumentMeta } from 'rxdb';
import type { Store, Transaction, TransactionScope } from '../engine/ports.ts';
import { absentRow, hasChange, isStored, type Row, type SyncedRow } from '../engine/row.ts';
import type { SyncObserver } from '../engine/sync-events.ts';
import { initialSyncState, readSyncState, refuseNewerData, type SyncState } from '../engine/sync-state.ts';
import { type Build, collectionIn, currentBuild } from '../model/build.ts';
import type { Body, Json } from '../model/json.ts';
import type { Snapshot } from '../protocol/sync-exchange.ts';
import type { MemberDatabase } from './database.ts';
import { documentId, keyOf, PUBLISHED_CONTENT, rowIn, type StoredDocument, SYNC_STATE_KEY } from './documents.ts';
import { type Documents, findByStatus, findInCollection, type StoredData } from './queries.ts';

export interface StorePorts {
  /** Names this installation on its first use. */
  readonly newDeviceId: () => string;
  /** Runs `work` under a lock shared by all tabs, waiting until it is free. Nobody takes it over. */
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  readonly observer: SyncObserver;
}

/** The store over a member's RxDB database. */
export function createRxStore(
  database: MemberDatabase,
  memberId: string,
  { newDeviceId, withLock, observer }: StorePorts,
  build: Build = currentBuild,
): Store {
  const documents: Documents = database.collections.documents.storageInstance;
  const locked = <T>(work: () => Promise<T>) => withLock(writeLock(database), work);
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

  /**
   * Runs `work` and stores its writes by one call of RxDB, which is one IndexedDB transaction. Reading is another one: where a
   * tab has written in between, in spite of the lock, RxDB stores only what that tab has not written. The sync state is part
   * of each call, so its revision shows that, and the transaction runs again before it answers. Without it in a write of one
   * row, a reset that this write interrupts would take the row for done.
   */
  async function transact<T>(scope: TransactionScope, work: (transaction: Transaction) => T): Promise<T> {
    return locked(async () => {
      for (;;) {
        const stored = await readScope(documents, scope);
        const { transaction, writes } = createTransaction(stored, scope, {
          build,
          state: readState(stored.get(SYNC_STATE_KEY)) ?? initialSyncState(newDeviceId(), build.schema, memberId),
        });
        const result = work(transaction);
        if (writes.size === 0) return result;
        if (!writes.has(SYNC_STATE_KEY)) transaction.setState(transaction.state());
        // A transaction sets published content without having it in scope.
        const contents = [...writes.keys()].filter((id) => keyOf(id).collection === PUBLISHED_CONTENT);
        const replaced = contents.length === 0 ? [] : await documents.findDocumentsById(contents, true);
        for (const content of replaced) stored.set(content.id, content);
        const rows = [...writes].flatMap(([id, document]) => toWrite(id, document, stored.get(id)) ?? []);
        const { error } = await documents.bulkWrite(rows, 'keiko');
        if (error.length === 0) return result;
        observer({ type: 'write-conflict' });
      }
    });
  }

  async function state(): Promise<SyncState> {
    const [document] = await documents.findDocumentsById([SYNC_STATE_KEY], false);
    const create = (transaction: Transaction) => {
      transaction.setState(transaction.state());
      return transaction.state();
    };
    return readState(document) ?? transact({}, create);
  }

  return {
    memberId,
    build,
    transact,
    state,
    async readForPush(maxRows) {
      // Creates it before the lock is held.
      await state();
      return locked(async () => {
        const pending = await findByStatus(documents, ['pending'], maxRows);
        return { state: await state(), pending: pending.flatMap((row) => rowIn(row) ?? []).filter(hasChange) };
      });
    },
    async readCollection(name, afterId, limit) {
      const after = afterId === undefined ? undefined : documentId({ collection: name, id: afterId });
      const found = await findInCollection(documents, name, { afterId: after, limit });
      return found.flatMap((document) => rowIn(document) ?? []);
    },
    async contentVersions() {
      const content = await findInCollection(documents, PUBLISHED_CONTENT);
      return Object.fromEntries(content.map(({ id, body }) => [keyOf(id).id, Number(body.version)]));
    },
  };
}

/** The Web Lock that each write of a member's documents holds; `name` is that of the database. */
export function writeLock({ name }: Pick<MemberDatabase, 'name'>): string {
  return `write:${name}`;
}

/** The documents in scope by id, removed ones too: to write one again needs its revision. */
async function readScope(
  documents: Documents,
  { keys = [], statuses = [] }: TransactionScope,
): Promise<Map<string, StoredData>> {
  const ids = new Set([SYNC_STATE_KEY, ...keys.map(documentId)]);
  const [named, inStatuses] = await Promise.all([
    documents.findDocumentsById([...ids], true),
    findByStatus(documents, statuses),
  ]);
  return new Map([...named, ...inStatuses].map((document) => [document.id, document]));
}

/** The write of a document, of null its removal, which leaves an empty one; null when there is nothing to remove. */
function toWrite(
  id: string,
  document: StoredDocument | null,
  previous: StoredData | undefined,
): BulkWriteRow<StoredDocument> | null {
  if (document === null && (previous === undefined || previous._deleted)) return null;
  const content = document ?? local(id, {});
  // RxDB gives it its revision and time.
  const fields = { _attachments: {}, _meta: getDefaultRxDocumentMeta(), _rev: getDefaultRevision() };
  return { ...(previous && { previous }), document: { ...content, ...fields, _deleted: document === null } };
}

function local(id: string, body: Body): StoredDocument {
  return { id, delivery: { status: 'local' }, body };
}

/** Collects the writes of a transaction by document id; null removes the document. */
function createTransaction(
  stored: ReadonlyMap<string, StoredData>,
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
      writes.set(SYNC_STATE_KEY, local(SYNC_STATE_KEY, next));
    },
    setSnapshot(name, { version, body }: Snapshot) {
      const id = documentId({ collection: PUBLISHED_CONTENT, id: name });
      writes.set(id, local(id, { version, body }));
    },
  };
  return { transaction, writes };
}
