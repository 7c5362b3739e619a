import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());

/** Tables of members: those with the member's id as user_id, and `users`, whose own id it is. */
const MEMBER_COLUMNS = `
  select a.attrelid as table_id, a.attnum, a.attrelid::regclass::text as table_name
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'private') and not a.attisdropped
    and (a.attname = 'user_id' or a.attrelid = 'public.users'::regclass and a.attname = 'id')`;

const keysWithoutMember = () =>
  backend.sql<{ key: string }>(`
    select c.relname as key
    from (${MEMBER_COLUMNS}) m join pg_index i on i.indrelid = m.table_id
      join pg_class c on c.oid = i.indexrelid
    where i.indisunique and not m.attnum = any (i.indkey) order by 1`);

const keysAcrossMembers = () =>
  backend.sql<{ key: string }>(`
    select m.table_name || ': ' || pg_get_constraintdef(f.oid) as key
    from pg_constraint f join (${MEMBER_COLUMNS}) m on m.table_id = f.conrelid
      join (${MEMBER_COLUMNS}) t on t.table_id = f.confrelid
    where f.contype = 'f' and not exists (
      select from unnest(f.conkey, f.confkey) as pair (here, there) where here = m.attnum and there = t.attnum)
    order by 1`);

/** Unique keys without the member: what would have to change first, or is not distributed. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  kata_forms_id: 'a shared kata is found by its id, which nobody else may give to a text of their own',
  kata_reports_pkey: 'the admin closes a report by its id',
  push_subscriptions_endpoint_key: 'an endpoint is one device, which may change its member',
  push_subscriptions_pkey: 'deliveries name a subscription by its id, in a plan over all members',
  training_progress_id_key: 'the specification gives each row an id',
  admin_attempts_pkey: 'the admin’s tables stay on one node',
  admin_audit_pkey: 'the admin’s tables stay on one node',
  admin_sessions_pkey: 'the admin’s tables stay on one node',
  test_notifications_pkey: 'waits for minutes only, beside the queue of deliveries',
};

describe('the tables of members, for a database that is distributed by member', () => {
  test('have the member in every unique key, but for those that are listed', async () => {
    expect((await keysWithoutMember()).map(({ key }) => key)).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  test('refer to rows of the same member only', async () => {
    expect((await keysAcrossMembers()).map(({ key }) => key)).toEqual([]);
  });

  test('are seen to lack the member', async () => {
    await backend.sql('create unique index notes_by_text on public.notes (text)');
    await backend.sql('alter table public.notes add column kata uuid references public.kata_forms (id)');
    expect((await keysWithoutMember()).map(({ key }) => key)).toContain('notes_by_text');
    expect((await keysAcrossMembers()).map(({ key }) => key)).toEqual([
      'notes: FOREIGN KEY (kata) REFERENCES kata_forms(id)',
    ]);
  });
});
