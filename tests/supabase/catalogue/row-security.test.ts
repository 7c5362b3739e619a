import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend.ts';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const OURS = `('public'::regnamespace, 'private'::regnamespace)`;
/** What the operator publishes is the same for every signed-in member; whatever else is open names its owner. */
const PUBLISHED = ['announcements', 'daily_trainings', 'group_practices', 'library_snapshots'];
/** What an admin session opens, to whomever it belongs. */
const ADMINS = [
  'public.admin_notifications INSERT',
  'public.admin_notifications SELECT',
  ...['announcements', 'daily_trainings', 'group_practices'].flatMap((t) => [
    `public.${t} INSERT`,
    `public.${t} UPDATE`,
  ]),
];
const ASKS_FOR_ADMIN = '( SELECT private.has_admin_session() AS has_admin_session)';

interface Policy {
  readonly table: string;
  readonly name: string;
  readonly action: string;
  readonly roles: string;
  readonly permissive: string;
  readonly condition: string;
}

const policies = () =>
  backend.sql<Policy>(
    `select schemaname || '.' || tablename as table, policyname as name, cmd as action, roles::text, permissive,
            coalesce(qual, '') || coalesce(' CHECK ' || with_check, '') as condition
     from pg_policies where schemaname in ('public', 'private') order by 1, 2`,
  );

describe('row-level security', () => {
  test('stands on every table', async () => {
    const tables = await backend.sql(
      `select oid::regclass::text as name from pg_class
       where relnamespace in ${OURS} and relkind in ('r', 'p', 'f') and not relrowsecurity`,
    );
    expect(tables).toEqual([]);
  });

  test('has policies for signed-in members only, one for each action', async () => {
    const all = await policies();
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ roles }) => roles !== '{authenticated}')).toEqual([]);
    expect(all.filter(({ action }) => action === 'ALL')).toEqual([]);
    expect(all.filter(({ permissive }) => permissive !== 'PERMISSIVE')).toEqual([]);
    const actions = all.map(({ table, action }) => `${table} ${action}`);
    expect(new Set(actions).size).toBe(actions.length);
  });

  test('asks for the member and the admin once a query, not once a row', async () => {
    const bare = (await policies()).filter(({ condition }) =>
      /auth\.|admin/.test(condition.replaceAll('( SELECT auth.uid() AS uid)', '').replaceAll(ASKS_FOR_ADMIN, '')),
    );
    expect(bare).toEqual([]);
  });

  test('asks for an admin session, and nothing instead of it, wherever the admin reads or writes', async () => {
    const admins = (await policies()).filter(({ condition }) => condition.includes('admin'));
    expect(admins.map(({ table, action }) => `${table} ${action}`).sort()).toEqual(ADMINS);
    for (const { condition } of admins) {
      const parts = condition.split(' CHECK ').filter((part) => part !== '');
      expect(parts.filter((part) => !part.includes(ASKS_FOR_ADMIN) || part.includes(' OR '))).toEqual([]);
    }
  });

  test('names the member in every other policy but those of what the operator publishes', async () => {
    const open = (await policies()).filter(
      ({ condition }) => !condition.includes('auth.uid()') && !condition.includes(ASKS_FOR_ADMIN),
    );
    expect(open.map(({ table, action, condition }) => [table, action, condition])).toEqual(
      PUBLISHED.map((table) => [`public.${table}`, 'SELECT', 'true']),
    );
  });

  test('has no policy on the private tables, which nobody reads directly', async () => {
    expect((await policies()).filter(({ table }) => table.startsWith('private.'))).toEqual([]);
  });

  test('holds in views too', async () => {
    const views = await backend.sql(
      `select oid::regclass::text as name from pg_class where relnamespace in ${OURS} and relkind in ('v', 'm')
         and (relkind = 'm' or not coalesce(reloptions, '{}') @> '{security_invoker=true}')`,
    );
    expect(views).toEqual([]);
  });
});

describe('foreign keys', () => {
  test('are all indexed, so that deleting a member reads no whole table', async () => {
    const keys = await backend.sql(
      `select k.conrelid::regclass::text as table, k.conname as key from pg_constraint k
       where k.contype = 'f' and k.connamespace in ${OURS} and not exists (
         select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
           and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
           and k.conkey @> (i.indkey::int2[])[0:cardinality(k.conkey) - 1]
       )`,
    );
    expect(keys).toEqual([]);
  });
});

describe('tables and columns', () => {
  test('tell what they are for', async () => {
    const silent = await backend.sql(
      `select oid::regclass::text as name from pg_class
       where relnamespace in ${OURS} and relkind in ('r', 'p') and obj_description(oid, 'pg_class') is null`,
    );
    expect(silent).toEqual([]);
  });

  test('of members carry an index by revision, which every pull goes by', async () => {
    const slow = await backend.sql(
      `select c.oid::regclass::text as name from pg_class c
       join pg_attribute u on u.attrelid = c.oid and u.attname = 'user_id'
       join pg_attribute r on r.attrelid = c.oid and r.attname = 'rev'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
         select from pg_index i where i.indrelid = c.oid and (i.indkey::int2[])[0:1] = array[u.attnum, r.attnum]
       )`,
    );
    expect(slow).toEqual([]);
  });
});
