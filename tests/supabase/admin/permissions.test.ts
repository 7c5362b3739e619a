import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openAdminSession, RETURNING } from '../../support/backend/admin-session.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const callers = ['guest', 'member', 'expired admin', 'admin'] as const;
type Caller = (typeof callers)[number];

/** That caller and all with more rights. */
const from = (first: Caller): readonly Caller[] => callers.slice(callers.indexOf(first));
const none: readonly Caller[] = [];

/** An id that does not exist. */
const NO_ID = '00000000-0000-4000-8000-000000000000';

const actions = ['select', 'insert', 'update', 'delete'] as const;
type Permissions = Readonly<Record<(typeof actions)[number], readonly Caller[]>>;

const closed: Permissions = { select: none, insert: none, update: none, delete: none };
const publishedContent: Permissions = {
  select: from('admin'),
  insert: from('admin'),
  update: from('admin'),
  delete: none,
};

/** Every table that concerns the admin. A new one must be added here deliberately. */
const TABLES: Readonly<Record<string, Permissions>> = {
  'private.admin_attempts': closed,
  'private.admin_audit': closed,
  'private.admin_codes': closed,
  'private.admin_sessions': closed,
  'private.admins': closed,
  'public.admin_notifications': { ...closed, select: from('admin'), insert: from('admin') },
  'public.announcements': publishedContent,
  'public.daily_trainings': publishedContent,
  'public.group_practices': publishedContent,
  'public.materials': publishedContent,
  'public.openable_things': { ...publishedContent, insert: none },
  'public.outside_addresses': publishedContent,
};

/** The rows to insert. */
const ROWS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'public.admin_notifications': { title: '稽古の時間です', message: '一つだけ', target_type: 'all', status: 'draft' },
  'public.announcements': { date: '2026-11-21', title: '新しい稽古', content: '一つ加わりました' },
  'public.daily_trainings': {
    day: '2026-11-22',
    title: '影',
    description: '影を探す',
    difficulty: '初級',
    duration_minutes: 5,
    category: '観察',
  },
  'public.group_practices': { starts_at: '2026-12-01T11:00:00Z', title: '型の会' },
  'public.openable_things': { id: 'thinking-power', is_open: true },
  'public.outside_addresses': { place: 'video:brain-speed-1', address: 'aaaaaaaaaaa' },
  'public.materials': { pack: 'setsuna', item: { situation: '改札を出る。', event: '雨が降りだす。', category: '街' } },
};

/** What an update sets. */
const CHANGES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'public.materials': { ended: true },
  'public.openable_things': { is_open: true },
  'public.outside_addresses': { ended: true },
};

/** A call that is refused to all but an admin. */
const forAdmin = (body: object, admin: unknown) => ({
  body,
  answers: { guest: 'refused', member: 'refused', 'expired admin': 'refused', admin },
});

/** Admin calls that members may make: the request and the response for each caller. */
const CALLS: Readonly<Record<string, { readonly body: object; readonly answers: Readonly<Record<Caller, unknown>> }>> =
  {
    admin_session_expires_at: {
      body: {},
      answers: { guest: 'refused', member: null, 'expired admin': null, admin: expect.stringContaining('2026-11-21') },
    },
    cancel_notification: forAdmin({ p_id: NO_ID }, false),
    close_admin_session: {
      body: {},
      answers: { guest: 'refused', member: null, 'expired admin': null, admin: null },
    },
    find_member: forAdmin(
      { p_query: 'member@example.com ' },
      expect.objectContaining({
        username: 'member',
        email: 'member@example.com',
        is_confirmed: true,
        kata: 0,
      }),
    ),
    hide_kata: forAdmin({ p_id: NO_ID, p_reason: 'other' }, false),
    keep_kata: forAdmin({ p_id: NO_ID }, false),
    list_moderated_kata: forAdmin({ p_query: '', p_offset: 0, p_limit: 10 }, { rows: [], more: false }),
    read_admin_rows: forAdmin(
      { p_table: 'admin_audit', p_offset: 0, p_limit: 1 },
      { rows: [expect.objectContaining({ by: expect.any(String) })], more: true },
    ),
    read_operations: forAdmin({}, expect.objectContaining({ problems: [], devices: [] })),
    read_overview: forAdmin({}, expect.objectContaining({ members: 3, devices: 0, reported_kata: 0, failed_jobs: 0 })),
    resume_sharing: forAdmin({ p_id: NO_ID }, false),
    stop_sharing: forAdmin({ p_id: NO_ID, p_reason: 'other' }, false),
    show_kata: forAdmin({ p_id: NO_ID }, false),
  };

