import { existsSync, readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { liteSettings } from '../../../supabase/embedded/project-config.ts';
import { syncedCollections } from '../../../sync/model/synced-collections.ts';
import { exchangeRequest } from '../../support/backend/exchange.ts';
import { fillLargestRows } from '../../support/backend/largest-rows.ts';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { testKeys } from '../../support/backend/test-keys.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const ANSWER_MAX = 4 * 2 ** 20;
const MEMORY_MAX = 96 * 2 ** 20;
const MAX_ROWS = liteSettings(testKeys, '').api.max_rows;

/** What PostgREST makes of `GET <table>`. */
const all = (table: string) =>
  `WITH pgrst_source AS ( SELECT "public"."${table}".* FROM "public"."${table}" LIMIT ${MAX_ROWS} OFFSET 0 ) SELECT pg_catalog.count(_postgrest_t) AS page_total, coalesce(json_agg(_postgrest_t), '[]')::text AS body FROM ( SELECT * FROM pgrst_source ) _postgrest_t`;
/** Of a table whose keys alone are read. */
const KEYS = 'keys';
/** No client reads it. */
const CLOSED = 'closed';
/** A call with the secret key. */
const SECRET = 'secret';
const call = (text: string) => `select public.${text}::text as body`;
const readOwnRows = (table: string) => call(`read_own_rows('${table}', 0)`);
const listed = (table: string) => call(`read_admin_rows('${table}', 0, 2000, 'setsuna')`);

/** The largest legal requests of every table, call and function; several where it reads different things. Every new one must be added here. */
const REQUESTS: Readonly<Record<string, readonly string[]>> = {
  'table admin_notifications': [all('admin_notifications')],
  'table announcements': [KEYS],
  'table daily_trainings': [KEYS],
  'table group_practices': [KEYS],
  'table kata_forms': [all('kata_forms')],
  'table kata_reports': [CLOSED],
  'table login_records': [all('login_records')],
  'table materials': [KEYS],
  'table member_settings': [CLOSED],
  'table notes': [CLOSED],
  'table openable_things': [KEYS],
  'table outside_addresses': [KEYS],
  'table practice_results': [CLOSED],
  'table published_content': [CLOSED],
  'table push_subscriptions': [all('push_subscriptions')],
  'table reminder_days': [CLOSED],
  'table reminders': [CLOSED],
  'table training_progress': [all('training_progress')],
  'table training_sessions': [all('training_sessions')],
  'table users': [all('users')],
  'call admin_session_expires_at': [call('admin_session_expires_at()')],
  'call begin_admin_attempt': [SECRET],
  'call begin_due_notifications': [SECRET],
  'call begin_notification': [SECRET],
  'call begin_test_notification': [call(`begin_test_notification(rpad('https://fcm.googleapis.com/1', 2000, 'x'))`)],
  'call cancel_notification': [call('cancel_notification(gen_random_uuid())')],
  'call check_deployment': [SECRET],
  'call close_admin_session': ['select public.close_admin_session()'],
  'call delete_account': [`select public.delete_account() where false`],
  'call delete_push_subscription': [`select public.delete_push_subscription('x')`],
  'call find_member': [call(`find_member('member@example.com')`)],
  'call finish_notification': [SECRET],
  'call hide_kata': [call(`hide_kata(gen_random_uuid(), 'other')`)],
  'call keep_kata': [call('keep_kata(gen_random_uuid())')],
  'call lease_deliveries': [SECRET],
  'call list_moderated_kata': [call(`list_moderated_kata('', 0, 500)`), call(`list_moderated_kata('x', 0, 500)`)],
  'call open_admin_session': [SECRET],
  'call read_admin_rows': [
    ...['announcements', 'group_practices', 'daily_trainings', 'outside_addresses', 'openable_things', 'materials'],
    ...['admin_notifications', 'reminder_days', 'admin_audit'],
  ].map(listed),
  'call read_guest_content': [call('read_guest_content()')],
  'call read_operations': [call('read_operations()')],
  'call read_overview': [call('read_overview()')],
  'call read_own_rows': ['reminders', 'push_subscriptions', 'kata_reports'].map(readOwnRows),
  'call read_published_content': ['notices', 'material-setsuna', 'shared_kata'].map((name) =>
    call(`read_published_content('${name}')`),
  ),
  'call read_shared_kata': [call('read_shared_kata(array(select id from public.kata_forms limit 50))')],
  'call read_training_history': [call('read_training_history(50)')],
  'call record_deliveries': [SECRET],
  'call report_kata': [call(`report_kata('00000000-0000-4000-8000-000000000001', 'other')`)],
  'call report_problems': [call(`report_problems('{"build":"B3kd9_Qx","engine":"webkit","problems":[]}')`)],
  'call resume_sharing': [call('resume_sharing(gen_random_uuid())')],
  'call save_push_subscription': [
    `select public.save_push_subscription(rpad('https://fcm.googleapis.com/', 2000, 'x'), 'B' || repeat('A', 86), repeat('A', 22))`,
  ],
  'call save_training_session': [call(`save_training_session('{}')`)],
  'call search_shared_kata': [call(`search_shared_kata('')`), call(`search_shared_kata('x')`)],
  'call set_reminder': [`select public.set_reminder('07:00')`],
  'call show_kata': [call('show_kata(gen_random_uuid())')],
  'call stop_sharing': [call(`stop_sharing('00000000-0000-4000-8000-000000000001', 'other')`)],
  'call sync_exchange': [call(`sync_exchange('${JSON.stringify(exchangeRequest({ limit: 2000 }))}')`)],
  'call take_admin_code': [SECRET],
  // The calls whose answers a function passes on.
  'function admin-gate': ['call open_admin_session'],
  'function dispatch-notifications': ['call lease_deliveries'],
  'function get-daily-training': ['call read_published_content'],
  'function get-training-history': ['call read_training_history'],
  'function save-training-session': ['call save_training_session'],
  'function send-push-notification': ['call lease_deliveries'],
  'function send-test-notification': ['call begin_test_notification'],
};

const db = closeAfterAll(await startRealPostgres());
const sub = await db.addMember('member');
const [session] = await db.sql('insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1) returning id', [
  sub,
]);
const admin = { sub, session_id: String(session?.id) };
await db.sql('select public.open_admin_session($1, $2)', [sub, admin.session_id]);
await fillLargestRows(db, sub);

const anonymousBytes = (pid: number) =>
  1024 * Number(/RssAnon:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** The bytes of an answer, and how much a new connection grew at most. The transaction is rolled back. */
async function measure(statement: string) {
  const client = new pg.Client(db.url);
  await client.connect();
  await client.query('begin');
  const role = statement.includes('read_guest_content') ? 'anon' : 'authenticated';
  await client.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true), set_config('role', $3, true)`,
    [JSON.stringify({ ...admin, role }), admin.sub, role],
  );
  const { rows: processes } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = Number(processes[0]?.pid);
  const before = anonymousBytes(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, anonymousBytes(pid));
  }, 1);
  const { rows } = await client.query<{ body?: string }>(statement);
  clearInterval(watch);
  most = Math.max(most, anonymousBytes(pid));
  await client.end();
  return { answer: Buffer.byteLength(rows[0]?.body ?? ''), memory: most - before };
}

describe('the largest requests', () => {
  test('are listed for every table, call and function', async () => {
    const objects = await db.sql(
      `select case relkind when 'v' then 'view ' else 'table ' end || relname as name from pg_class
       where relkind in ('r', 'p', 'v', 'm', 'f') and (relnamespace = 'public'::regnamespace
         or relnamespace = 'private'::regnamespace and (has_table_privilege('authenticated', oid, 'select') or has_any_column_privilege('authenticated', oid, 'select')))
       union select 'call ' || proname from pg_proc p where pronamespace = 'public'::regnamespace`,
    );
    const folder = new URL('../../../supabase/functions/', import.meta.url);
    const functions = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/index.ts`, folder)));
    expect(Object.keys(REQUESTS).sort()).toEqual(
      [...objects.map(({ name }) => String(name)), ...functions.map((name) => `function ${name}`)].sort(),
    );
  });

  test('of calls are answered with one value, so that no list can be made of it', async () => {
    const several = await db.sql(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace
         and has_function_privilege('authenticated', oid, 'execute')
         and (proretset or prorettype::regtype::text !~ '^(void|boolean|text|jsonb|timestamp with time zone)$')`,
    );
    expect(several).toEqual([]);
  });

  test.each(Object.entries(REQUESTS))('%s', async (name, requests) => {
    for (const request of requests) {
      if (request === SECRET || name.startsWith('function')) {
        if (request !== SECRET) expect(REQUESTS[request]).toBeDefined();
        continue;
      }
      if (request === KEYS || request === CLOSED) {
        const [columns] = await db.sql(
          `select array_agg(attname::text) as names from pg_attribute where attrelid = $1::regclass and attnum > 0
             and has_column_privilege('authenticated', attrelid, attnum, 'select')`,
          [name.replace('table ', 'public.')],
        );
        expect(columns?.names).toEqual(request === CLOSED ? null : [expect.stringMatching(/^(id|day|place)$/)]);
        continue;
      }
      const { answer, memory } = await measure(request);
      if (answer > 100_000 || memory > 2 ** 24)
        report.push([request.slice(0, 60), (answer / 1e6).toFixed(2), (memory / 2 ** 20).toFixed(0)]);
      expect([request, answer <= ANSWER_MAX, memory <= MEMORY_MAX]).toEqual([request, true, true]);
    }
  });
});

test('a comparison of all rows grows no connection by more', async () => {
  const [head] = await db.sql(
    `select rev::int as since, epoch || '.' || gc_floor as epoch from private.member_revisions where user_id = $1`,
    [sub],
  );
  const collections = Object.entries(syncedCollections);
  const digest = Object.fromEntries(collections.map(([name, { fields }]) => [name, { fields, except: [], hash: '' }]));
  const request = JSON.stringify(exchangeRequest({ ...head, digest }));
  const { answer, memory } = await measure(call(`sync_exchange('${request}')`));
  expect([answer < 1000, memory <= MEMORY_MAX]).toEqual([true, true]);
  report.push(['a comparison', String(answer), (memory / 2 ** 20).toFixed(0)]);
});

const report: string[][] = [];
afterAll(() => process.stdout.write(`${report.map((line) => line.join('  ')).join('\n')}\n`));
