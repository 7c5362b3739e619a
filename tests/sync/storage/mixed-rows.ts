import type { Store } from '../../../sync/engine/ports.ts';
import type { Change, Delivery, SyncedRow } from '../../../sync/engine/row.ts';
import type { openMemberDatabase } from '../../../sync/storage/database.ts';
import { documentsSchema, type StoredDocument } from '../../../sync/storage/documents.ts';

/** Kata forms in every state of delivery, by id. */
export function mixedRows(count: number): ReadonlyMap<string, SyncedRow> {
  return new Map(
    Array.from({ length: count }, (_, n) => {
      const id = `0198f2d0-0000-7000-8000-${String(n).padStart(12, '0')}`;
      const deliveries = deliveriesFor(n);
      const delivery = deliveries[n % deliveries.length];
      if (delivery === undefined) throw new Error('Cannot choose a delivery');
      const isTombstone = delivery.status === 'synced' && delivery.deleted;
      return [id, { collection: 'kata_forms', id, delivery, body: isTombstone ? {} : kata(n) }];
    }),
  );
}

/** Those in rxdb-17.5.0.json; the last one is removed there. */
export function recordedRows(): readonly SyncedRow[] {
  return [...mixedRows(10).values()].filter((_row, n) => [0, 1, 4, 8, 9].includes(n));
}

function deliveriesFor(n: number): readonly Delivery[] {
  const pending = (change: Change, supersededIds: readonly string[] = []) =>
    ({ status: 'pending', mutationId: mutationId(n), supersededIds, ...change }) as const;
  const update = { op: 'update', rev: n, mergeBase: { zou: '前の象', review: null } } as const;
  return [
    { status: 'synced', rev: n, deleted: false, supersededIds: [] },
    { status: 'synced', rev: n, deleted: true, supersededIds: [mutationId(n + 10_000)] },
    { status: 'unconfirmed', former: { epoch: 'e', rev: n }, deleted: false, supersededIds: [] },
    pending({ op: 'insert' }),
    pending(update, [mutationId(n + 10_000)]),
    pending({ op: 'update', rev: null, former: { epoch: 'e', rev: n }, mergeBase: {} }),
    pending({ op: 'delete', rev: 0, mergeBase: null }),
    pending({ op: 'restore', knownRev: n, former: { epoch: 'e', rev: n + 1 }, mergeBase: {} }),
    { ...pending(update), status: 'rejected', rejectionCode: 'too_long' },
  ];
}

const mutationId = (n: number) => `0198f2d0-1111-7000-8000-${String(n).padStart(12, '0')}`;
const kata = (n: number) => ({
  zou: `象${n}`,
  ishiki: '足の裏',
  name: null,
  category: '朝',
  is_copied: false,
  original_id: null,
  review: null,
  copy_count: n,
});

/** Every synced row in the store, by id. */
export async function rowsOf(store: Store): Promise<ReadonlyMap<string, SyncedRow>> {
  const statuses = ['synced', 'unconfirmed', 'pending', 'rejected'] as const;
  const rows = await store.transact({ statuses }, (transaction) => [...transaction.rows()]);
  return new Map(rows.map((row) => [row.id, row]));
}

type Collections = NonNullable<Parameters<typeof openMemberDatabase>[0]['collections']>;

/** Today's schema as a later build may have it: another version, with a new indexed field in the kata. */
export function nextCollections(): Collections {
  const { body, ...properties } = documentsSchema.properties;
  const season = { type: 'string', maxLength: 10 };
  return {
    documents: {
      schema: {
        ...documentsSchema,
        version: 1,
        properties: { ...properties, body: { ...body, properties: { season } } },
        indexes: [...documentsSchema.indexes, 'body.season'],
      },
      migrationStrategies: {
        1: (document: StoredDocument) =>
          document.id.startsWith('kata_forms/') ? { ...document, body: { ...document.body, season: '春' } } : document,
      },
    },
  };
}

/** Kata forms as the migration of nextCollections() leaves them. */
export function migrated(rows: ReadonlyMap<string, SyncedRow>): ReadonlyMap<string, SyncedRow> {
  return new Map([...rows].map(([id, row]) => [id, { ...row, body: { ...row.body, season: '春' } }]));
}