/** Calls with the secret key only. */
const SERVICE_ONLY = [
  'begin_admin_attempt',
  'begin_due_notifications',
  'begin_notification',
  'finish_notification',
  'lease_deliveries',
  'open_admin_session',
  'record_deliveries',
  'take_admin_code',
];

/** The request to each function that concerns the admin or uses the secret key, and the status for each caller. */
const FUNCTIONS: Readonly<
  Record<string, { readonly body: object; readonly statuses: Readonly<Record<Caller, number>> }>
> = {
  'admin-gate': {
    body: { password: 'a guess' },
    statuses: { guest: 401, member: 403, 'expired admin': 403, admin: 403 },
  },
  'dispatch-notifications': {
    body: {},
    statuses: { guest: 401, member: 401, 'expired admin': 401, admin: 401 },
  },
  'send-push-notification': {
    body: { notificationId: NO_ID },
    statuses: { guest: 401, member: 403, 'expired admin': 403, admin: 409 },
  },
};

const backend = closeAfterAll(await startTestBackend());
const signUp = async (name: string) => {
  const { accessToken } = await backend.signUpConfirmed(`${name}@example.com`, 'secret1', name);
  return accessToken;
};
const [member, expired, admin] = [await signUp('member'), await signUp('expired'), await signUp('admin')];
await backend.setNow('2026-11-20T19:00:00Z');
await openAdminSession(backend.sql, expired);
await backend.setNow('2026-11-21T03:00:00Z');
await openAdminSession(backend.sql, admin);
const tokens = { guest: null, member, 'expired admin': expired, admin };
await backend.sql(`insert into public.admin_notifications (title, message, target_type, created_by)
  values ('下書き', '朝の一つ', 'all', 'admin')`);
await backend.sql(`insert into public.outside_addresses values ('site:tour', 'https://dojo.example/tour')`);
await backend.sql(`insert into public.daily_trainings (day, title, description, difficulty, duration_minutes, category)
  values ('2026-11-21', '音', '音を聴く', '初級', 5, '音')`);
await backend.sql(`insert into public.group_practices (starts_at, title) values ('2026-12-01 20:00+09', '型の会')`);
await backend.sql(`insert into public.materials (pack, item) values ('setsuna', $1)`, [ROWS['public.materials']?.item]);

function sendRequest(caller: Caller, path: string, init: { method?: string; schema?: string; body?: unknown } = {}) {
  const { method = 'GET', schema = 'public', body } = init;
  const profile = schema === 'public' ? {} : { 'accept-profile': schema, 'content-profile': schema };
  return backend.call(`/${path}`, { token: tokens[caller], method, body, headers: { ...RETURNING, ...profile } });
}

/** Whether an action on the table succeeded, that is, returned rows. */
async function can(caller: Caller, action: keyof Permissions, table: string): Promise<boolean> {
  const [schema = '', name = ''] = table.split('.');
  const row = ROWS[table] ?? {};
  const before = await countRows(table);
  const key = ['day', 'place'].find((column) => column in row) ?? 'id';
  const keys = `rest/v1/${name}?select=${key}`;
  const everything = `${keys}&${key}=not.is.null`;
  const response = await {
    select: () => sendRequest(caller, keys, { schema }),
    insert: () => sendRequest(caller, keys, { schema, method: 'POST', body: row }),
    update: () =>
      sendRequest(caller, everything, { schema, method: 'PATCH', body: CHANGES[table] ?? { title: '直しました' } }),
    delete: () => sendRequest(caller, everything, { schema, method: 'DELETE' }),
  }[action]();
  const text = await response.text();
  const did = response.ok && text !== '[]';
  expect(await countRows(table)).toBe(before + (action === 'insert' && did ? 1 : 0));
  if (!did) expect(text).not.toContain('admin@example.com');
  return did;
}

async function countRows(table: string): Promise<number> {
  const [row] = await backend.sql<{ amount: number }>(`select count(*)::int as amount from ${table}`);
  return row?.amount ?? 0;
}

describe('every admin table', () => {
  test('is listed', async () => {
    const tables = await backend.sql<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm')
         and (c.relname ~ 'admin' or exists (select from pg_policies p where p.schemaname = n.nspname
           and p.tablename = c.relname and concat(p.qual, p.with_check) ~ 'admin'))
       order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(TABLES));
  });

  describe.each(Object.entries(TABLES))('%s', (table, permissions) => {
    test.each(actions)('allows %s for the listed callers only', async (action) => {
      const allowed: Caller[] = [];
      for (const caller of callers) if (await can(caller, action, table)) allowed.push(caller);
      expect(allowed).toEqual(permissions[action]);
    });
  });
});

