import type { RowKey } from '../engine/ports.ts';
import type { Delivery, SyncedRow } from '../engine/row.ts';
import type { Body } from '../model/json.ts';

/**
 * A document of the one RxDB collection. Synced rows, published content and the sync state share it, because IndexedDB
 * stores only what is in one database in one transaction, and RxDB's storage makes a database of every collection.
 */
export interface StoredDocument {
  /** 'collection/id'. */
  readonly id: string;
  /** 'local' for documents that are never sent. */
  readonly delivery: Delivery | { readonly status: 'local' };
  readonly body: Body;
}

export const documentsSchema = {
  title: 'documents',
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 160 },
    delivery: {
      type: 'object',
      properties: { status: { type: 'string', maxLength: 16 } },
      required: ['status'],
    },
    body: { type: 'object' },
  },
  required: ['id', 'delivery', 'body'],
  indexes: ['id', 'delivery.status'],
} as const;

export const documentsCollection = { schema: documentsSchema };

/** Collections of documents that stay on this device. */
export const PUBLISHED_CONTENT = 'published_content';
const SYNC_STATE = 'sync_state';

export const SYNC_STATE_KEY = documentId({ collection: SYNC_STATE, id: 'current' });

export function documentId({ collection, id }: RowKey): string {
  return `${collection}/${id}`;
}

export function keyOf(documentId: string): RowKey {
  const at = documentId.indexOf('/');
  return { collection: documentId.slice(0, at), id: documentId.slice(at + 1) };
}

/** The range of ids that the documents of a collection have: [from, to). */
export function idRange(collection: string): readonly [string, string] {
  return [`${collection}/`, `${collection}0`];
}

/** The synced row in a document; null for a local document. */
export function rowIn({ id, delivery, body }: StoredDocument): SyncedRow | null {
  return delivery.status === 'local' ? null : { ...keyOf(id), delivery, body };
}
