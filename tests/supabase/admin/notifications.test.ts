import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkNotification } from '../../../src/features/admin/notifications/check-notification.ts';
import { columnsOf } from '../../../sync/model/columns.ts';
import { limits } from '../../../sync/model/limits.ts';
import {
  AdminNotification,
  notificationTargets,
  ReminderDay,
} from '../../../sync/model/notifications/admin-notifications.contract.ts';
import { readAs } from '../../../sync/model/read-as.ts';
import { openAdminSession, RETURNING, readClaims, returningKeys } from '../../support/backend/admin-session.ts';
import { readAnswer, startTestBackend } from '../../support/backend/backend.ts';
import { nastyTexts } from '../../support/fixtures/nasty-texts.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const NOW = '2026-11-21T03:00:00Z';

const backend = closeAfterAll(await startTestBackend());
await backend.setNow(NOW);
const { accessToken: admin } = await backend.signUpConfirmed('admin@example.com', 'secret1', '花子');
await openAdminSession(backend.sql, admin);
beforeEach(async () => {
  await backend.setNow(NOW);
  await backend.sql('delete from public.admin_notifications');
});

const text = { title: '稽古の時間です', message: '今日の一つを、今から。', target_type: 'all' };

const sendRequest = async (path: string, method: 'GET' | 'POST', body?: object) =>
  readAnswer(await backend.call(`/rest/v1/${returningKeys(path)}`, { token: admin, method, body, headers: RETURNING }));

/** Error messages of a failed check constraint and of a missing privilege. */
const CHECK_VIOLATION = 'violates check constraint';
const FORBIDDEN = /permission denied|violates row-level security/;

const insert = (fields: object = {}) =>
  sendRequest(`admin_notifications?select=${columnsOf(AdminNotification)}`, 'POST', {
    ...text,
    status: 'draft',
    ...fields,
  });

async function errorMessageOf(fields: object): Promise<string> {
  return v.parse(v.object({ message: v.string() }), (await insert(fields)).body).message;
}

/** Schedules a notification for noon UTC. */
async function schedule(): Promise<string> {
  const id = randomUUID();
  const { status } = await insert({ id, status: 'scheduled', scheduled_at: '2026-11-21T12:00:00Z' });
  expect(status).toBe(201);
  return id;
}

const cancel = (id: string) => sendRequest('rpc/cancel_notification', 'POST', { p_id: id });

