import { type MangoQuerySelector, prepareQuery, type RxDocumentData, type RxStorageInstance } from 'rxdb';
import { isKeptHere } from '../engine/row.ts';
import type { PendingCounts } from '../engine/sync-scheduler.ts';
import { idRange, rowIn, type StoredDocument } from './documents.ts';

/** A document with the fields that RxDB keeps beside it. */
export type StoredData = RxDocumentData<StoredDocument>;

/** The documents in RxDB's storage: its own queries make an object of each, which ten thousand rows would wait for. */
export type Documents = Pick<
  RxStorageInstance<StoredDocument, unknown, unknown>,
  'schema' | 'query' | 'count' | 'findDocumentsById' | 'bulkWrite'
>;

/** The states of rows that the server does not have. */
export const UNSYNCED = ['pending', 'rejected'] as const;

/** At most `limit` documents of a collection in the order of their ids, from the first after `afterId`. */
export function findInCollection(
  documents: Documents,
  collection: string,
  { afterId, limit }: { readonly afterId?: string | undefined; readonly limit?: number } = {},
): Promise<StoredData[]> {
  const [first, end] = idRange(collection);
  return find(documents, { id: { $gt: afterId ?? first, $lt: end } }, limit);
}

/** At most `limit` documents in each of these states of delivery. */
export async function findByStatus(documents: Documents, statuses: readonly string[], limit?: number) {
  return (await Promise.all(statuses.map((status) => find(documents, inStatus(status), limit)))).flat();
}

/** Counts the rows that the server does not have yet. */
export async function countUnsynced(documents: Documents): Promise<PendingCounts> {
  const query = prepare(documents, inStatus('pending'));
  const [{ count }, rejected] = await Promise.all([documents.count(query), findByStatus(documents, ['rejected'])]);
  const kept = rejected.flatMap((document) => rowIn(document) ?? []).filter(isKeptHere).length;
  return { pending: count, rejected: rejected.length - kept, kept };
}

type Selector = MangoQuerySelector<StoredData>;

function inStatus(status: string): Selector {
  return { 'delivery.status': { $eq: status } };
}

async function find(documents: Documents, selector: Selector, limit?: number): Promise<StoredData[]> {
  return (await documents.query(prepare(documents, selector, limit))).documents;
}

function prepare({ schema }: Documents, selector: Selector, limit = Number.POSITIVE_INFINITY) {
  const existing = { _deleted: { $eq: false }, ...selector };
  return prepareQuery(schema, { selector: existing, sort: [{ id: 'asc' }], skip: 0, limit });
}
