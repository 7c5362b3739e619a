import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());

const OURS = `('public'::regnamespace, 'private'::regnamespace)`;
/** Actions that an admin session allows. */
const ADMIN_ACTIONS = [
  'public.admin_notifications INSERT',
  'public.admin_notifications SELECT',
  ...[
    'announcements',
    'daily_trainings',
    'group_practices',
    'materials',
    'openable_things',
    'outside_addresses',
  ].flatMap((t) => [`public.${t} INSERT`, `public.${t} SELECT`, `public.${t} UPDATE`]),
];
const CHECKS_ADMIN_SESSION = '( SELECT private.has_admin_session() AS has_admin_session)';

/** Refuses a sign-in that has ended. */
const CALLING_MEMBER = '( SELECT private.calling_member() AS calling_member)';

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
  test('is enabled on every table', async () => {
    const tables = await backend.sql(
      `select oid::regclass::text as name from pg_class
       where relnamespace in ${OURS} and relkind in ('r', 'p', 'f') and not relrowsecurity`,
    );
    expect(tables).toEqual([]);
  });

  test('has policies for signed-in members only, one per table and action', async () => {
    const all = await policies();
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ roles }) => roles !== '{authenticated}')).toEqual([]);
    expect(all.filter(({ action }) => action === 'ALL')).toEqual([]);
    expect(all.filter(({ permissive }) => permissive !== 'PERMISSIVE')).toEqual([]);
    const actions = all.map(({ table, action }) => `${table} ${action}`);
    expect(new Set(actions).size).toBe(actions.length);
  });

  test('evaluates the member and the admin session once per query, not per row', async () => {
    const bare = (await policies()).filter(({ condition }) =>
      /auth\.|admin|calling_member/.test(condition.replaceAll(CALLING_MEMBER, '').replaceAll(CHECKS_ADMIN_SESSION, '')),
    );
    expect(bare).toEqual([]);
  });

  test('requires an admin session in every admin policy, without an alternative', async () => {
    const admins = (await policies()).filter(({ condition }) => condition.includes('admin'));
    expect(admins.map(({ table, action }) => `${table} ${action}`).sort()).toEqual(ADMIN_ACTIONS);
    for (const { condition } of admins) {
      const parts = condition.split(' CHECK ').filter((part) => part !== '');
      expect(parts.filter((part) => !part.includes(CHECKS_ADMIN_SESSION) || part.includes(' OR '))).toEqual([]);
    }
  });

  test('checks the member or the admin session in every policy', async () => {
    const open = (await policies()).filter(
      ({ condition }) => !condition.includes(`= ${CALLING_MEMBER}`) && !condition.includes(CHECKS_ADMIN_SESSION),
    );
    expect(open).toEqual([]);
  });

  test('has no policies on private tables', async () => {
    expect((await policies()).filter(({ table }) => table.startsWith('private.'))).toEqual([]);
  });

  test('also applies to views', async () => {
    const views = await backend.sql(
      `select oid::regclass::text as name from pg_class where relnamespace in ${OURS} and relkind in ('v', 'm')
         and (relkind = 'm' or not coalesce(reloptions, '{}') @> '{security_invoker=true}')`,
    );
    expect(views).toEqual([]);
  });
});

describe('foreign keys', () => {
  test('are all indexed, so that deleting a member needs no full scan', async () => {
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

describe('tables', () => {
  test('have a comment', async () => {
    const uncommented = await backend.sql(
      `select oid::regclass::text as name from pg_class
       where relnamespace in ${OURS} and relkind in ('r', 'p') and obj_description(oid, 'pg_class') is null`,
    );
    expect(uncommented).toEqual([]);
  });

  test('of members have an index by revision for pulls', async () => {
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
