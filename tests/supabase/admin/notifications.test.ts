import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationColumns, parseAdminNotifications } from '../../../sync/contracts/admin-notifications.ts';
import { openAdminSession, readClaims } from '../../support/admin-session.ts';
import { startTestBackend, type TestBackend } from '../../support/backend.ts';

const NOW = '2026-11-21T03:00:00Z';

let backend: TestBackend;
let admin: string;

beforeAll(async () => {
  backend = await startTestBackend();
  await backend.setNow(NOW);
  ({ accessToken: admin } = await backend.signUpConfirmed('admin@example.com', 'secret1', '花子'));
  await openAdminSession(backend.sql, admin);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.setNow(NOW);
  await backend.sql('delete from public.admin_notifications');
});

const text = { title: '稽古の時間です', message: '今日の一つを、今から。', target_type: 'all' };

async function ask(path: string, method: 'GET' | 'POST', body?: object) {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      prefer: 'return=representation',
      apikey: backend.keys.publishableKey,
      authorization: `Bearer ${admin}`,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

/** The database's words for a value against the table's rules, and for one that may not be given at all. */
const AGAINST_A_RULE = 'violates check constraint';
const FORBIDDEN = /permission denied|violates row-level security/;

const insert = (fields: object = {}) =>
  ask(`admin_notifications?select=${notificationColumns}`, 'POST', { ...text, status: 'draft', ...fields });

async function refusalOf(fields: object): Promise<string> {
  return v.parse(v.object({ message: v.string() }), (await insert(fields)).answer).message;
}

/** A notification for noon UTC. */
async function schedule(): Promise<string> {
  const id = randomUUID();
  const { status } = await insert({ id, status: 'scheduled', scheduled_at: '2026-11-21T12:00:00Z' });
  expect(status).toBe(201);
  return id;
}

const cancel = (id: string) => ask('rpc/cancel_notification', 'POST', { p_id: id });

describe('a notification', () => {
  test('is inserted as a draft or for a time, and read back newest first', async () => {
    const { answer } = await insert();
    await backend.setNow('2026-11-21T03:01:00Z');
    await schedule();
    expect(parseAdminNotifications(answer)).toMatchObject([{ ...text, status: 'draft', created_by: '花子' }]);
    const list = await ask(`admin_notifications?select=${notificationColumns}&order=created_at.desc`, 'GET');
    expect(parseAdminNotifications(list.answer)).toMatchObject([
      {
        status: 'scheduled',
        scheduled_at: '2026-11-21T12:00:00.000Z',
        sent_at: null,
        delivered: 0,
        failed: 0,
        removed: 0,
      },
      { status: 'draft', scheduled_at: null },
    ]);
  });

  test('names the member who made it, whatever the request says', async () => {
    const { answer } = await insert({ created_by: '別の人' });
    expect(parseAdminNotifications(answer)?.[0]?.created_by).toBe('花子');
    const forged = await insert({ created_by_id: randomUUID() });
    expect(forged.status).toBe(403);
  });

  test('sent again after a lost answer is there once', async () => {
    const id = randomUUID();
    expect([(await insert({ id })).status, (await insert({ id })).status]).toEqual([201, 409]);
  });

  test('loses the space around its texts, and must have some', async () => {
    const { answer } = await insert({ title: '　朝の一つ \n', message: '\u2003どうぞ\ufeff' });
    expect(parseAdminNotifications(answer)).toMatchObject([{ title: '朝の一つ', message: 'どうぞ' }]);
    for (const field of ['title', 'message']) expect(await refusalOf({ [field]: ' 　\t' })).toContain(AGAINST_A_RULE);
  });

  test('is counted in code points, up to 100 and 500', async () => {
    expect((await insert({ title: '😀'.repeat(100), message: '𠮟'.repeat(500) })).status).toBe(201);
    expect(await refusalOf({ title: 'あ'.repeat(101) })).toContain(AGAINST_A_RULE);
    expect(await refusalOf({ message: 'あ'.repeat(501) })).toContain(AGAINST_A_RULE);
  });

  test.each([
    ['sent', { status: 'sent', sent_at: NOW }, FORBIDDEN],
    ['sent without its time', { status: 'sent' }, FORBIDDEN],
    ['being sent', { status: 'sending' }, FORBIDDEN],
    ['cancelled', { status: 'cancelled' }, FORBIDDEN],
    ['of no known status', { status: 'soon' }, FORBIDDEN],
    ['with counts of its own', { delivered: 7 }, FORBIDDEN],
    ['as a draft with a time', { scheduled_at: '2026-11-21T12:00:00Z' }, AGAINST_A_RULE],
    ['for a time without one', { status: 'scheduled' }, AGAINST_A_RULE],
    ['for nobody known', { target_type: 'friends' }, AGAINST_A_RULE],
  ])('is refused %s', async (_what, fields, words) => {
    expect(await refusalOf(fields)).toMatch(words);
    expect(await backend.sql('select * from public.admin_notifications')).toEqual([]);
  });

  test.each([
    ['has passed', '2026-11-21T02:59:59Z', 'past_time'],
    ['is now', NOW, 'past_time'],
    ['lies more than a year ahead', '2027-11-21T03:00:01Z', 'far_time'],
    ['never comes', 'infinity', 'far_time'],
  ])('is refused for a time that %s', async (_what, scheduled_at, message) => {
    const { status, answer } = await insert({ status: 'scheduled', scheduled_at });
    expect([status, answer]).toMatchObject([400, { message }]);
  });
});

describe('cancelling', () => {
  test('takes a scheduled notification back, once', async () => {
    const id = await schedule();
    expect([(await cancel(id)).answer, (await cancel(id)).answer]).toEqual([true, false]);
    expect(await backend.sql('select status from public.admin_notifications')).toEqual([{ status: 'cancelled' }]);
  });

  test('comes too late once the sending has begun, and does nothing to a draft or to nothing', async () => {
    const id = await schedule();
    await backend.sql(`update public.admin_notifications set status = 'sending' where id = $1`, [id]);
    expect((await cancel(id)).answer).toBe(false);
    const draft = randomUUID();
    await insert({ id: draft });
    expect([(await cancel(draft)).answer, (await cancel(randomUUID())).answer]).toEqual([false, false]);
    const left = await backend.sql('select status from public.admin_notifications order by status');
    expect(left).toEqual([{ status: 'draft' }, { status: 'sending' }]);
  });

  test('is refused once the admin session has ended', async () => {
    const id = await schedule();
    await backend.setNow('2026-11-21T11:00:01Z');
    expect(await cancel(id)).toMatchObject({ status: 403, answer: { message: 'admin_needed' } });
    expect(await backend.sql('select status from public.admin_notifications')).toEqual([{ status: 'scheduled' }]);
  });
});

describe('what the admin does', () => {
  test('is noted, with the row it was done to', async () => {
    await backend.sql('delete from private.admin_audit');
    const id = await schedule();
    await cancel(id);
    const day = { day: '2026-11-23', title: '影', description: '影を探す', difficulty: '初級', category: '観察' };
    expect((await ask('daily_trainings', 'POST', { ...day, duration_minutes: 5 })).status).toBe(201);
    const { sub, session_id } = readClaims(admin);
    const notes = await backend.sql('select user_id, session_id, act, subject from private.admin_audit order by id');
    const by = { user_id: sub, session_id };
    expect(notes).toEqual([
      { ...by, act: 'created', subject: `admin_notifications ${id}` },
      { ...by, act: 'cancelled', subject: `admin_notifications ${id}` },
      { ...by, act: 'created', subject: 'daily_trainings 2026-11-23' },
    ]);
  });
});
