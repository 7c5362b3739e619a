import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { scheduleReview } from '../../../sync/model/kata/review-schedule.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { dumpTables } from '../../support/backend/dump-tables.ts';
import { addDevice, pushed } from '../../support/backend/exchange.ts';
import { practised } from '../../support/backend/practised.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

/**
 * No member reads another's rows by REST: 'own' and 'admin' tables show none of them, and 'closed' ones refuse all columns.
 * Only the own profile and subscriptions are writable. Every new table must be added here, with a victim's row in `fill`.
 */
const TABLES: Readonly<Record<string, 'own' | 'admin' | 'closed'>> = {
  'private.admin_attempts': 'closed',
  'private.admin_audit': 'closed',
  'private.admin_codes': 'closed',
  'private.admin_sessions': 'closed',
  'private.admins': 'closed',
  'private.hidden_kata': 'closed',
  'private.hidden_texts': 'closed',
  'private.job_cursors': 'closed',
  'private.kata_copies': 'closed',
  'private.kata_ranks': 'closed',
  'private.kata_reviews': 'closed',
  'private.kata_search': 'closed',
  'private.kata_segments': 'closed',
  'private.member_revisions': 'closed',
  'private.notification_deliveries': 'closed',
  'private.notification_plans': 'closed',
  'private.problem_budgets': 'closed',
  'private.problem_counts': 'closed',
  'private.project': 'closed',
  'private.read_budgets': 'closed',
  'private.reported_texts': 'closed',
  'private.restore_state': 'closed',
  'private.restored_rows': 'closed',
  'private.sent_alerts': 'closed',
  'private.stopped_authors': 'closed',
  'private.sync_mutations': 'closed',
  'private.test_notifications': 'closed',
  'public.admin_notifications': 'admin',
  'public.announcements': 'closed',
  'public.daily_trainings': 'closed',
  'public.group_practices': 'closed',
  'public.kata_forms': 'own',
  'public.kata_reports': 'closed',
  'public.login_records': 'own',
  'public.materials': 'closed',
  'public.member_settings': 'closed',
  'public.notes': 'closed',
  'public.openable_things': 'closed',
  'public.outside_addresses': 'closed',
  'public.practice_results': 'closed',
  'public.published_content': 'closed',
  'public.push_subscriptions': 'own',
  'public.reminder_days': 'closed',
  'public.reminders': 'closed',
  'public.training_progress': 'own',
  'public.training_sessions': 'own',
  'public.users': 'own',
};

interface VictimIds {
  readonly member?: string;
  readonly session?: string;
  readonly notification?: string;
  readonly endpoint?: string;
  readonly hidden?: string;
}

/**
 * The arguments with which another member attacks the victim's rows; null for calls that no member may make. Every new call
 * must be added here.
 */
const CALLS: Readonly<Record<string, ((victims: VictimIds) => object) | null>> = {
  admin_session_expires_at: () => ({}),
  begin_admin_attempt: null,
  begin_due_notifications: null,
  begin_notification: null,
  check_deployment: null,
  begin_test_notification: ({ endpoint }) => ({ p_endpoint: endpoint }),
  cancel_notification: ({ notification }) => ({ p_id: notification }),
  close_admin_session: () => ({}),
  delete_account: () => ({}),
  delete_push_subscription: ({ endpoint }) => ({ p_endpoint: endpoint }),
  find_member: () => ({ p_query: 'victim@example.com' }),
  finish_notification: null,
  hide_kata: ({ hidden }) => ({ p_id: hidden, p_reason: 'other', p_note: null }),
  keep_kata: ({ hidden }) => ({ p_id: hidden }),
  lease_deliveries: null,
  list_moderated_kata: () => ({ p_query: '', p_offset: 0, p_limit: 50 }),
  open_admin_session: null,
  read_admin_rows: () => ({ p_table: 'admin_audit', p_offset: 0, p_limit: 50 }),
  read_guest_content: () => ({}),
  read_operations: () => ({}),
  read_overview: () => ({}),
  read_own_rows: () => ({ p_table: 'push_subscriptions', p_offset: 0 }),
  read_published_content: () => ({ name: 'shared_kata', version: null }),
  read_shared_kata: ({ hidden }) => ({ p_ids: [hidden] }),
  read_training_history: () => ({ p_limit: 100 }),
  record_deliveries: null,
  report_kata: ({ hidden }) => ({ p_id: hidden, p_reason: 'other', p_note: null }),
  report_problems: () => ({ p_report: { build: 'B3kd9_Qx', engine: 'webkit', problems: [] } }),
  save_push_subscription: ({ endpoint }) => ({
    p_endpoint: 'https://fcm.googleapis.com/mine',
    p_p256dh: `B${'A'.repeat(86)}`,
    p_auth: 'A'.repeat(22),
    p_replaces: endpoint,
  }),
  save_training_session: ({ session, member }) => ({
    p_session: { training_type: 'sojo', video_title: '盗み', duration_minutes: 5, id: session, user_id: member },
  }),
  search_shared_kata: () => ({ query: '秘' }),
  set_reminder: () => ({ p_at: null }),
  resume_sharing: ({ hidden }) => ({ p_id: hidden }),
  show_kata: ({ hidden }) => ({ p_id: hidden }),
  stop_sharing: ({ hidden }) => ({ p_id: hidden, p_reason: 'other', p_note: null }),
  sync_exchange: ({ member }) => ({ req: { user_id: member, member_id: member, cursor: 0 } }),
  take_admin_code: null,
};

