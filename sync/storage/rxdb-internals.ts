import type { Dexie, Table } from 'dexie';
import { createRevision, type EventBulk, type RxDocumentData, type RxStorageChangeEvent, randomToken } from 'rxdb';
import { Subject } from 'rxjs';
import type { MemberDatabase } from './database.ts';
import type { StoredDocument } from './documents.ts';
import { withReconnection } from './reconnection.ts';

/** A document with RxDB's own fields, as live queries of RxDB receive it. */
export type RxData = RxDocumentData<StoredDocument>;
export type DocumentChange = RxStorageChangeEvent<RxData>;

interface DexieInternals {
  readonly dexieDb: Dexie;
  readonly dexieTable: Table;
}

/** Runs `work` on the IndexedDB table, once more after a dropped connection. See README.md beside this file. */
export async function withTable<T>(
  database: MemberDatabase,
  work: (internals: DexieInternals) => Promise<T>,
): Promise<T> {
  const internals = await readInternals(database);
  return withReconnection(
    internals.dexieDb,
    () => database.closed,
    () => work(internals),
  );
}

async function readInternals(database: MemberDatabase): Promise<DexieInternals> {
  const internals: unknown = await database.collections.documents.storageInstance.internals;
  if (!isDexie(internals)) throw new Error('Cannot read a storage other than RxDB’s Dexie storage');
  return internals;
}

function isDexie(internals: unknown): internals is DexieInternals {
  return typeof internals === 'object' && internals !== null && 'dexieDb' in internals && 'dexieTable' in internals;
}

/** A document in the form in which RxDB's Dexie storage keeps it: IndexedDB has no index over booleans. */
export function toTable(data: RxData): unknown {
  return { ...data, _deleted: data._deleted ? '1' : '0' };
}

export function fromTable(row: Omit<RxData, '_deleted'>): RxData {
  return Object.assign(row, { _deleted: false });
}

/** The next version of a document with the fields that RxDB keeps beside it. */
export function nextVersion(database: MemberDatabase, document: StoredDocument, previous: RxData | undefined): RxData {
  const rxdbFields = { _meta: { lwt: Date.now() }, _attachments: {}, _deleted: false };
  return { ...document, _rev: createRevision(database.token, previous), ...rxdbFields };
}

/** Publishes stored changes to RxDB's live queries, in this tab and all others. */
export function publishChanges(database: MemberDatabase, events: DocumentChange[]): void {
  const last = events.at(-1);
  if (last === undefined) return;
  const { originalStorageInstance } = database.collections.documents.storageInstance;
  const changes: unknown = Reflect.get(originalStorageInstance, 'changes$');
  if (!(changes instanceof Subject)) throw new Error('Cannot find the change stream of RxDB’s storage');
  const bulk: EventBulk<DocumentChange, { id: string; lwt: number }> = {
    id: randomToken(10),
    events,
    checkpoint: { id: last.documentId, lwt: last.documentData._meta.lwt },
    context: 'keiko',
  };
  changes.next(bulk);
}
