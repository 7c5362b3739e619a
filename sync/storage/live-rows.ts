import { deepEqual, type RxStorageChangeEvent } from 'rxdb';
import { distinctUntilChanged, map, Observable, Subject } from 'rxjs';
import { type ChangedRow, type Delivery, hasChange, isDeleted, isKeptHere } from '../engine/row.ts';
import type { PendingCounts } from '../engine/sync-scheduler.ts';
import { readSyncState, type SyncState } from '../engine/sync-state.ts';
import type { Body } from '../model/json.ts';
import { type DocumentOf, parseDocument, type SyncedCollection } from '../model/synced-collections.ts';
import type { MemberDatabase } from './database.ts';
import { documentId, keyOf, PUBLISHED_CONTENT, rowIn, type StoredDocument, SYNC_STATE_KEY } from './documents.ts';
import { countUnsynced, type Documents, findByStatus, findInCollection, type StoredData, UNSYNCED } from './queries.ts';

export interface LiveRow<C extends SyncedCollection> {
  readonly id: string;
  readonly delivery: Delivery;
  readonly body: DocumentOf<C>;
}

/** A live query: which documents to load, and which of the changed ones belong to it. */
interface DocumentQuery {
  /** Hands over one part of the documents after the other; what changes meanwhile arrives as an event. */
  readonly read: (documents: Documents, take: (part: readonly StoredData[]) => void) => Promise<void>;
  readonly matches: (document: StoredDocument) => boolean;
}

/** All rows of a collection that are not deleted, by id, live. An unchanged row stays the same object. */
export function liveRows<C extends SyncedCollection>(
  database: MemberDatabase,
  collection: C,
): Observable<ReadonlyMap<string, LiveRow<C>>> {
  return liveRowsAs(database, collection, (row) => row);
}

/**
 * The rows of a collection in the form of a screen, by id, live; those with null are left out. Each version of a row is
 * converted once, in the same small tasks in which it is read, so that ten thousand rows do not block the page.
 */
export function liveRowsAs<C extends SyncedCollection, T extends object>(
  database: MemberDatabase,
  collection: C,
  convert: (row: LiveRow<C>) => T | null,
): Observable<ReadonlyMap<string, T>> {
  const query: DocumentQuery = {
    read: (documents, take) => readInParts(documents, collection, take),
    matches: ({ id }) => keyOf(id).collection === collection,
  };
  return watchRows(database, collection, query, convert);
}

/** One row by id, live; null when there is none. */
export function liveRow<C extends SyncedCollection>(
  database: MemberDatabase,
  collection: C,
  id: string,
): Observable<LiveRow<C> | null> {
  return watchRows(database, collection, byId(documentId({ collection, id })), (row) => row).pipe(
    map((rows) => rows.get(id) ?? null),
  );
}

/** All rows with a write that the server has not acknowledged, rejected ones first, live. */
export function livePendingRows(database: MemberDatabase): Observable<readonly ChangedRow[]> {
  const query: DocumentQuery = {
    read: async (documents, take) => take(await findByStatus(documents, UNSYNCED)),
    matches: ({ delivery }) => UNSYNCED.some((status) => status === delivery.status),
  };
  return watchDocuments(database, query).pipe(
    map((documents) => [...documents.values()].flatMap((document) => rowIn(document) ?? []).filter(hasChange)),
    map((rows) => [...rows.filter(isRejected), ...rows.filter((row) => !isRejected(row))]),
  );
}

function isRejected({ delivery }: ChangedRow): boolean {
  return delivery.status === 'rejected';
}

