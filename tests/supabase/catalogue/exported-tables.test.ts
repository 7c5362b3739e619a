import { describe, expect, test } from 'vitest';
import { serverTables } from '../../../src/data/transfer/server-rows.ts';
import { syncedCollections } from '../../../sync/model/synced-collections.ts';
import { startTestBackend } from '../../support/backend/backend.ts';

/** Tables with rows of a member that the export leaves out, and why. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'private.admin_attempts': 'counts attempts at the admin password for an hour',
  'private.admin_audit': 'the record of admin actions, kept for the operator',
  'private.admin_sessions': 'an open admin session',
  'private.admins': 'whose attempts at the admin password have a limit of their own',
  'private.kata_copies': 'which kata were copied stands in kata_forms as original_id',
  'private.kata_ranks': 'derived from the copies of others',
  'private.kata_reviews': 'in kata_forms as review',
  'private.kata_search': 'derived from kata_forms',
  'private.member_revisions': 'the position of the sync',
  'private.notification_deliveries': 'the outcome of a push',
  'private.problem_budgets': 'counts reports of problems for a day',
  'private.test_notifications': 'counts test notifications for ten minutes',
  'private.read_budgets': 'counts requests, for some hours',
  'private.restored_rows': 'ids and revisions, without content',
  'private.stopped_authors': 'in the profile as sharing_stopped',
  'private.sync_mutations': 'ids of writes, without content',
  'public.admin_notifications': 'what an admin has published',
};

/** The exported tables under their names on the server. */
const exported = [
  ...Object.keys(syncedCollections).map((key) => (key === 'profiles' ? 'users' : key)),
  ...serverTables,
];

describe('the export', () => {
  test('has each table with rows of a member, or the table is left out for a reason', async () => {
    const backend = await startTestBackend();
    const tables = await backend.sql<{ name: string }>(
      `select distinct n.nspname || '.' || t.relname as name
       from pg_class t join pg_namespace n on n.oid = t.relnamespace
       join pg_attribute a on a.attrelid = t.oid and not a.attisdropped
       where n.nspname in ('public', 'private') and t.relkind in ('r', 'p') and (
         a.attname in ('user_id', 'copier_id', 'created_by_id', 'subscription_id')
         or exists (
           select from pg_constraint c
           where c.conrelid = t.oid and c.contype = 'f' and c.confrelid = 'auth.users'::regclass and a.attnum = any (c.conkey)
         )
       )
       order by name`,
    );
    await backend.close();
    const listedTables = [...exported.map((table) => `public.${table}`), ...Object.keys(NOT_EXPORTED)];
    expect(tables.map(({ name }) => name)).toEqual(listedTables.sort());
  });
});
