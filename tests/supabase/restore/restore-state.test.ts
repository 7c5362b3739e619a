import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { dumpTables } from '../../support/backend/dump-tables.ts';
import { addDevice, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const NOW = '2026-11-21T03:00:00Z';
const LATER = '2026-11-21T04:00:00Z';

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  await backend.setNow(NOW);
  await backend.sql('delete from auth.users');
  await backend.sql('delete from private.sync_mutations');
  await backend.sql('delete from public.admin_notifications');
  await backend.sql('delete from private.admin_audit');
  await backend.sql('update private.project set imported_state_at = null');
});

interface StateRow {
  readonly table_name: string;
  readonly entry: Readonly<Record<string, unknown>>;
}
type State = readonly StateRow[];
type Counts = Readonly<Record<string, unknown>>;

/** Why a table is not carried over. A new table has to be listed here or in private.carried_tables(). */
const NOT_CARRIED: Readonly<Record<string, string>> = {
  'auth.audit_log_entries': 'a log of the auth server',
  'private.admin_codes': 'codes that are valid for a minute',
  'private.admin_sessions': 'ended by the import',
  'private.job_cursors': 'where the jobs of this database have arrived',
  'private.kata_copies': 'follows from the kata that devices send',
  'private.kata_ranks': 'counted by the hourly job',
  'private.kata_reviews': 'sent by devices with the kata',
  'private.kata_search': 'an index of the kata',
  'private.kata_segments': 'an index of the kata',
  'private.member_revisions': 'the epoch is new, and the budget of the backup is needed to send rows again',
  'private.notification_deliveries': 'closed by the import',
  'private.notification_plans': 'closed by the import',
  'private.problem_budgets': 'kept for a day',
  'private.problem_counts': 'counts for the admin, kept for 30 days',
  'private.project': 'the identity of the database',
  'private.test_notifications': 'kept for ten minutes',
  'private.read_budgets': 'counts requests, for some hours',
  'private.restore_state': 'the state itself',
  'private.restored_rows': 'what a device restored after an earlier loss; devices send again what this one lost',
  'private.sent_alerts': 'an alert is sent again',
  'private.sync_mutations': 'a write is accepted again when its row was lost',
  'public.kata_forms': 'sent by devices',
  'public.member_settings': 'sent by devices',
  'public.notes': 'sent by devices',
  'public.practice_results': 'sent by devices',
  'public.login_records': 'sent by devices',
  'public.published_content': 'built from what is carried over',
  'public.reminder_days': 'counts for the admin, not needed to send',
  'public.training_progress': 'sent by devices',
  'public.training_sessions': 'sent by devices',
  'public.users': 'sent by devices',
};

test('every table is carried over, or listed with the reason why not', async () => {
  const tables = await backend.sql<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
     where relnamespace in ('auth'::regnamespace, 'public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')`,
  );
  const carried = await backend.sql<{ name: string }>('select private.carried_tables() as name');
  const listed = [...carried.map(({ name }) => name), ...Object.keys(NOT_CARRIED)];
  expect(tables.map(({ name }) => name).sort()).toEqual(listed.sort());
});

/** Takes the state an hour after the tests' rows were written. */
async function exportState(at = LATER): Promise<State> {
  await backend.setNow(at);
  return backend.sql<StateRow>('select * from private.export_restore_state()');
}

async function importState(state: State, leaveOut: readonly string[] = []): Promise<Counts> {
  await backend.sql('delete from private.restore_state');
  await backend.sql(
    `insert into private.restore_state (table_name, entry)
       select * from jsonb_to_recordset($1) as s (table_name text, entry jsonb)`,
    [JSON.stringify(state)],
  );
  const [row] = await backend.sql<{ done: Counts }>('select private.import_restore_state($1) as done', [leaveOut]);
  return row?.done ?? {};
}

/** The state with other values in the row that describes it. */
const describedAs = (state: State, fields: StateRow['entry']): State =>
  state.map((row) => (row.table_name === 'state' ? { ...row, entry: { ...row.entry, ...fields } } : row));

async function addAccount(name: string): Promise<string> {
  const id = randomUUID();
  await backend.sql(
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, created_at)
     values ($1, $2, 'hash', $3, private.now())`,
    [id, `${name}@example.com`, JSON.stringify({ username: name })],
  );
  return id;
}