/** Counts the pending rows now and after each change in any tab. */
export function watchPendingCounts(database: MemberDatabase, listener: (counts: PendingCounts) => void): () => void {
  const subscription = livePendingRows(database).subscribe({
    next(rows) {
      const kept = rows.filter(isKeptHere).length;
      const rejected = rows.filter(isRejected).length - kept;
      listener({ pending: rows.length - rejected - kept, rejected, kept });
    },
    // The next sync reads the same storage and reports its error.
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}

/** Counts the rows that the server does not have yet. */
export function countPending(database: MemberDatabase): Promise<PendingCounts> {
  return countUnsynced(database.collections.documents.storageInstance);
}

/** Published content by name, live; null before it has been pulled. */
export function liveContent(database: MemberDatabase, name: string): Observable<Body | null> {
  const id = documentId({ collection: PUBLISHED_CONTENT, id: name });
  return watchDocuments(database, byId(id)).pipe(map((documents) => documents.get(id)?.body ?? null));
}

/** The sync state, live; null before the first use of the database. */
export function liveSyncState(database: MemberDatabase): Observable<SyncState | null> {
  return watchDocuments(database, byId(SYNC_STATE_KEY)).pipe(
    map((documents) => documents.get(SYNC_STATE_KEY)?.body),
    // Each transaction stores it again.
    distinctUntilChanged(deepEqual),
    map((body) => (body === undefined ? null : readSyncState(body))),
  );
}

const reloads = new WeakMap<MemberDatabase, Subject<void>>();

function reloadsOf(database: MemberDatabase): Subject<void> {
  const subject = reloads.get(database) ?? new Subject<void>();
  reloads.set(database, subject);
  return subject;
}

/** Reads every live query again, for a page that has missed the changes of other tabs. A failed read changes nothing. */
export function reloadLiveRows(database: MemberDatabase): void {
  reloadsOf(database).next();
}

function byId(id: string): DocumentQuery {
  return {
    read: async (documents, take) => take(await documents.findDocumentsById([id], false)),
    matches: (document) => document.id === id,
  };
}

/** Documents of one part: they are converted in one task. */
const PART_SIZE = 500;

async function readInParts(
  documents: Documents,
  collection: string,
  take: (part: readonly StoredData[]) => void,
): Promise<void> {
  const readAfter = (afterId?: string) => findInCollection(documents, collection, { afterId, limit: PART_SIZE });
  let reading = readAfter();
  for (;;) {
    const part = await reading;
    const last = part.length < PART_SIZE ? undefined : part.at(-1);
    // Requested first, so that the storage reads while this part is converted.
    if (last !== undefined) reading = readAfter(last.id);
    take(part);
    if (last === undefined) return;
  }
}

function watchRows<C extends SyncedCollection, T extends object>(
  database: MemberDatabase,
  collection: C,
  query: DocumentQuery,
  convert: (row: LiveRow<C>) => T | null,
): Observable<ReadonlyMap<string, T>> {
  const converted = new WeakMap<StoredDocument, T>();
  const convertOnce = (document: StoredDocument): T | null => {
    const cached = converted.get(document);
    if (cached !== undefined) return cached;
    const row = rowIn(document);
    if (row === null || isDeleted(row) || row.collection !== collection) return null;
    const result = convert({ id: row.id, delivery: row.delivery, body: parseDocument(collection, row.body) });
    if (result !== null) converted.set(document, result);
    return result;
  };
  return watchDocuments(database, query, convertOnce).pipe(
    map((documents) => {
      const rows = new Map<string, T>();
      for (const document of documents.values()) {
        const row = convertOnce(document);
        if (row !== null) rows.set(keyOf(document.id).id, row);
      }
      return rows;
    }),
  );
}

/**
 * The documents of a query, live. Made for ten thousand documents: a change costs no more than what has changed, where a
 * query of RxDB creates an object for every document.
 */
function watchDocuments(
  database: MemberDatabase,
  query: DocumentQuery,
  prepare: (document: StoredData) => void = () => {},
): Observable<ReadonlyMap<string, StoredData>> {
  return new Observable((subscriber) => {
    const early: RxStorageChangeEvent<StoredData>[] = [];
    /** Null during the read. */
    let documents: Map<string, StoredData> | null = null;

    function apply(changes: readonly RxStorageChangeEvent<StoredData>[]): boolean {
      let hasChanged = false;
      for (const { operation, documentData } of changes) {
        const { id } = documentData;
        const current = documents?.get(id);
        const revisionsAhead = current === undefined ? 1 : revisionOf(documentData) - revisionOf(current);
        // Another tab's change may arrive after a later one of this tab.
        if (revisionsAhead < 0) continue;
        if (operation === 'DELETE' || !query.matches(documentData)) hasChanged = documents?.delete(id) || hasChanged;
        else if (revisionsAhead > 0) {
          documents?.set(id, documentData);
          hasChanged = true;
        }
      }
      return hasChanged;
    }

    const changes = database.collections.documents.eventBulks$.subscribe(({ events }) => {
      if (documents === null) early.push(...events);
      else if (apply(events)) subscriber.next(new Map(documents));
    });
    function read() {
      const previous = documents;
      documents = null;
      load(database.collections.documents.storageInstance, query, prepare)
        // A screen keeps what it shows when the storage is lost later: a drill may be on it.
        .catch((cause: unknown) => previous ?? Promise.reject(cause))
        .then(
          (loaded) => {
            documents = loaded;
            apply(early.splice(0));
            subscriber.next(new Map(documents));
          },
          (cause: unknown) => subscriber.error(cause),
        );
    }

    read();
    // A read under way started before the page was restored, but ends after it.
    const reload = reloadsOf(database).subscribe(() => documents !== null && read());
    return () => {
      changes.unsubscribe();
      reload.unsubscribe();
    };
  });
}

async function load(
  documents: Documents,
  query: DocumentQuery,
  prepare: (document: StoredData) => void,
): Promise<Map<string, StoredData>> {
  const loaded = new Map<string, StoredData>();
  await query.read(documents, (part) => {
    for (const document of part) {
      loaded.set(document.id, document);
      prepare(document);
    }
  });
  return loaded;
}

function revisionOf({ _rev }: StoredData): number {
  return Number.parseInt(_rev, 10);
}
