import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());

/** Table privileges of signed-in members: what the specification reads. Every new table must be added here deliberately. */
const MEMBER_TABLE_PRIVILEGES: Readonly<Record<string, readonly string[]>> = {
  'public.admin_notifications': ['SELECT'],
  'public.kata_forms': ['SELECT'],
  'public.login_records': ['SELECT'],
  'public.push_subscriptions': ['DELETE', 'SELECT'],
  'public.training_progress': ['SELECT'],
  'public.training_sessions': ['SELECT'],
  'public.users': ['SELECT'],
};

const SUBSCRIPTION = ['auth', 'endpoint', 'p256dh', 'user_id'];

/** Column privileges: to read, the keys by which the admin updates; to write, what policies and triggers check. */
const MEMBER_COLUMN_PRIVILEGES: Readonly<Record<string, readonly string[]>> = {
  'public.admin_notifications INSERT': [
    ...['created_by', 'id', 'message', 'scheduled_at', 'status', 'target_type', 'title'],
  ],
  'public.announcements INSERT': ['content', 'date', 'ended', 'for_guests', 'id', 'image', 'image_alt', 'title'],
  'public.announcements SELECT': ['id'],
  'public.announcements UPDATE': ['content', 'date', 'ended', 'for_guests', 'image', 'image_alt', 'title'],
  'public.daily_trainings INSERT': [
    ...['category', 'day', 'description', 'difficulty', 'duration_minutes', 'ended', 'title'],
  ],
  'public.daily_trainings SELECT': ['day'],
  'public.daily_trainings UPDATE': [
    ...['category', 'day', 'description', 'difficulty', 'duration_minutes', 'ended', 'title'],
  ],
  'public.group_practices INSERT': [
    ...['ended', 'for_guests', 'id', 'repeats', 'repeats_until', 'starts_at', 'title', 'url'],
  ],
  'public.group_practices SELECT': ['id'],
  'public.group_practices UPDATE': ['ended', 'for_guests', 'repeats', 'repeats_until', 'starts_at', 'title', 'url'],
  'public.materials INSERT': ['for_guests', 'id', 'item', 'pack'],
  'public.materials SELECT': ['id'],
  'public.materials UPDATE': ['ended', 'for_guests', 'item'],
  'public.openable_things SELECT': ['id'],
  'public.openable_things UPDATE': ['is_open'],
  'public.outside_addresses INSERT': ['address', 'ended', 'for_guests', 'place'],
  'public.outside_addresses SELECT': ['place'],
  'public.outside_addresses UPDATE': ['address', 'ended', 'for_guests', 'place'],
  'public.push_subscriptions INSERT': SUBSCRIPTION,
  'public.push_subscriptions UPDATE': SUBSCRIPTION,
  'public.users INSERT': [
    ...['current_streak', 'email', 'email_verified', 'id', 'longest_streak', 'tickets', 'total_logins', 'username'],
  ],
  'public.users UPDATE': ['bio', 'birth_date', 'location', 'phone_number', 'updated_at', 'username'],
};

const granted = (to: string) =>
  backend.sql<{ name: string; privileges: readonly string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name, array_agg(a.privilege_type order by a.privilege_type) as privileges
     from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       and a.grantee = ${to} group by 1 order by 1`,
  );

const grantedOnColumns = (to: string) =>
  backend.sql<{ name: string; columns: readonly string[] }>(
    `select format('%I.%I %s', n.nspname, c.relname, a.privilege_type) as name,
            array_agg(t.attname::text order by t.attname) as columns
     from pg_attribute t join pg_class c on c.oid = t.attrelid join pg_namespace n on n.oid = c.relnamespace,
       aclexplode(t.attacl) a
     where n.nspname in ('public', 'private') and a.grantee = ${to} group by 1 order by 1`,
  );

describe('privileges', () => {
  test.each(['0', `'anon'::regrole`])('are empty for %s', async (role) => {
    expect(await granted(role)).toEqual([]);
    expect(await grantedOnColumns(role)).toEqual([]);
  });

  test('of members on whole tables are the listed ones', async () => {
    const tables = await granted(`'authenticated'::regrole`);
    expect(Object.fromEntries(tables.map(({ name, privileges }) => [name, privileges]))).toEqual(
      MEMBER_TABLE_PRIVILEGES,
    );
  });

  test('of members on columns are the listed ones', async () => {
    const tables = await grantedOnColumns(`'authenticated'::regrole`);
    expect(Object.fromEntries(tables.map(({ name, columns }) => [name, columns]))).toEqual(MEMBER_COLUMN_PRIVILEGES);
  });

  test('of a new function belong to the service only until they are granted', async () => {
    await backend.sql(`do $$ begin
      create function public.fresh() returns integer language sql set search_path = '' as 'select 1';
      create function private.fresh() returns integer language sql set search_path = '' as 'select 1';
    end $$`);
    const [row] = await backend.sql(
      `select has_function_privilege('anon', 'public.fresh()', 'execute') as guests,
              has_function_privilege('authenticated', 'public.fresh()', 'execute') as members,
              has_function_privilege('authenticated', 'private.fresh()', 'execute') as members_private`,
    );
    await backend.sql('drop function public.fresh(), private.fresh()');
    expect(row).toEqual({ guests: false, members: false, members_private: false });
  });

  test('of the private schema exclude creating objects', async () => {
    const [row] = await backend.sql(
      `select has_schema_privilege('anon', 'private', 'create') as anon_create,
              has_schema_privilege('authenticated', 'private', 'create') as member_create,
              has_schema_privilege('authenticated', 'public', 'create') as member_create_public`,
    );
    expect(row).toEqual({ anon_create: false, member_create: false, member_create_public: false });
  });
});
