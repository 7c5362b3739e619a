import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { scheduleReview } from '../../../sync/model/kata/review-schedule.ts';
import { openAdminSession, readClaims } from '../../support/backend/admin-session.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { dumpTables } from '../../support/backend/dump-tables.ts';
import { exchange, exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { practised } from '../../support/backend/practised.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const NOW = '2026-11-20T03:00:00Z';
const PASSWORD = 'secret1';
const Session = v.object({ access_token: v.string(), refresh_token: v.string() });

const backend = closeAfterAll(await startTestBackend());
await backend.setNow(NOW);

const post = (path: string, token: string | null, body: unknown) => backend.call(path, { token, body });

async function logIn(email: string) {
  const response = await post('/auth/v1/token?grant_type=password', null, { email, password: PASSWORD });
  return v.parse(Session, await response.json());
}

async function remove(token: string | null): Promise<number> {
  const response = await post('/rest/v1/rpc/delete_account', token, {});
  await response.body?.cancel();
  return response.status;
}

async function addMember(username = '太郎') {
  const email = `${randomUUID()}@example.com`;
  const { userId, accessToken } = await backend.signUpConfirmed(email, PASSWORD, username);
  return { email, userId, accessToken };
}

/** Adds a row in every collection, a review, and a copy of another member's kata. */
async function fill(token: string, original: string | null) {
  const review = scheduleReview(null, 'remembered', Date.parse('2026-11-20T02:00:00.000Z'));
  const kataId = randomUUID();
  const rows = [
    pushed('profiles', 'me', { bio: '朝型です' }),
    pushed('login_records', '2026-11-20', { kind: 'login', claimed_at: '2026-11-20T02:00:00.000Z' }),
    pushed('kata_forms', kataId, { zou: '朝の海', ishiki: '遠くを見る', review }),
    pushed('training_sessions', randomUUID(), practised),
    pushed('training_progress', 'brain-speed', { current_lesson: 1, total_lessons: 30 }),
    pushed('practice_results', randomUUID(), {
      training_type: 'jutsu',
      day: '2026-11-20',
      results: [{ item: 'jutsu-time-01', result: 'seen' }],
    }),
    pushed('notes', randomUUID(), { text: '夕焼け', day: '2026-11-20', written_at: '2026-11-20T02:00:00.000Z' }),
    pushed('member_settings', 'guide', { entries: { closed: 1 } }),
    pushed('profiles', 'me', { username: '' }),
    ...(original === null
      ? []
      : [pushed('kata_forms', randomUUID(), { zou: '夕', ishiki: '聴く', is_copied: true, original_id: original })]),
  ];
  const { status } = await exchange(backend, token, exchangeRequest({ push: rows }));
  expect(status).toBe(200);
  return kataId;
}

/** Adds a row in each admin table. */
async function workAsAdmin(token: string): Promise<void> {
  await openAdminSession(backend.sql, token);
  const { sub, session_id } = readClaims(token);
  await backend.sql('select public.begin_admin_attempt($1)', [sub]);
  await backend.asMember(
    { sub, session_id },
    `insert into public.admin_notifications (title, message, target_type) values ('朝', '一つ', 'all')`,
  );
}

/** Adds a row in each push table. The device has the member's id, so that its deliveries are found. */
async function receivePushes(memberId: string): Promise<void> {
  await backend.sql(
    `insert into public.push_subscriptions (id, user_id, endpoint, p256dh, auth)
     values ($1, $1, $2, 'p', 'a')`,
    [memberId, `https://fcm.googleapis.com/${memberId}`],
  );
  await backend.sql(
    `insert into private.notification_deliveries (reminder_day, subscription_id, not_before)
     values ('2026-11-20', $1, private.now())`,
    [memberId],
  );
  await backend.sql('insert into private.test_notifications (user_id, made_at) values ($1, private.now())', [memberId]);
  await backend.sql(`insert into public.reminders (user_id, at) values ($1, '07:30')`, [memberId]);
}

/** Purges the auth server's log. */
const runDailyJob = () => backend.sql('select private.purge_deleted_members()');

/** The tables that contain any of these words. */
async function tablesWith(...words: readonly string[]): Promise<readonly string[]> {
  return Object.entries(await dumpTables(backend.sql))
    .filter(([, rows]) => words.some((word) => rows.includes(word)))
    .map(([table]) => table);
}

describe('deleting an account', () => {
  test('deletes every row of the member and none of others', async () => {
    const [gone, other] = [await addMember('花子'), await addMember()];
    const othersKata = await fill(other.accessToken, null);
    const kata = await fill(gone.accessToken, othersKata);
    await fill(other.accessToken, kata);
    for (const { userId, accessToken } of [gone, other]) {
      await workAsAdmin(accessToken);
      await receivePushes(userId);
    }
    const report = { p_id: othersKata, p_reason: 'other' };
    expect(await (await post('/rest/v1/rpc/report_kata', gone.accessToken, report)).json()).toBe('reported');
    const tables = await tablesWith(gone.userId, gone.email);
    for (const table of [
      'auth.sessions',
      'auth.users',
      'private.admin_attempts',
      'private.admin_audit',
      'private.admin_sessions',
      'private.kata_copies',
      'private.kata_reviews',
      'private.kata_search',
      'private.member_revisions',
      'private.notification_deliveries',
      'private.test_notifications',
      'private.sync_mutations',
      'public.admin_notifications',
      'public.kata_forms',
      'public.kata_reports',
      'public.login_records',
      'public.member_settings',
      'public.notes',
      'public.practice_results',
      'public.push_subscriptions',
      'public.reminders',
      'public.training_progress',
      'public.training_sessions',
      'public.users',
    ]) {
      expect(tables).toContain(table);
    }
    // The record of a copy is deleted with the original kata.
    const before = (await tablesWith(other.userId)).filter((table) => table !== 'private.kata_copies');
    expect(await remove((await logIn(gone.email)).access_token)).toBe(204);
    await runDailyJob();
    expect(await tablesWith(gone.userId, gone.email)).toEqual([]);
    expect(await tablesWith(other.userId)).toEqual(before);
    const copies = await backend.sql('select zou from public.kata_forms where user_id = $1 and is_copied', [
      other.userId,
    ]);
    expect(copies).toEqual([{ zou: '夕' }]);
    const authors = await backend.sql('select created_by from public.admin_notifications order by created_by_id');
    expect(authors).toEqual([{ created_by: '太郎' }, { created_by: '退会したメンバー' }]);
  });

  test('requires a session younger than five minutes, even after a token refresh', async () => {
    const member = await addMember();
    const { access_token, refresh_token } = await logIn(member.email);
    await backend.sql("update auth.sessions set created_at = created_at - interval '5 minutes' where user_id = $1", [
      member.userId,
    ]);
    expect(await remove(access_token)).toBe(403);
    const response = await post('/auth/v1/token?grant_type=refresh_token', null, { refresh_token });
    const renewed = v.parse(Session, await response.json());
    expect(await remove(renewed.access_token)).toBe(403);
    expect(await tablesWith(member.userId)).toContain('public.users');
    expect(await remove((await logIn(member.email)).access_token)).toBe(204);
  });

  test('rejects guests, the public key, and a token with another member’s session', async () => {
    const [member, other] = [await addMember(), await addMember()];
    expect(await remove(null)).toBe(401);
    const [session] = await backend.sql<{ id: string }>('select id from auth.sessions where user_id = $1', [
      other.userId,
    ]);
    for (const claims of [
      { sub: member.userId },
      { sub: member.userId, session_id: session?.id ?? '' },
      { sub: member.userId, session_id: randomUUID() },
      { sub: member.userId, session_id: 'nonsense' },
    ]) {
      await expect(backend.asMember(claims, 'select public.delete_account()')).rejects.toThrow(
        'reauthentication_required',
      );
    }
    await expect(backend.asMember(null, 'select public.delete_account()')).rejects.toThrow('permission denied');
    expect(await tablesWith(member.userId)).toContain('public.users');
  });

  test('can be repeated after a lost response', async () => {
    const { email } = await addMember();
    const { access_token } = await logIn(email);
    expect([await remove(access_token), await remove(access_token)]).toEqual([204, 204]);
  });

  test('invalidates the tokens of all devices, so that a later push adds no rows', async () => {
    const member = await addMember();
    const device = await logIn(member.email);
    expect(await remove((await logIn(member.email)).access_token)).toBe(204);
    const { status } = await exchange(
      backend,
      device.access_token,
      exchangeRequest({ push: [pushed('kata_forms', randomUUID(), { zou: '海', ishiki: '見る' })] }),
    );
    expect(status).toBe(401);
    const response = await post('/auth/v1/token?grant_type=refresh_token', null, {
      refresh_token: device.refresh_token,
    });
    await response.body?.cancel();
    expect(response.ok).toBe(false);
    await runDailyJob();
    expect(await tablesWith(member.userId)).toEqual([]);
  });

  test('is immediate except for the auth server’s log, which the daily job purges', async () => {
    const [left, sent, other] = [await addMember(), await addMember(), await addMember()];
    expect(await remove((await logIn(left.email)).access_token)).toBe(204);
    await backend.sql('delete from auth.users where id = $1', [sent.userId]);
    expect(await tablesWith(left.userId, sent.userId)).toEqual(['auth.audit_log_entries']);
    await runDailyJob();
    expect(await tablesWith(left.userId, sent.userId)).toEqual([]);
    expect(await tablesWith(other.userId)).toContain('auth.audit_log_entries');
  });

  test('keeps the admin audit entries without the member', async () => {
    const { userId, accessToken } = await addMember();
    await workAsAdmin(accessToken);
    const auditEntries = () => backend.sql('select act from private.admin_audit order by id');
    const before = await auditEntries();
    await backend.sql('delete from auth.users where id = $1', [userId]);
    expect(await auditEntries()).toEqual(before);
  });

  test('reaches every table: all member columns reference the account', async () => {
    const unreferenced = await backend.sql<{ column: string }>(
      `select format('%s.%I', c.oid::regclass, a.attname) as column
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
         and a.attnum > 0 and a.atttypid = 'uuid'::regtype
         and (a.attname in ('user_id', 'member_id', 'source_user_id', 'copier_id')
           or c.oid = 'public.users'::regclass and a.attname = 'id')
         and not exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
           and f.confdeltype in ('c', 'n') and a.attnum = any (f.conkey))
       order by 1`,
    );
    expect(unreferenced).toEqual([]);
  });
});
