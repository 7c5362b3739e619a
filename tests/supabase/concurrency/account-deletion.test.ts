import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { overlap } from '../../support/backend/lock-waits.ts';
import type { Stall } from '../../support/backend/member-connection.ts';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const db = closeAfterAll(await startRealPostgres());
const connections = [closeAfterAll(await db.connect()), closeAfterAll(await db.connect())] as const;
const kata = randomUUID();
await db.sql(`insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, $2, '橋', '渡る')`, [
  await db.addMember('author'),
  kata,
]);

const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`;
const login = () => pushed('login_records', new Date().toISOString().slice(0, 10), { kind: 'login' });
const pushedKata = () => pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る' });
const subscription = () => `'https://push.example/${randomUUID()}', 'B${'a'.repeat(86)}', '${'a'.repeat(22)}'`;
const practice = { training_type: 'sojo', video_title: '相乗', status: 'completed', duration_minutes: 5 };
const report = { build: 'dev', engine: 'blink', problems: [] };

/** What members write, and what admins do, each of which writes the audit log; the test of refusals has all calls. */
const WRITES: Readonly<Record<string, (member: string) => string>> = {
  'a push': () => `select public.sync_exchange(${json(exchangeRequest({ push: [login(), pushedKata()] }))})`,
  save_training_session: () => `select public.save_training_session(${json(practice)})`,
  'a change of the profile': (member) => `update public.users set bio = '朝' where id = '${member}'`,
  set_reminder: () => `select public.set_reminder('07:30')`,
  save_push_subscription: () => `select public.save_push_subscription(${subscription()})`,
  begin_test_notification: () => `select public.begin_test_notification('https://push.example/a')`,
  report_kata: () => `select public.report_kata('${kata}', 'other')`,
  report_problems: () => `select public.report_problems(${json(report)})`,
  close_admin_session: () => 'select public.close_admin_session()',
  hide_kata: () => `select public.hide_kata('${kata}', 'other')`,
  show_kata: () => `select public.show_kata('${kata}')`,
  stop_sharing: () => `select public.stop_sharing('${kata}', 'other')`,
  resume_sharing: () => `select public.resume_sharing('${kata}')`,
  find_member: () => `select public.find_member('author@example.com')`,
  'an announcement': () =>
    `insert into public.announcements (date, title, content) values (current_date, '知らせ', '本文')`,
  'a notification': () =>
    `insert into public.admin_notifications (title, message, target_type) values ('知らせ', '本文', 'all')`,
};

/** A member with an open admin session. */
async function addMember() {
  const claims = { sub: await db.addMember(`deleted-${randomUUID()}`), session_id: randomUUID() };
  await db.sql('insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [
    claims.session_id,
    claims.sub,
  ]);
  await db.sql('select public.open_admin_session($1, $2)', [claims.sub, claims.session_id]);
  // What the decisions of an admin change.
  await db.sql(
    `insert into private.hidden_kata (id, reason, hidden_at) values ($1, 'other', now()) on conflict do nothing`,
    [kata],
  );
  await db.sql(
    `insert into private.stopped_authors (user_id, kata_id, reason, stopped_at)
     select user_id, id, 'other', now() from public.kata_forms where id = $1 on conflict do nothing`,
    [kata],
  );
  return claims;
}
type Claims = Awaited<ReturnType<typeof addMember>>;

const run = (n: number, claims: Claims, sql: string, stall?: Stall) =>
  Promise.resolve(connections[n]?.query(claims, sql, [], stall)).then(
    () => 'done',
    (error: Error & { code?: string }) => `${error.code} ${error.message}`,
  );
const deleteAccount = (n: number, claims: Claims, beforeCommit?: Stall['beforeCommit']) =>
  run(n, claims, 'select public.delete_account()', { beforeCommit });
/** As the operator does, and jobs. */
const deleteUser = (claims: Claims, beforeCommit: () => Promise<unknown>) =>
  db.transaction(async (query) => {
    await query('delete from auth.users where id = $1', [claims.sub]);
    await beforeCommit();
    return 'done';
  });

const tables = () =>
  db.sql(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
     where table_schema in ('public', 'private') and column_name = 'user_id'
       and (table_schema, table_name) in (select schemaname, tablename from pg_tables)`,
  );
async function rowsOf({ sub }: Claims) {
  const counts = await Promise.all(
    (await tables()).map(async ({ name }) => {
      const [row] = await db.sql(`select count(*)::integer as n from ${name} where user_id = $1`, [sub]);
      return Number(row?.n);
    }),
  );
  return counts.reduce((a, b) => a + b, 0);
}

describe('an account that is deleted while it writes:', { timeout: 60_000 }, () => {
  test.each(Object.entries(WRITES))('%s that comes second is refused with 401', async (_name, write) => {
    for (const isOwn of [true, false]) {
      const claims = await addMember();
      const [, second] = await overlap(
        db.url,
        (beforeCommit) => (isOwn ? deleteAccount(0, claims, beforeCommit) : deleteUser(claims, beforeCommit)),
        () => [run(1, claims, write(claims.sub))],
      );
      expect(second).toMatch(/^PT401 (unknown_member|session_ended)$/);
      expect(await rowsOf(claims)).toBe(0);
    }
  });

  test.each(Object.entries(WRITES))('%s that comes first is stored, and deleted', async (_name, write) => {
    const claims = await addMember();
    const results = await overlap(
      db.url,
      (beforeCommit) => run(0, claims, write(claims.sub), { beforeCommit }),
      () => [deleteAccount(1, claims)],
    );
    expect(results).toEqual(['done', 'done']);
    expect(await rowsOf(claims)).toBe(0);
    expect(await db.sql('select id from auth.users where id = $1', [claims.sub])).toEqual([]);
  });

  test('the first request of a member without rows is refused as well', async () => {
    const claims = await addMember();
    await db.sql('delete from public.users where id = $1', [claims.sub]);
    await db.sql('delete from private.member_revisions where user_id = $1', [claims.sub]);
    const [, second] = await overlap(
      db.url,
      (beforeCommit) => deleteAccount(0, claims, beforeCommit),
      () => [run(1, claims, `select public.sync_exchange(${json(exchangeRequest())})`, { isCounted: true })],
    );
    expect(second).toMatch(/^PT401 (unknown_member|session_ended)$/);
  });

  test('an admin who hides a kata of its author finds none', async () => {
    const [author, admin] = [await addMember(), await addMember()];
    const id = randomUUID();
    await db.sql(`insert into public.kata_forms (user_id, id, zou, ishiki) values ($1, $2, '橋', '渡る')`, [
      author.sub,
      id,
    ]);
    for (const call of [`hide_kata('${id}', 'other')`, `stop_sharing('${id}', 'other')`]) {
      const [, second] = await overlap(
        db.url,
        (beforeCommit) => deleteAccount(0, author, beforeCommit),
        () => [run(1, admin, `select public.${call}`)],
      );
      expect(second).toBe('done');
    }
  });
});