const review = scheduleReview(null, 'remembered', Date.parse('2026-11-20T02:00:00.000Z'));

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-20T03:00:00Z');
const victim = await addDevice(backend, '被害者');
const other = await addDevice(backend);
await fill();
await backend.sql(`insert into public.group_practices (starts_at, title) values ('2026-12-01 20:00+09', '型の会')`);

async function fill() {
  const [shared, copied, hidden] = [randomUUID(), randomUUID(), randomUUID()];
  await other.push(pushed('kata_forms', shared, { zou: '橋', ishiki: '渡る' }));
  const outcome = await victim.push(
    pushed('profiles', 'me', { bio: '秘密' }),
    pushed('login_records', '2026-11-20', { kind: 'login', claimed_at: '2026-11-20T01:00:00.000Z' }),
    pushed('kata_forms', randomUUID(), { zou: '公開', ishiki: '渡る', review }),
    pushed('kata_forms', hidden, { zou: '秘密', ishiki: '渡る' }),
    pushed('kata_forms', copied, { zou: '秘密', ishiki: '渡る', is_copied: true, original_id: shared }),
    pushed('training_sessions', randomUUID(), { ...practised, video_title: '秘密' }),
    pushed('training_progress', 'brain-speed', { current_lesson: 2, last_watched_date: '2026-11-20' }),
    pushed('practice_results', randomUUID(), {
      training_type: 'setsuna',
      day: '2026-11-20',
      results: [{ item: '秘密', result: 'seen' }],
    }),
    pushed('notes', randomUUID(), { text: '秘密', day: '2026-11-20', written_at: '2026-11-20T03:00:00Z' }),
    pushed('member_settings', 'guide', { entries: { closed: 1 } }),
  );
  expect(new Set(outcome)).toEqual(new Set(['ok', 'merged']));
  await backend.sql(`insert into public.reminders (user_id, at) values ($1, '07:30')`, [victim.userId]);
  await backend.sql(
    `insert into public.kata_reports (user_id, kata_id, reason, note) values ($1, $2, 'other', '秘密')`,
    [victim.userId, shared],
  );
  await backend.sql(
    `insert into private.hidden_kata (id, reason, note, hidden_at) values ($1, 'other', '秘密', private.now())`,
    [hidden],
  );
  await backend.sql(
    `insert into private.reported_texts (report_id, zou, ishiki) select id, '秘密', '秘密' from public.kata_reports`,
  );
  await backend.sql(
    `insert into private.hidden_texts (fingerprint, kata_id, reason, hidden_at) values ('秘密', $1, 'other', private.now())`,
    [hidden],
  );
  await backend.sql(
    `insert into private.stopped_authors (user_id, kata_id, reason, note, stopped_at) values ($1, $2, 'other', '秘密', private.now())`,
    [victim.userId, hidden],
  );
  await backend.sql('delete from private.kata_search where id = $1', [hidden]);
  await backend.sql('insert into private.admin_codes (step) values (1)');
  await backend.sql('insert into private.admins (user_id) values ($1) on conflict do nothing', [victim.userId]);
  await backend.sql(`insert into private.problem_counts values ('2026-11-20', 'sync', 'server', '秘密', 'webkit', 1)`);
  await backend.sql(`insert into private.problem_budgets values ($1, '2026-11-20', 1)`, [victim.userId]);
  await backend.sql('insert into private.test_notifications (user_id, made_at) values ($1, private.now())', [
    victim.userId,
  ]);
  await backend.sql(
    `with device as (
       insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
       values ($1, 'https://fcm.googleapis.com/秘密', '秘密', '秘密') returning id
     )
     insert into private.notification_deliveries (reminder_day, subscription_id, not_before)
     select '2026-11-20', id, private.now() from device`,
    [victim.userId],
  );
  await backend.sql(
    'insert into private.restore_state (table_name, entry) select table_name, entry from private.export_restore_state()',
  );
  await backend.sql('select public.begin_admin_attempt($1)', [victim.userId]);
  await backend.sql(
    `insert into private.admin_sessions (session_id, user_id, expires_at)
     values (gen_random_uuid(), $1, private.now() + interval '8 hours')`,
    [victim.userId],
  );
  await backend.sql(
    `insert into public.admin_notifications (title, message, target_type, created_by, created_by_id)
     values ('秘密', '秘密', 'all', '被害者', $1)`,
    [victim.userId],
  );
  await backend.sql('insert into private.notification_plans select id from public.admin_notifications');
  await backend.sql(`insert into private.job_cursors values ('deleted-members', gen_random_uuid())`);
  await backend.sql(`insert into public.reminder_days (day, late) values ('2026-11-20', 1)`);
  await backend.sql(`insert into public.daily_trainings (day, title, description, difficulty, duration_minutes, category)
    values ('2026-11-20', '稽古', '今日の稽古', '初級', 5, '観察')`);
  await backend.sql(`insert into public.outside_addresses values ('site:tour', 'https://dojo.example/tour')`);
  await backend.sql(`insert into public.materials (pack, item, ended) values ('setsuna', $1, true)`, [
    { situation: '秘密', event: '秘密', category: '街' },
  ]);
}