describe('every admin function', () => {
  const folder = new URL('../../../supabase/functions/', import.meta.url);

  test('is listed', () => {
    const names = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/index.ts`, folder)));
    const decided = names.filter((name) =>
      readdirSync(new URL(name, folder)).some((file) =>
        /admin|readSecretKey/.test(readFileSync(new URL(`${name}/${file}`, folder), 'utf8')),
      ),
    );
    expect(decided.sort()).toEqual(Object.keys(FUNCTIONS));
  });

  test.each(Object.entries(FUNCTIONS))('%s responds to each caller as listed', async (name, { body, statuses }) => {
    const got: [Caller, number][] = [];
    for (const caller of callers) {
      const response = await sendRequest(caller, `functions/v1/${name}`, { method: 'POST', body });
      await response.body?.cancel();
      got.push([caller, response.status]);
    }
    expect(Object.fromEntries(got)).toEqual(statuses);
  });
});

describe('every admin call', () => {
  test('is listed', async () => {
    const calls = await backend.sql<{ name: string }>(
      `select distinct p.proname as name from pg_proc p left join pg_proc inner_p
         on inner_p.pronamespace = 'private'::regnamespace and inner_p.proname = p.proname
       where p.pronamespace = 'public'::regnamespace and (p.proname || p.prosrc || coalesce(inner_p.prosrc, '')) ~ 'admin|record_deliveries'
       order by 1`,
    );
    expect(calls.map(({ name }) => name)).toEqual([...Object.keys(CALLS), ...SERVICE_ONLY].sort());
  });

  test.each(SERVICE_ONLY)('%s is rejected for everybody', async (name) => {
    const [call] = await backend.sql<{ args: readonly string[] }>(
      `select coalesce((p.proargnames::text[])[1:p.pronargs], '{}') as args from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.proname = $1`,
      [name],
    );
    const body = Object.fromEntries((call?.args ?? []).map((arg) => [arg, null]));
    for (const caller of callers) {
      const response = await sendRequest(caller, `rest/v1/rpc/${name}`, { method: 'POST', body });
      expect([response.status, await response.text()]).toEqual([
        caller === 'guest' ? 401 : 403,
        expect.stringContaining('permission denied for function'),
      ]);
    }
  });

  // close_admin_session ends the admin's session, so it runs last.
  const inOrder = Object.entries(CALLS).sort(
    ([a], [b]) => Number(a.startsWith('close')) - Number(b.startsWith('close')),
  );
  /** They show numbers or lists, or decide by an id of those lists: a refusal names no member. */
  const unrecorded = Object.keys(CALLS).filter((name) => !['close_admin_session', 'find_member'].includes(name));

  test('that finds nothing leaves an entry in the audit log, unless it can find no member', async () => {
    const silent: string[] = [];
    for (const [name, { body }] of inOrder.filter(([call]) => call !== 'close_admin_session')) {
      const before = await countRows('private.admin_audit');
      const query = 'p_query' in body ? { p_query: 'nobody@example.com' } : {};
      await sendRequest('admin', `rest/v1/rpc/${name}`, { method: 'POST', body: { ...body, ...query } });
      if ((await countRows('private.admin_audit')) === before) silent.push(name);
    }
    expect(silent.toSorted()).toEqual(unrecorded.toSorted());
    const body = { p_table: 'admin_audit', p_offset: 0, p_limit: 1 };
    const log = await sendRequest('admin', 'rest/v1/rpc/read_admin_rows', { method: 'POST', body });
    expect(await log.json()).toMatchObject({ rows: [{ act: 'searched', kind: 'users', title: null }] });
  });

  test.each(inOrder)('%s responds to each caller as listed', async (name, { body, answers }) => {
    const received: [Caller, unknown][] = [];
    for (const caller of callers) {
      const response = await sendRequest(caller, `rest/v1/rpc/${name}`, { method: 'POST', body });
      const text = await response.text();
      received.push([caller, response.ok ? JSON.parse(text || 'null') : 'refused']);
      if (!response.ok) expect([401, 403, 404]).toContain(response.status);
    }
    expect(Object.fromEntries(received)).toEqual(answers);
  });
});
