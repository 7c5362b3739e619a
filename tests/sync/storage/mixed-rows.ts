import { collectionCreators, type MemberDatabase, type openMemberDatabase } from '../../../sync/database.ts';
import { cleanDoc, deletedDoc, type SyncedDoc } from '../../../sync/replication/document.ts';
import type { Store } from '../../../sync/replication/ports.ts';

/** Rows in every state that a delivery can be in. */
export function mixedRows(count: number): ReadonlyMap<string, SyncedDoc> {
  const states = [
    (id: string, n: number) => cleanDoc(id, n, kata(n)),
    (id: string, n: number) => ({ ...cleanDoc(id, 0, kata(n)), dirty: 1 as const, mut: mut(n) }),
    (id: string, n: number): SyncedDoc => ({
      ...cleanDoc(id, n, kata(n)),
      dirty: 1,
      mut: mut(n),
      past: [mut(n + 10_000)],
      base: { zou: '前の象', review: null },
    }),
    (id: string, n: number): SyncedDoc => ({
      ...cleanDoc(id, n, kata(n)),
      dirty: 2,
      mut: mut(n),
      base: { zou: '' },
      code: 'too_long',
    }),
    (id: string, n: number): SyncedDoc => ({ ...cleanDoc(id, n, kata(n)), dirty: 1, mut: mut(n), base: {}, del: true }),
    (id: string, n: number) => deletedDoc(id, n),
  ];
  return new Map(
    Array.from({ length: count }, (_, n) => {
      const id = `0198f2d0-0000-7000-8000-${String(n).padStart(12, '0')}`;
      const make = states[n % states.length] ?? states[0];
      return [id, make?.(id, n + 1) ?? deletedDoc(id, 1)];
    }),
  );
}

const mut = (n: number) => `0198f2d0-1111-7000-8000-${String(n).padStart(12, '0')}`;
const kata = (n: number) => ({
  ...{ zou: `象${n}`, ishiki: '足の裏', name: null, category: '朝', is_copied: false, original_id: null, review: null },
  copy_count: n,
});

/** Every row that the store holds, by id. */
export async function rowsOf(store: Store): Promise<ReadonlyMap<string, SyncedDoc>> {
  const rows = new Map<string, SyncedDoc>();
  const ids = await store.idsAfter('kata_forms', '', 10_000);
  await store.update('kata_forms', ids, (doc, id) => {
    if (doc !== null) rows.set(id, doc);
    return doc;
  });
  return rows;
}

type Collections = NonNullable<Parameters<typeof openMemberDatabase>[0]['collections']>;
type Fields = Readonly<Record<string, unknown>>;

/** Today's collections as a later build may have them: another version of each, with a new field in the kata. */
export function nextCollections(): Collections {
  const next = (creator: Collections[keyof Collections], properties: object = {}) => ({
    schema: { ...creator.schema, version: 1, properties: { ...creator.schema.properties, ...properties } },
    migrationStrategies: { 1: (row: Fields) => row },
  });
  const { kata_forms, ...rest } = collectionCreators;
  return {
    profiles: next(rest.profiles),
    login_records: next(rest.login_records),
    training_sessions: next(rest.training_sessions),
    training_progress: next(rest.training_progress),
    library: next(rest.library),
    sync_state: next(rest.sync_state),
    kata_forms: {
      ...next(kata_forms, { season: { type: ['string', 'null'] } }),
      migrationStrategies: { 1: (row: Fields) => ({ ...row, season: null }) },
    },
  };
}

/** Kata whose new field the migration has filled in. */
export async function countMigrated(database: MemberDatabase): Promise<number> {
  const found = await database.collections.kata_forms.find({ selector: { season: null } }).exec();
  return found.length;
}