const callers = [
  ['a guest', () => null],
  ['another member', () => other.token],
] as const;

function rest(path: string, token: string | null, init: { method?: string; schema?: string; body?: unknown } = {}) {
  const { method = 'GET', schema = 'public', body } = init;
  const headers =
    method === 'GET' ? { 'accept-profile': schema } : { 'content-profile': schema, prefer: 'return=representation' };
  return backend.call(`/rest/v1/${path}`, { token, method, body, headers });
}

/** A row of the table, the victim's where it has an owner, and the filter that finds it. */
async function victimRow(table: string) {
  const rows = await backend.sql<{ row: Readonly<Record<string, unknown>> }>(
    `select to_jsonb(t) as row from ${table} t`,
  );
  const { row = {} } = rows.find(({ row }) => JSON.stringify(row).includes(victim.userId)) ?? rows[0] ?? {};
  const keys = await backend.sql<{ name: string }>(
    `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary`,
    [table],
  );
  return { row, filter: keys.map(({ name }) => `${name}=eq.${encodeURIComponent(String(row[name]))}`).join('&') };
}

test('every table is listed', async () => {
  const tables = await backend.sql<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p', 'm', 'f')
       or relnamespace = 'public'::regnamespace and relkind = 'v' order by 1`,
  );
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(TABLES));
});

describe.each(Object.entries(TABLES))('%s', (table, kind) => {
  const [schema = '', name = ''] = table.split('.');

  test('has a row to attack', async () => {
    expect((await victimRow(table)).filter).toContain('=eq.');
  });

  test.each(callers)('shows %s only what is allowed', async (who, token) => {
    const response = await rest(`${name}?select=*`, token(), { schema });
    const text = await response.text();
    expect(text).not.toContain('秘密');
    if (who === 'a guest' || kind === 'closed') expect([401, 403, 404, 406]).toContain(response.status);
    else expect(response.status).toBe(200);
    expect(text).not.toContain(victim.userId);
  });

  test.each(callers)('allows no writes by %s', async (who, token) => {
    const before = await dumpTables(backend.sql);
    const { row, filter } = await victimRow(table);
    const fresh = 'id' in row ? { ...row, id: randomUUID() } : row;
    for (const body of [row, fresh, { ...fresh, user_id: other.userId }, [fresh]]) {
      const response = await rest(name, token(), { method: 'POST', schema, body });
      expect([400, 401, 403, 404, 406]).toContain(response.status);
      await response.body?.cancel();
    }
    const [field = '', value] = Object.entries(row).at(-1) ?? [];
    for (const body of [{ [field]: value }, row]) {
      const response = await rest(`${name}?${filter}`, token(), { method: 'PATCH', schema, body });
      expect(response.status === 200 ? await response.json() : []).toEqual([]);
    }
    for (const query of [filter, 'select=*']) {
      const response = await rest(`${name}?${query}`, token(), { method: 'DELETE', schema });
      // Of subscriptions a member deletes the own ones, here none.
      expect(response.ok).toBe(name === 'push_subscriptions' && who !== 'a guest');
      await response.body?.cancel();
    }
    expect(await dumpTables(backend.sql)).toEqual(before);
  });
});

describe('a member’s own profile', () => {
  test('accepts five fields by REST, ignores updated_at, and rejects all others', async () => {
    const otherUser = `users?id=eq.${other.userId}`;
    const { row } = await victimRow('public.users');
    const outcomes: string[] = [];
    for (const [field, value] of Object.entries(row)) {
      const response = await rest(otherUser, other.token, { method: 'PATCH', body: { [field]: value } });
      if (response.ok) outcomes.push(field);
      await response.body?.cancel();
    }
    expect(outcomes.sort()).toEqual(['bio', 'birth_date', 'location', 'phone_number', 'updated_at', 'username']);
    await rest(otherUser, other.token, { method: 'PATCH', body: { updated_at: '2020-01-01T00:00:00Z' } });
    const dated = `select updated_at > '2020-01-02' as by_server from public.users where id = $1`;
    expect(await backend.sql(dated, [other.userId])).toEqual([{ by_server: true }]);
  });

  test.each([
    { username: '' },
    { username: '  ' },
    { username: null },
    { birth_date: '2100-01-01' },
    { birth_date: 'infinity' },
    { birth_date: '-infinity' },
    { birth_date: '0044-03-15 BC' },
  ])('takes no value by REST that the exchange refuses: %j', async (body) => {
    const before = await dumpTables(backend.sql);
    const response = await rest(`users?id=eq.${other.userId}`, other.token, { method: 'PATCH', body });
    expect(response.ok).toBe(false);
    expect(await response.text()).toContain('constraint');
    expect(await dumpTables(backend.sql)).toEqual(before);
  });

  test('cannot be moved to another member, inserted or deleted', async () => {
    const before = await dumpTables(backend.sql);
    const otherUser = `users?id=eq.${other.userId}`;
    const moved = await rest(otherUser, other.token, { method: 'PATCH', body: { id: victim.userId } });
    const inserted = await rest('users', other.token, { method: 'POST', body: { id: randomUUID(), username: 'x' } });
    const deleted = await rest(otherUser, other.token, { method: 'DELETE' });
    expect([moved.status, inserted.status, deleted.status]).toEqual([403, 403, 403]);
    expect(await dumpTables(backend.sql)).toEqual(before);
  });
});

describe('every call of the Data API', () => {
  test('is listed', async () => {
    const calls = await backend.sql<{ name: string }>(
      `select distinct p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace and not exists (
         select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e') order by 1`,
    );
    expect(calls.map(({ name }) => name)).toEqual(Object.keys(CALLS).sort());
  });

  const closed = Object.keys(CALLS).filter((name) => name !== 'read_guest_content');

  test.each(closed)('rejects a caller without a token: %s', async (name) => {
    const response = await rest(`rpc/${name}`, null, { method: 'POST', body: await attack(name) });
    expect([401, 404]).toContain(response.status);
    await response.body?.cancel();
  });

  test.each(Object.keys(CALLS))('neither reveals nor changes the victim’s rows: %s', async (name) => {
    const attacker = await addDevice(backend);
    const before = await victimsRows();
    const response = await rest(`rpc/${name}`, attacker.token, { method: 'POST', body: await attack(name) });
    const text = await response.text();
    if (CALLS[name] === null)
      expect([response.status, text]).toEqual([403, expect.stringContaining('permission denied')]);
    else expect([200, 204, 400, 403]).toContain(response.status);
    expect(text).not.toContain(victim.userId);
    expect(text).not.toContain('秘密');
    expect(await victimsRows()).toEqual(before);
  });
});

/** The attacker's arguments; nulls for a call that members may not make. */
async function attack(name: string): Promise<object> {
  const [theirs = {}] = await backend.sql<VictimIds>(
    `select (select id from public.training_sessions where user_id = $1) as session,
            (select id from public.admin_notifications where created_by_id = $1) as notification,
            (select endpoint from public.push_subscriptions where user_id = $1) as endpoint,
            (select id from private.hidden_kata) as hidden`,
    [victim.userId],
  );
  const buildArguments = CALLS[name];
  if (buildArguments) return buildArguments({ ...theirs, member: victim.userId });
  const parameters = await backend.sql<{ name: string }>(
    `select unnest(proargnames) as name from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  );
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, null]));
}

async function victimsRows(): Promise<readonly string[]> {
  const lines = Object.values(await dumpTables(backend.sql)).flatMap((rows) => rows.split('\n'));
  return lines.filter((line) => line.includes(victim.userId) || line.includes('秘密'));
}
