import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { dispatchNotifications } from '../../../supabase/embedded/database/jobs.ts';
import { reminderTexts } from '../../../supabase/functions/_shared/notifications/reminder-texts.ts';
import { toDay } from '../../../sync/model/day/day.ts';
import { limits } from '../../../sync/model/limits.ts';
import { endPause, isPaused, LASTING } from '../../../sync/model/streak/pause.ts';
import { startNotificationFixture } from '../../support/notifications/notification-fixture.ts';
import type { NotificationDevice } from '../../support/notifications/push-host.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const sent = { status: 'sent', delivered: 1, failed: 0, removed: 0 };
const PAST = new Date(Date.now() - 10_000).toISOString();
const FUTURE = '2036-01-01T00:00:00Z';

let member: string;
let device: NotificationDevice;

const fixture = closeAfterAll(await startNotificationFixture());
beforeEach(async () => {
  await fixture.backend.setNow(null);
  await fixture.backend.sql('delete from public.push_subscriptions');
  await fixture.backend.sql('delete from public.admin_notifications');
  await fixture.backend.sql('delete from public.reminder_days');
  await fixture.backend.sql('delete from public.reminders');
  member = await fixture.addMember();
  device = await fixture.addDevice(member);
});

const send = (notificationId: string, token?: string | null) =>
  fixture.call('send-push-notification', { notificationId }, token);
const errorResponse = (status: number, error: string) => ({ status, body: { success: false, error } });
const tags = (endpoint = device.endpoint) =>
  fixture.host.received(endpoint).map(({ notification }) => notification?.tag);