describe('a notification', () => {
  test('is inserted as a draft or scheduled, and listed newest first', async () => {
    const { body: answer } = await insert();
    await backend.setNow('2026-11-21T03:01:00Z');
    await schedule();
    expect(readAs(v.array(AdminNotification), answer)).toMatchObject([
      { ...text, status: 'draft', created_by: '花子' },
    ]);
    const list = await sendRequest(
      `admin_notifications?select=${columnsOf(AdminNotification)}&order=created_at.desc`,
      'GET',
    );
    expect(readAs(v.array(AdminNotification), list.body)).toMatchObject([
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

  test('gets the calling member as its author', async () => {
    const { body: answer } = await insert({ created_by: '別の人' });
    expect(readAs(v.array(AdminNotification), answer)?.[0]?.created_by).toBe('花子');
    const forged = await insert({ created_by_id: randomUUID() });
    expect(forged.status).toBe(403);
  });

  test('is stored once when the insert is repeated', async () => {
    const id = randomUUID();
    expect([(await insert({ id })).status, (await insert({ id })).status]).toEqual([201, 409]);
  });

  test('trims its texts and rejects empty ones', async () => {
    const { body: answer } = await insert({ title: '　朝の一つ \n', message: '\u2003どうぞ\ufeff' });
    expect(readAs(v.array(AdminNotification), answer)).toMatchObject([{ title: '朝の一つ', message: 'どうぞ' }]);
    for (const field of ['title', 'message'])
      expect(await errorMessageOf({ [field]: ' 　\t' })).toContain(CHECK_VIOLATION);
  });

  test.each([
    ['sent', { status: 'sent', sent_at: NOW }, FORBIDDEN],
    ['sent without its time', { status: 'sent' }, FORBIDDEN],
    ['being sent', { status: 'sending' }, FORBIDDEN],
    ['cancelled', { status: 'cancelled' }, FORBIDDEN],
    ['of an unknown status', { status: 'soon' }, FORBIDDEN],
    ['with counts', { delivered: 7 }, FORBIDDEN],
    ['as returned', { scheduled_at: '2026-11-21T12:00:00Z', returned_because: 'late' }, FORBIDDEN],
    ['as a draft with a time', { scheduled_at: '2026-11-21T12:00:00Z' }, CHECK_VIOLATION],
    ['scheduled without a time', { status: 'scheduled' }, CHECK_VIOLATION],
    ['for an unknown target', { target_type: 'friends' }, CHECK_VIOLATION],
  ])('is rejected %s', async (_what, fields, message) => {
    expect(await errorMessageOf(fields)).toMatch(message);
    expect(await backend.sql('select * from public.admin_notifications')).toEqual([]);
  });

  test.each([
    ['has passed', '2026-11-21T02:59:59Z', 'time_in_past'],
    ['is now', NOW, 'time_in_past'],
    ['lies more than a year ahead', '2027-11-21T03:00:01Z', 'time_too_far'],
    ['is infinite', 'infinity', 'time_too_far'],
  ])('is rejected for a time that %s', async (_what, scheduled_at, message) => {
    const { status, body: answer } = await insert({ status: 'scheduled', scheduled_at });
    expect([status, answer]).toMatchObject([400, { message }]);
  });
});

test('the form and the server judge a notification the same, and store the same of it', async () => {
  const [title, message] = [limits.notification_title_max, limits.notification_message_max];
  const length = fc.constantFrom(0, 1, title, title + 1, message, message + 1);
  const letter = fc.constantFrom(
    'あ',
    '𠮟',
    'か\u3099',
    '\u200b',
    '　',
    ...nastyTexts.map((text) => text.toWellFormed()),
  );
  const text = fc.tuple(letter, length).map(([repeated, amount]) => ` ${repeated.repeat(amount)}\n`);
  const sendAt = fc.constantFrom('', '2026-11-21T12:00', '2026-11-21T12:01', '2027-11-21T12:00', '2027-11-21T12:01');
  const form = fc.record({ title: text, message: text, target: fc.constantFrom(...notificationTargets), sendAt });
  const judged = new Set<boolean>();
  for (const values of fc.sample(form, { numRuns: 200, seed: 98 })) {
    const { row } = checkNotification(values, Date.parse(NOW));
    const time = values.sendAt === '' ? {} : { status: 'scheduled', scheduled_at: `${values.sendAt}+09:00` };
    const sent = { title: values.title, message: values.message, target_type: values.target, ...time };
    const { status, body } = await insert(sent);
    expect({ sent, status }).toEqual({ sent, status: row === null ? 400 : 201 });
    if (row !== null) expect(readAs(v.array(AdminNotification), body)).toMatchObject([row]);
    judged.add(row !== null);
  }
  expect(judged).toEqual(new Set([true, false]));
});

describe('cancelling a notification', () => {
  test('cancels a scheduled one, once', async () => {
    const id = await schedule();
    expect([(await cancel(id)).body, (await cancel(id)).body]).toEqual([true, false]);
    expect(await backend.sql('select status from public.admin_notifications')).toEqual([{ status: 'cancelled' }]);
  });

  test('changes nothing when it is being sent, is a draft, or does not exist', async () => {
    const id = await schedule();
    await backend.sql(`update public.admin_notifications set status = 'sending' where id = $1`, [id]);
    expect((await cancel(id)).body).toBe(false);
    const draft = randomUUID();
    await insert({ id: draft });
    expect([(await cancel(draft)).body, (await cancel(randomUUID())).body]).toEqual([false, false]);
    const left = await backend.sql('select status from public.admin_notifications order by status');
    expect(left).toEqual([{ status: 'draft' }, { status: 'sending' }]);
  });
});

describe('the audit log', () => {
  test('records each admin action with its row', async () => {
    await backend.sql('delete from private.admin_audit');
    const id = await schedule();
    await cancel(id);
    const day = { day: '2026-11-23', title: '影', description: '影を探す', difficulty: '初級', category: '観察' };
    expect((await sendRequest('daily_trainings', 'POST', { ...day, duration_minutes: 5 })).status).toBe(201);
    const { sub, session_id } = readClaims(admin);
    const entries = await backend.sql('select user_id, session_id, act, subject from private.admin_audit order by id');
    const by = { user_id: sub, session_id };
    expect(entries).toEqual([
      { ...by, act: 'created', subject: `admin_notifications ${id}` },
      { ...by, act: 'cancelled', subject: `admin_notifications ${id}` },
      { ...by, act: 'created', subject: 'daily_trainings 2026-11-23' },
    ]);
  });
});

describe('the outcome of the reminders of a day', () => {
  test('is shown during an admin session only', async () => {
    await backend.sql(`insert into public.reminder_days (day, delivered, late) values ('2026-11-21', 5, 2)`);
    const path = 'rpc/read_admin_rows';
    const body = { p_table: 'reminder_days', p_offset: 0, p_limit: 50 };
    const { body: answer } = await sendRequest(path, 'POST', body);
    expect(readAs(v.object({ rows: v.array(ReminderDay) }), answer)?.rows).toEqual([
      { day: '2026-11-21', delivered: 5, failed: 0, removed: 0, late: 2 },
    ]);
    const { accessToken } = await backend.signUpConfirmed('member@example.com', 'secret1', '太郎');
    const response = await backend.call(`/rest/v1/${path}`, { token: accessToken, body });
    expect(response.status).toBe(403);
  });
});
