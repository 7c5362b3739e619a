import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { type RealPostgres, startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

/*
 * What a refused request has cost by then, for every call that a member may make: it has written and locked no row, which
 * PostgreSQL shows by giving the transaction no id, and has read a handful.
 */

const ROWS_READ = 8;

const [kata, note] = [randomUUID(), randomUUID()];
const text = 'あ'.repeat(2000);

const db = closeAfterAll(await startRealPostgres());
const member = await db.addMember('refused');
const session = randomUUID();
await db.sql('insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [session, member]);
await db.sql(
  `insert into public.kata_forms (user_id, id, zou, ishiki) select $1, gen_random_uuid(), '橋', '渡る' from generate_series(1, 300)`,
  [member],
);
// A table of some rows is not read whole for one of them.
await db.sql(
  `insert into auth.users (id, email) select gen_random_uuid(), n || '@example.com' from generate_series(1, 300) n`,
);
await db.sql('insert into auth.sessions (id, user_id, created_at) select gen_random_uuid(), id, now() from auth.users');
await db.sql(`insert into private.read_budgets select id, 100, now() from auth.users`);
await db.sql('analyze');

const push = () => [
  ...Array.from({ length: 300 }, () => pushed('kata_forms', randomUUID(), { zou: 'あ'.repeat(100), ishiki: 'い' })),
  pushed('login_records', '2020-01-01', { kind: 'login' }),
];
const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`;

/** Each call with arguments that make it work as much as it may; a new call needs an entry. */
const CALLS: Readonly<Record<string, () => string>> = {
  admin_session_expires_at: () => '',
  begin_test_notification: () => `'https://push.example/a'`,
  cancel_notification: () => `'${kata}'`,
  close_admin_session: () => '',
  delete_account: () => '',
  delete_push_subscription: () => `'https://push.example/a'`,
  find_member: () => `'refused@example.com'`,
  hide_kata: () => `'${kata}', 'other', '${text}'`,
  keep_kata: () => `'${kata}'`,
  list_moderated_kata: () => `'reported', 0, 1`,
  read_admin_rows: () => `'admin_audit', 0, 2000`,
  read_operations: () => '',
  read_overview: () => '',
  read_own_rows: () => `'reminders', 0`,
  read_published_content: () => `'shared_kata', null`,
  read_shared_kata: () => `array['${kata}']::uuid[]`,
  read_training_history: () => '100',
  report_kata: () => `'${kata}', 'other', '${text}'`,
  report_problems: () => json({ build: 'dev', engine: 'blink', problems: [] }),
  resume_sharing: () => `'${kata}'`,
  save_push_subscription: () => `'https://push.example/a', 'B', 'a'`,
  save_training_session: () => json({ id: note, training_type: 'sojo', details: { text } }),
  search_shared_kata: () => `'${'あ '.repeat(20_000)}', ${json({ copy_count: 1, name: text, id: kata })}`,
  set_reminder: () => `'07:30'`,
  show_kata: () => `'${kata}'`,
  stop_sharing: () => `'${kata}', 'other', '${text}'`,
  sync_exchange: () => json(exchangeRequest({ push: push() })),
};

type As = { readonly sessionId: string; readonly isCounted?: boolean };

async function countReads(query: RealPostgres['sql']): Promise<number> {
  const [row] =
    await query(`select coalesce(sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)), 0)::integer as n
    from pg_stat_xact_user_tables`);
  return Number(row?.n);
}

/** Runs a member's statement that is refused; returns why, with the rows that it read and whether it wrote or locked any. */
async function refuse(sql: string, { sessionId, isCounted = false }: As) {
  return db.transaction(async (query) => {
    await query(`select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`, [
      JSON.stringify({ sub: member, session_id: sessionId, role: 'authenticated' }),
      member,
    ]);
    const readsBefore = await countReads(query);
    await query('savepoint request');
    await query(`select set_config('role', 'authenticated', true)`);
    const refusal = await (isCounted ? query('select private.before_request()') : Promise.resolve([]))
      .then(() => query(sql))
      .then(
        () => null,
        (error: Error & { code?: string }) => `${error.code} ${error.message}`,
      );
    await query('rollback to savepoint request');
    const read = (await countReads(query)) - readsBefore;
    const [row] = await query('select pg_current_xact_id_if_assigned() is not null as wrote');
    return { refusal, wrote: row?.wrote, read };
  });
}

const callOf = (name: string) => `select public.${name}(${CALLS[name]?.()})`;
const profileUpdate = () => `update public.users set bio = '朝' where id = '${member}'`;
const statements = () => [
  ...Object.keys(CALLS).map((name) => [name, callOf(name)] as const),
  ['users', profileUpdate()] as const,
];

async function expectCheap(as: As, refusals: RegExp, names: readonly string[] | null = null) {
  for (const [name, sql] of statements()) {
    if (names !== null && !names.includes(name)) continue;
    const { refusal, wrote, read } = await refuse(sql, as);
    expect({ name, refusal }).toEqual({ name, refusal: expect.stringMatching(refusals) });
    expect({ name, wrote, isCheap: read <= ROWS_READ ? true : read }).toEqual({ name, wrote: false, isCheap: true });
  }
}

describe('a request that is refused has written and locked nothing:', () => {
  test('the calls are all that members have', async () => {
    const calls = await db.sql(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
         and has_function_privilege('authenticated', oid, 'execute') order by 1`,
    );
    expect(calls.map(({ name }) => name)).toEqual(Object.keys(CALLS).sort());
  });

  test('a sign-in that has ended, where requests are counted', async () => {
    await expectCheap({ sessionId: randomUUID(), isCounted: true }, /^PT401 session_ended$/);
  });

  test('a sign-in that has ended, where they are not', async () => {
    await expectCheap({ sessionId: randomUUID() }, /^PT401 session_ended$|^PT403 (admin|reauthentication)_required$/);
  });

  test('a member who is no admin', async () => {
    const calls = ['find_member', 'hide_kata', 'keep_kata', 'list_moderated_kata', 'read_admin_audit', 'show_kata'];
    const more = ['read_operations', 'read_overview', 'resume_sharing', 'stop_sharing', 'cancel_notification'];
    await expectCheap({ sessionId: session }, /^PT403 admin_required$/, [...calls, ...more]);
  });

  test('a spent read budget', async () => {
    await db.sql('update private.read_budgets set available = -99, counted_at = now() where user_id = $1', [member]);
    await expectCheap({ sessionId: session, isCounted: true }, /^PT429 too_many_reads$/);
    await db.sql('update private.read_budgets set available = 100 where user_id = $1', [member]);
  });

  test('a spent write budget', async () => {
    await db.sql(
      'update private.member_revisions set write_budget = -99, budget_at = private.now() where user_id = $1',
      [member],
    );
    const writers = ['sync_exchange', 'save_training_session', 'users'];
    await expectCheap({ sessionId: session }, /^PT429 too_many_writes$/, writers);
    await db.sql('update private.member_revisions set write_budget = 100 where user_id = $1', [member]);
  });

  test('a fifth problem report of a day', async () => {
    await db.sql('insert into private.problem_budgets (user_id, day, reports) values ($1, private.tokyo_today(), 4)', [
      member,
    ]);
    await expectCheap({ sessionId: session }, /^PT429 too_many_reports$/, ['report_problems']);
  });

  test('this test sees a call that works before it refuses', async () => {
    await db.sql(`create function public.test_late() returns void language plpgsql security definer as $$
      begin perform from public.kata_forms; perform from auth.users for key share; perform private.calling_member(); end $$`);
    await db.sql('grant execute on function public.test_late() to authenticated');
    const { refusal, wrote, read } = await refuse('select public.test_late()', { sessionId: randomUUID() });
    expect(refusal).toBe('PT401 session_ended');
    expect([wrote, read > ROWS_READ]).toEqual([true, true]);
  });
});