describe('send-push-notification', () => {
  test('sends a draft and a due notification', async () => {
    for (const fields of [{}, { status: 'scheduled', at: PAST }]) {
      const id = await fixture.addNotification(fields);
      expect(await send(id)).toEqual({ status: 200, body: { success: true, ...sent } });
      expect(await fixture.outcomeOf(id)).toEqual(sent);
      expect(tags()).toContain(id);
    }
    const [audit] = await fixture.backend.sql(
      `select count(*)::integer as acts from private.admin_audit where act = 'sent'`,
    );
    expect(audit).toEqual({ acts: 2 });
  });

  test.each([
    ['sent', { status: 'draft' }],
    ['cancelled', { status: 'cancelled' }],
    ['scheduled for later', { status: 'scheduled', at: FUTURE }],
  ])('does not send a notification that is %s', async (what, fields) => {
    const id = await fixture.addNotification(fields);
    if (what === 'sent') await send(id);
    const before = tags();
    expect(await send(id)).toEqual(errorResponse(409, 'conflict'));
    expect(tags()).toEqual(before);
  });

  test('sends once for two concurrent requests', async () => {
    const id = await fixture.addNotification();
    const responses = await Promise.all([send(id), send(id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(tags()).toEqual([id]);
  });

  test('sends nothing without devices', async () => {
    await fixture.backend.sql('delete from public.push_subscriptions');
    const id = await fixture.addNotification();
    expect((await send(id)).body).toEqual({ success: true, ...sent, delivered: 0 });
  });

  test('sends only to members with a record in the last thirty days for the target active_users', async () => {
    const [active, idle] = [await fixture.addMember(), await fixture.addMember()];
    const [targeted, skipped] = [await fixture.addDevice(active), await fixture.addDevice(idle)];
    await fixture.backend.sql(
      `insert into public.login_records (user_id, login_date) values
       ($1, private.tokyo_today() - $3::int + 1), ($2, private.tokyo_today() - $3::int)`,
      [active, idle, limits.active_days],
    );
    const id = await fixture.addNotification({ target: 'active_users' });
    expect((await send(id)).body).toEqual({ success: true, ...sent });
    expect([tags(targeted.endpoint), tags(skipped.endpoint)]).toEqual([[id], []]);
  });

  test('requires an admin session', async () => {
    const id = await fixture.addNotification();
    const { accessToken } = await fixture.backend.signUpConfirmed('member@example.com', 'secret1', '太郎');
    expect(await send(id, null)).toEqual(errorResponse(401, 'unauthorized'));
    expect(await send(id, accessToken)).toEqual(errorResponse(403, 'forbidden'));
    expect(await send('x', accessToken)).toEqual(errorResponse(403, 'forbidden'));
    expect(await send('x')).toEqual(errorResponse(400, 'invalid_request'));
    expect(await send(randomUUID())).toEqual(errorResponse(409, 'conflict'));
    expect(tags()).toEqual([]);
  });
});

describe('dispatch-notifications', () => {
  test('requires the secret key', async () => {
    for (const headers of [{}, { apikey: fixture.backend.keys.publishableKey }]) {
      const url = `${fixture.backend.url}/functions/v1/dispatch-notifications`;
      const response = await fetch(url, { method: 'POST', headers: { ...headers } });
      expect([response.status, await response.json()]).toEqual([401, { success: false, error: 'unauthorized' }]);
    }
  });

  test('sends only due notifications, once, also with concurrent calls', async () => {
    const due = await fixture.addNotification({ status: 'scheduled', at: PAST });
    const later = await fixture.addNotification({ status: 'scheduled', at: FUTURE });
    const draft = await fixture.addNotification();
    await Promise.all([fixture.dispatch(), fixture.dispatch()]);
    await fixture.dispatch();
    expect(tags()).toEqual([due]);
    expect(await fixture.outcomeOf(due)).toEqual(sent);
    expect(await fixture.outcomeOf(later)).toMatchObject({ status: 'scheduled' });
    expect(await fixture.outcomeOf(draft)).toMatchObject({ status: 'draft' });
  });

  test('returns a notification to draft that is more than an hour late, and sends it on demand', async () => {
    await fixture.backend.setNow('2026-11-21T09:00:01Z');
    const late = await fixture.addNotification({ status: 'scheduled', at: '2026-11-21T08:00:00Z' });
    const due = await fixture.addNotification({ status: 'scheduled', at: '2026-11-21T08:00:01Z' });
    expect(await send(late)).toEqual(errorResponse(409, 'conflict'));
    await fixture.dispatch();
    expect(tags()).toEqual([due]);
    const [row] = await fixture.backend.sql(
      `select status, returned_because, private.wire_instant(scheduled_at) as time
       from public.admin_notifications where id = $1`,
      [late],
    );
    expect(row).toEqual({ status: 'draft', returned_because: 'late', time: '2026-11-21T08:00:00.000Z' });
    await fixture.dispatch();
    expect(tags()).toEqual([due]);
    expect(await send(late)).toEqual({ status: 200, body: { success: true, ...sent } });
    expect(tags()).toEqual([due, late]);
  });

  test('either sends or cancels a notification', async () => {
    const cancel = async (p_id: string) => {
      const path = '/rest/v1/rpc/cancel_notification';
      const response = await fixture.backend.call(path, { token: fixture.admin, body: { p_id } });
      return response.json();
    };
    const id = await fixture.addNotification({ status: 'scheduled', at: PAST });
    const [isCancelled] = await Promise.all([cancel(id), fixture.dispatch()]);
    expect(await fixture.outcomeOf(id)).toMatchObject({ status: isCancelled ? 'cancelled' : 'sent' });
    expect(tags()).toEqual(isCancelled ? [] : [id]);
    expect(await cancel(id)).toBe(false);
  });

  test('is called only when the database reports something due', async () => {
    const isDue = async () => (await fixture.backend.sql('select private.is_dispatch_due() as due'))[0]?.due;
    expect(await isDue()).toBe(false);
    const id = await fixture.addNotification({ status: 'scheduled', at: PAST });
    expect(await isDue()).toBe(true);
    const { keys, url } = fixture.backend;
    await expect(dispatchNotifications({ ...keys, secretKey: keys.publishableKey }, url)).rejects.toThrow('401');
    await dispatchNotifications(keys, url);
    expect([await isDue(), await fixture.outcomeOf(id)]).toEqual([false, sent]);
  });
});

describe('a reminder', () => {
  const day = '2026-11-21';
  const at = (time: string) => new Date(`${day}T${time}:00+09:00`).toISOString();
  const dispatchAt = async (time: string) => {
    await fixture.backend.setNow(at(time));
    await fixture.dispatch();
    return tags().length;
  };
  const remindAt = (time: string, chosenAt = '2026-11-20T00:00:00Z') =>
    fixture.backend.sql('insert into public.reminders (user_id, at, updated_at) values ($1, $2, $3)', [
      member,
      time,
      chosenAt,
    ]);

  test('is sent silently to every device once a day at its time', async () => {
    const tablet = await fixture.addDevice(member);
    await remindAt('07:30');
    expect(await dispatchAt('07:29')).toBe(0);
    expect(await dispatchAt('07:30')).toBe(1);
    expect(await dispatchAt('07:31')).toBe(1);
    const [push] = fixture.host.received(device.endpoint);
    expect(push?.notification).toMatchObject({
      tag: `reminder-${day}`,
      silent: true,
      app_badge: 1,
      navigate: `${fixture.backend.url}/`,
    });
    expect(push?.headers).toMatchObject({ topic: `reminder-${day}`, ttl: '3600' });
    const [title, body] = [push?.notification?.title, push?.notification?.body];
    expect(reminderTexts.filter((text) => text.title === title && text.body === body)).toHaveLength(1);
    expect(tags(tablet.endpoint)).toHaveLength(1);
    await fixture.backend.setNow('2026-11-21T22:30:00Z');
    await fixture.dispatch();
    expect(tags()).toEqual([`reminder-${day}`, 'reminder-2026-11-22']);
  });

  test('is not sent with a record of today, when it is off, or after its hour', async () => {
    await remindAt('07:30');
    expect(await dispatchAt('08:30')).toBe(0);
    await fixture.backend.sql('insert into public.login_records (user_id, login_date) values ($1, $2)', [member, day]);
    expect(await dispatchAt('07:45')).toBe(0);
    await fixture.backend.sql('delete from public.login_records where user_id = $1', [member]);
    await fixture.backend.sql('delete from public.reminders');
    expect(await dispatchAt('07:45')).toBe(0);
  });

  test('rests after seven days without a record, with a last text, until the next record', async () => {
    await remindAt('07:30');
    const record = (login: string) =>
      fixture.backend.sql('insert into public.login_records (user_id, login_date) values ($1, $2)', [member, login]);
    const bodyOf = async (sentOn: string) => {
      await fixture.backend.setNow(`${sentOn}T07:30:00+09:00`);
      await fixture.dispatch();
      return fixture.host
        .received(device.endpoint)
        .find(({ notification }) => notification?.tag === `reminder-${sentOn}`)?.notification;
    };
    await record(day);
    expect(reminderTexts).toContainEqual(expect.objectContaining({ body: (await bodyOf('2026-11-27'))?.body }));
    expect(await bodyOf('2026-11-28')).toMatchObject({
      title: 'しばらく声かけをお休みします。',
      body: 'いつでもどうぞ。',
    });
    expect([await bodyOf('2026-11-29'), await bodyOf('2026-12-20')]).toEqual([undefined, undefined]);
    await record('2026-12-21');
    expect(reminderTexts).toContainEqual(expect.objectContaining({ body: (await bodyOf('2026-12-22'))?.body }));
  });

  test('is not sent while the member pauses', async () => {
    await remindAt('07:30');
    const pause = (entries: Readonly<Record<string, number>>) =>
      fixture.backend.sql(
        `insert into public.member_settings (user_id, key, entries, rev) values ($1, 'pause', $2, 1)
         on conflict (user_id, key) do update set entries = excluded.entries`,
        [member, JSON.stringify(entries)],
      );
    const set = { '2026-11-20': LASTING };
    await pause(set);
    expect(await dispatchAt('07:30')).toBe(0);
    await pause({ ...set, ...endPause(set, toDay(day)) });
    await fixture.backend.sql('update public.reminders set last_sent_day = null');
    expect(await dispatchAt('07:31')).toBe(1);
  });

  test.each([
    [{ '2026-11-20': 1 }],
    [{ '2026-11-21': 1 }],
    [{ '2026-11-22': 1 }],
    [{ '2026-11-20': 2 }],
    [{ '2026-11-10': 999_990, '2026-11-20': 1 }],
    [{ '2026-11-10': 999_990, '2026-11-20': 999_999 }],
    [{ '2026-02-30': 1, '20261120': 1, x: 1 }],
    [{}],
  ])('is paused alike in SQL and TypeScript with %o', async (entries: Readonly<Record<string, number>>) => {
    const [row] = await fixture.backend.sql('select private.is_paused($1::jsonb, $2) as paused', [
      JSON.stringify(entries),
      day,
    ]);
    expect(row).toEqual({ paused: isPaused(entries, toDay(day)) });
  });

  test('starts tomorrow when its time has just passed', async () => {
    await remindAt('07:30', at('07:40'));
    expect(await dispatchAt('07:41')).toBe(0);
  });
});

describe('send-test-notification', () => {
  const sendTest = (endpoint: string, token: string) => fixture.call('send-test-notification', { endpoint }, token);

  test('sends to the member’s device and returns the push service’s result', async () => {
    const { accessToken, userId } = await fixture.backend.signUpConfirmed('hand@example.com', 'secret1', '太郎');
    const ownDevice = await fixture.addDevice(userId);
    expect(await sendTest(ownDevice.endpoint, accessToken)).toEqual({ status: 200, body: { success: true } });
    expect(fixture.host.received(ownDevice.endpoint)[0]?.notification).toMatchObject({
      tag: 'test',
      navigate: `${fixture.backend.url}/notifications`,
    });
    const gone = await fixture.addDevice(userId, () => ({ status: 410 }));
    expect(await sendTest(gone.endpoint, accessToken)).toEqual(errorResponse(410, 'push_gone'));
    expect(await sendTest(gone.endpoint, accessToken)).toEqual(errorResponse(404, 'unknown_subscription'));
    const rotated = await fixture.addDevice(userId, undefined, 'another server’s key');
    expect(await sendTest(rotated.endpoint, accessToken)).toEqual(errorResponse(424, 'push_rejected'));
    const broken = await fixture.addDevice(userId, () => ({ status: 503 }));
    expect(await sendTest(broken.endpoint, accessToken)).toEqual(errorResponse(424, 'push_unreachable'));
    expect((await sendTest(ownDevice.endpoint, accessToken)).status).toBe(200);
    expect(await sendTest(ownDevice.endpoint, accessToken)).toEqual(errorResponse(429, 'too_many_requests'));
  });

  test('sends only to a saved device of the member on a push host', async () => {
    const { accessToken, userId } = await fixture.backend.signUpConfirmed('tester@example.com', 'secret1', '太郎');
    const endpoint = `https://fcm.googleapis.com.evil.example/${randomUUID()}`;
    const forged = { ...fixture.host.subscribe(''), endpoint };
    await fixture.backend.sql(
      `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)`,
      [userId, endpoint, forged.p256dh, forged.auth],
    );
    expect(await sendTest(endpoint, accessToken)).toEqual(errorResponse(403, 'push_forbidden'));
    expect(await sendTest(`https://fcm.googleapis.com/${randomUUID()}`, accessToken)).toEqual(
      errorResponse(404, 'unknown_subscription'),
    );
    expect(await sendTest(device.endpoint, accessToken)).toEqual(errorResponse(404, 'unknown_subscription'));
    expect(await sendTest('here', accessToken)).toEqual(errorResponse(400, 'invalid_request'));
    expect(tags()).toEqual([]);
  });
});