async function addSession(userId: string): Promise<string> {
  const id = randomUUID();
  await backend.sql('insert into auth.sessions (id, user_id, aal, created_at) values ($1, $2, $3, private.now())', [
    id,
    userId,
    'aal1',
  ]);
  await backend.sql(
    'insert into auth.refresh_tokens (id, token, user_id, session_id, revoked) values ($1, $2, $3, $4, false)',
    [randomUUID(), randomUUID(), userId, id],
  );
  return id;
}

async function addNotification(authorId: string, status: string, fields: { readonly at?: string } = {}) {
  const id = randomUUID();
  await backend.sql(
    `insert into public.admin_notifications (id, title, message, target_type, created_by, created_by_id, status, scheduled_at)
     values ($1, '稽古', '今から', 'all', '花子', $2, $3, $4)`,
    [id, authorId, status, fields.at ?? null],
  );
  return id;
}

const ids = async (table: string) => {
  const rows = await backend.sql<{ id: string }>(`select id from ${table} order by id`);
  return rows.map(({ id }) => id);
};

describe('importing the state of the replaced server', () => {
  test('changes nothing in a database that is as it was, except the epoch', async () => {
    const member = await addAccount('hanako');
    await addSession(member);
    await addNotification(member, 'draft');
    await backend.sql(`insert into public.reminders (user_id, at) values ($1, '07:30')`, [member]);
    const state = await exportState();
    const tables = async () => {
      const { 'private.member_revisions': _, 'private.project': __, ...rest } = await dumpTables(backend.sql);
      return { ...rest, 'public.published_content': '' };
    };
    const before = await tables();
    const done = await importState(state);
    expect(done).toMatchObject({ new_epochs: 1, closed_notifications: 0, dropped_deliveries: 0 });
    expect(done['auth.users']).toEqual({ deleted: 0, changed: 0, added: 0 });
    expect(await tables()).toEqual(before);
  });

  test('deletes accounts again, and ends sessions again', async () => {
    const [keptAccount, gone] = [await addAccount('kept'), await addAccount('gone')];
    const [open, ended] = [await addSession(keptAccount), await addSession(keptAccount)];
    await addSession(gone);
    await backend.sql('delete from auth.users where id = $1', [gone]);
    await backend.sql('delete from auth.sessions where id = $1', [ended]);
    const state = await exportState();
    // As a backup from before: both are back.
    await backend.setNow(NOW);
    await backend.sql(`insert into auth.users (id, email, created_at) values ($1, 'gone@example.com', private.now())`, [
      gone,
    ]);
    await backend.sql('insert into auth.sessions (id, user_id, aal) values ($1, $2, $3)', [ended, keptAccount, 'aal1']);
    await backend.setNow(LATER);

    const done = await importState(state);
    expect(done).toMatchObject({ 'auth.users': { deleted: 1, changed: 0, added: 0 }, 'auth.sessions': { deleted: 1 } });
    expect([await ids('auth.users'), await ids('auth.sessions')]).toEqual([[keptAccount], [open]]);
    expect(await ids('public.users')).toEqual([keptAccount]);
  });

  test('brings back passwords, addresses, tokens and sessions', async () => {
    const member = await addAccount('hanako');
    const old = await addSession(member);
    const [before] = await backend.sql<{ token: string }>('select token from auth.refresh_tokens');
    await backend.sql(`update auth.refresh_tokens set revoked = true`);
    await backend.sql(
      `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent) values ('next', 'next', $1, $2, false, $3)`,
      [member, old, before?.token],
    );
    const fresh = await addSession(member);
    await backend.sql(`update auth.users set encrypted_password = 'new hash', email = 'new@example.com'`);
    const state = await exportState();
    await backend.sql(`update auth.users set encrypted_password = 'hash', email = 'hanako@example.com'`);
    await backend.sql('delete from auth.sessions where id = $1', [fresh]);
    await backend.sql(`delete from auth.refresh_tokens where id = 'next'`);
    await backend.sql('update auth.refresh_tokens set revoked = false');

    await importState(state);
    expect(await backend.sql('select encrypted_password, email from auth.users')).toEqual([
      { encrypted_password: 'new hash', email: 'new@example.com' },
    ]);
    expect(await backend.sql('select email from public.users')).toEqual([{ email: 'new@example.com' }]);
    expect(await ids('auth.sessions')).toEqual([old, fresh].sort());
    const tokens = await backend.sql<{ token: string }>('select token from auth.refresh_tokens where not revoked');
    expect(tokens).toHaveLength(2);
    expect(tokens).toContainEqual({ token: 'next' });
  });

  test('brings back accounts that were created after the backup, with the day they joined', async () => {
    const member = await addAccount('hanako');
    const state = await exportState('2026-11-25T03:00:00Z');
    await backend.sql('delete from auth.users');
    const done = await importState(state);
    expect(done).toMatchObject({ 'auth.users': { added: 1 }, new_epochs: 0 });
    const [row] = await backend.sql(
      `select username, private.wire_instant(u.created_at) as joined, u.rev, r.rev as head, ended_revs
       from public.users u join private.member_revisions r on r.user_id = u.id where u.id = $1`,
      [member],
    );
    expect(row).toEqual({ username: 'hanako', joined: '2026-11-21T03:00:00.000Z', rev: 1, head: 1, ended_revs: [1] });
  });

  test('sends nothing again: statuses, reminder days and open deliveries', async () => {
    const member = await addAccount('hanako');
    const [sent, sending] = [await addNotification(member, 'draft'), await addNotification(member, 'draft')];
    const later = await addNotification(member, 'scheduled', { at: '2026-11-22T03:00:00Z' });
    await backend.sql(`insert into public.reminders (user_id, at) values ($1, '07:30')`, [member]);
    await backend.sql(
      `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
       values ($1, 'https://fcm.googleapis.com/1', 'p', 'a')`,
      [member],
    );
    await backend.sql('select private.claim_notification($1)', [sent]);
    await backend.sql(
      'update public.admin_notifications set status = $2, sent_at = private.now(), delivered = 1 where id = $1',
      [sent, 'sent'],
    );
    await backend.sql('select private.claim_notification($1)', [sending]);
    await backend.sql(`update public.reminders set last_sent_day = '2026-11-21'`);
    const state = await exportState();
    await backend.sql(
      `update public.admin_notifications set status = 'draft', sent_at = null, delivered = 0 where id <> $1`,
      [later],
    );
    await backend.sql('delete from public.admin_notifications where id = $1', [later]);
    await backend.sql('update public.reminders set last_sent_day = null');

    expect(await importState(state)).toMatchObject({ closed_notifications: 1, dropped_deliveries: 2 });
    expect(
      await backend.sql('select id, status, delivered from public.admin_notifications order by status, delivered'),
    ).toEqual([
      { id: later, status: 'scheduled', delivered: 0 },
      { id: sending, status: 'sent', delivered: 0 },
      { id: sent, status: 'sent', delivered: 1 },
    ]);
    expect(await backend.sql('select last_sent_day::text as day from public.reminders')).toEqual([
      { day: '2026-11-21' },
    ]);
    expect(await backend.sql('select private.is_dispatch_due() as due')).toEqual([{ due: false }]);
  });

  test('ends admin sessions, keeps attempts and the audit log, and continues their numbers', async () => {
    const member = await addAccount('hanako');
    const session = await addSession(member);
    await backend.sql('select public.begin_admin_attempt($1)', [member]);
    await backend.sql('select public.open_admin_session($1, $2)', [member, session]);
    await backend.sql('select public.begin_admin_attempt($1)', [member]);
    const state = await exportState('2026-11-21T03:30:00Z');
    await backend.sql('delete from private.admin_audit');
    await backend.sql('delete from private.admin_attempts');
    await backend.sql('alter table private.admin_audit alter column id restart');

    expect(await importState(state)).toMatchObject({ ended_admin_sessions: 1, 'private.admin_attempts': { added: 1 } });
    await backend.sql('select public.begin_admin_attempt($1)', [member]);
    const entries = await backend.sql('select act from private.admin_audit order by id');
    expect(entries.map(({ act }) => act)).toEqual(['attempted', 'opened', 'attempted', 'attempted']);
  });

  test('brings back published content, at versions that no device has', async () => {
    const versions = () =>
      backend.sql<{ name: string; version: number }>('select name, version from public.published_content');
    await addAccount('hanako');
    await backend.sql(
      `insert into public.announcements (date, title, content) values ('2026-11-21', '後から', '本文')`,
    );
    const before = new Map((await versions()).map(({ name, version }) => [name, Number(version)]));
    const state = await exportState();
    await backend.sql('delete from public.announcements');
    await importState(state);
    const [notices] = await backend.sql<{ titles: unknown }>(
      `select jsonb_path_query_array(body, '$.announcements[*].title') as titles from public.published_content where name = 'notices'`,
    );
    expect(notices?.titles).toContain('後から');
    for (const { name, version } of await versions()) expect(Number(version)).toBeGreaterThan(before.get(name) ?? 0);
    await backend.sql('delete from public.announcements');
  });

  test('brings back added material under its numbers', async () => {
    await addAccount('hanako');
    const item = { situation: '改札を出る。', event: '雨が降りだす。', category: '街' };
    const add = () => backend.sql(`insert into public.materials (pack, item) values ('setsuna', $1)`, [item]);
    await add();
    await add();
    const state = await exportState();
    await backend.sql('delete from public.materials');
    await importState(state);
    const [document] = await backend.sql<{ ids: unknown; version: number }>(
      `select jsonb_path_query_array(body, '$.items[*].id') as ids, version::int from public.published_content
       where name = 'material-setsuna'`,
    );
    expect(document).toEqual({ ids: ['setsuna-10001', 'setsuna-10002'], version: expect.any(Number) });
    expect(document?.version).toBeGreaterThan(1_000_000);
    await backend.sql('delete from public.materials');
  });

  test('keeps what members reported and what the admin hid, also while the kata is still missing', async () => {
    const [author, reporter] = [await addAccount('author'), await addAccount('reporter')];
    const [hidden, reported] = [randomUUID(), randomUUID()];
    await backend.sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki) select $1, id, '橋', '渡る' from unnest($2::uuid[]) as id`,
      [author, [hidden, reported]],
    );
    await backend.sql(
      `insert into public.kata_reports (user_id, kata_id, reason) values ($1, $2, 'other'), ($1, $3, 'personal')`,
      [reporter, hidden, reported],
    );
    await backend.sql(`insert into private.hidden_kata (id, reason, hidden_at) values ($1, 'other', private.now())`, [
      hidden,
    ]);
    const stopped = await addAccount('stopped');
    await backend.sql(
      `insert into private.reported_texts (report_id, zou, ishiki) select id, '橋', '渡る' from public.kata_reports where user_id = $1`,
      [reporter],
    );
    await backend.sql(
      `insert into private.hidden_texts (fingerprint, kata_id, reason, hidden_at)
       values (private.kata_fingerprint('虹', '見上げる'), $1, 'other', private.now())`,
      [hidden],
    );
    await backend.sql(
      `insert into private.stopped_authors (user_id, kata_id, reason, stopped_at) values ($1, $2, 'other', private.now())`,
      [stopped, hidden],
    );
    const state = await exportState();
    await backend.sql('delete from public.kata_reports');
    await backend.sql('delete from private.hidden_texts');
    await backend.sql('delete from private.stopped_authors');
    await backend.sql('delete from public.kata_forms where user_id = $1', [author]);
    await backend.sql('delete from private.sync_mutations');

    expect(await importState(state)).toMatchObject({
      'public.kata_reports': { added: 2 },
      'private.reported_texts': { added: 2 },
      'private.hidden_kata': { added: 1 },
      'private.hidden_texts': { added: 1 },
      'private.stopped_authors': { added: 1 },
    });
    await backend.sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki) select $1, id, '橋', '渡る' from unnest($2::uuid[]) as id`,
      [author, [hidden, reported]],
    );
    expect(await backend.sql('select id from private.kata_search where user_id = $1', [author])).toEqual([
      { id: reported },
    ]);
    await backend.sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, $2, '虹', '見上げる'), ($3, $4, '川', '聞く')`,
      [author, randomUUID(), stopped, randomUUID()],
    );
    expect(await backend.sql(`select from private.kata_search where folded ~ '虹|川'`)).toEqual([]);
  });

  test('can be repeated, and starts one epoch', async () => {
    const [keptAccount, gone] = [await addAccount('kept'), await addAccount('gone')];
    await addSession(keptAccount);
    const state = await exportState();
    await backend.sql('delete from auth.users where id = $1', [gone]);
    await importState(state);
    const epochs = () =>
      backend.sql('select user_id, epoch, ended_revs from private.member_revisions order by user_id');
    const before = await epochs();
    const again = await importState(state);
    expect(again).not.toHaveProperty('new_epochs');
    expect(
      Object.values(again)
        .map((counts) => JSON.stringify(counts))
        .filter((text) => /[1-9]/.test(text)),
    ).toEqual([]);
    expect(await epochs()).toEqual(before);
  });

  test('leaves out the tables that the operator names', async () => {
    const member = await addAccount('hanako');
    const state = await exportState();
    await backend.sql(`update auth.users set encrypted_password = 'of the backup'`);
    const done = await importState(state, ['auth.users']);
    expect(done).not.toHaveProperty('auth.users');
    expect(await backend.sql('select encrypted_password from auth.users where id = $1', [member])).toEqual([
      { encrypted_password: 'of the backup' },
    ]);
  });
});

describe('a state is refused', () => {
  const refusal = async (state: State, leaveOut?: readonly string[]) => {
    const tables = async () => ({ ...(await dumpTables(backend.sql)), 'private.restore_state': '' });
    const before = await tables();
    const message = await importState(state, leaveOut).then(
      () => 'imported',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    expect(await tables()).toEqual(before);
    return message;
  };

  test('of another format, of another project, with another table, twice, or not at all', async () => {
    const state = await exportState();
    const other = randomUUID();
    expect(await refusal(describedAs(state, { format: 2 }))).toBe(
      'Cannot import a state of format "2": this database reads format "1"',
    );
    const [project] = await backend.sql('select id from private.project');
    expect(await refusal(describedAs(state, { project: other }))).toBe(
      `Cannot import a state of project "${other}": this is project "${project?.id}"`,
    );
    const unknown = 'Cannot import or leave out the table "public.users": it is not carried over';
    expect(await refusal([...state, { table_name: 'public.users', entry: {} }])).toBe(unknown);
    expect(await refusal(state, ['public.users'])).toBe(unknown);
    expect(await refusal([...state, ...state])).toContain(
      'Cannot import: private.restore_state has 2 states, of ["2026',
    );
    expect(await refusal([])).toBe('Cannot import: private.restore_state has no exported state');
  });

  test('when a newer one has been imported', async () => {
    await addAccount('hanako');
    const old = await exportState();
    const newer = await exportState('2026-11-21T05:00:00Z');
    await importState(newer);
    expect(await refusal(old)).toBe(
      'Cannot import the state of 2026-11-21 04:00:00+00: the newer one of 2026-11-21 05:00:00+00 has been imported',
    );
  });

  test('when a device has written since', async () => {
    const state = await exportState();
    await backend.setNow('2026-11-21T05:00:00Z');
    const device = await addDevice(backend);
    await device.push(pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る' }));
    expect(await refusal(state)).toBe(
      'Cannot import the state of 2026-11-21 04:00:00+00: a device has written at 2026-11-21 05:00:00+00, after it',
    );
  });

  test('when an account has been created since', async () => {
    await addAccount('first');
    const state = await exportState();
    await backend.setNow('2026-11-21T05:00:00Z');
    await addAccount('second');
    expect(await refusal(state)).toBe(
      'Cannot import the state of 2026-11-21 04:00:00+00: an account was created at 2026-11-21 05:00:00+00, after it',
    );
  });

  test('when it has no accounts, so that it would delete all', async () => {
    const state = await exportState();
    await backend.setNow(NOW);
    await addAccount('hanako');
    await backend.setNow(LATER);
    expect(await refusal(state)).toContain('it has no accounts, so that all accounts would be deleted');
  });
});