describe('a spent write budget and the login of today', () => {
  const today = async () => String((await db.sql('select private.tokyo_today()::text as day'))[0]?.day);
  const exchange = (rows: readonly object[]) =>
    refuse(`select public.sync_exchange(${json(exchangeRequest({ push: rows }))})`, { sessionId: session });

  test.each([
    ['of another kind', { kind: 'ticket' }],
    ['with a forbidden field', { kind: 'login', rev: 1 }],
    ['with an instant that cannot be read', { kind: 'login', claimed_at: 'x' }],
  ])('a row %s is judged alone: the rows beside it are not', async (_what, patch) => {
    await db.sql('update private.member_revisions set write_budget = 0, budget_at = private.now() where user_id = $1', [
      member,
    ]);
    const { refusal, read } = await exchange([...push(), pushed('login_records', await today(), patch)]);
    expect(refusal).toBe('PT429 too_many_writes');
    expect(read).toBeLessThan(40);
  });

  test('six pushes at once overdraw it by one', async () => {
    await db.sql('update private.member_revisions set write_budget = 1, budget_at = private.now() where user_id = $1', [
      member,
    ]);
    const connections = await Promise.all(Array.from({ length: 6 }, () => db.connect()));
    const rows = Array.from({ length: 50 }, () => pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る' }));
    const answers = await Promise.all(
      connections.map((connection) =>
        connection
          .query({ sub: member, session_id: session }, 'select public.sync_exchange($1)', [
            exchangeRequest({ push: rows.map((row) => ({ ...row, id: randomUUID(), mutation_id: randomUUID() })) }),
          ])
          .then(
            () => 'stored',
            (error: Error) => error.message,
          ),
      ),
    );
    await Promise.all(connections.map((connection) => connection.close()));
    expect(answers.sort()).toEqual(['stored', ...Array(5).fill('too_many_writes')]);
  });
});
