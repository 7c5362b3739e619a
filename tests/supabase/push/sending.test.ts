import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dispatchNotifications } from '../../../supabase/embedded/dispatch-notifications.ts';
import { type PushFixture, startPushFixture } from '../../support/push-fixture.ts';
import type { PushDevice } from '../../support/push-host.ts';

const sent = { status: 'sent', delivered: 1, failed: 0, removed: 0 };
const PAST = '2026-01-01T00:00:00Z';
const FUTURE = '2036-01-01T00:00:00Z';

let fixture: PushFixture;
let member: string;
let device: PushDevice;

beforeAll(async () => {
  fixture = await startPushFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.backend.setNow(null);
  await fixture.backend.sql('delete from public.push_subscriptions');
  await fixture.backend.sql('delete from public.admin_notifications');
  await fixture.backend.sql('delete from public.reminders');
  member = await fixture.addMember();
  device = await fixture.addDevice(member);
});

const send = (notificationId: string, token?: string | null) =>
  fixture.call('send-push-notification', { notificationId }, token);
const refusal = (status: number, error: string) => ({ status, body: { success: false, error } });
const tags = (endpoint = device.endpoint) =>
  fixture.host.received(endpoint).map(({ notification }) => notification?.tag);

describe('send-push-notification', () => {
  test('sends a draft, and one whose time has come, to the end', async () => {
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
  ])('leaves alone what is %s', async (what, fields) => {
    const id = await fixture.addNotification(fields);
    if (what === 'sent') await send(id);
    const before = tags();
    expect(await send(id)).toEqual(refusal(409, 'conflict'));
    expect(tags()).toEqual(before);
  });

  test('sends once when two admins ask at the same time', async () => {
    const id = await fixture.addNotification();
    const answers = await Promise.all([send(id), send(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(tags()).toEqual([id]);
  });

  test('sends to nobody when nobody has a device', async () => {
    await fixture.backend.sql('delete from public.push_subscriptions');
    const id = await fixture.addNotification();
    expect((await send(id)).body).toEqual({ success: true, ...sent, delivered: 0 });
  });

  test('sends to those with a record of the last thirty days when they are asked for', async () => {
    const [active, idle] = [await fixture.addMember(), await fixture.addMember()];
    const [reached, spared] = [await fixture.addDevice(active), await fixture.addDevice(idle)];
    await fixture.backend.sql(
      `insert into public.login_records (user_id, login_date) values
       ($1, private.tokyo_today() - 29), ($2, private.tokyo_today() - 30)`,
      [active, idle],
    );
    const id = await fixture.addNotification({ target: 'active_users' });
    expect((await send(id)).body).toEqual({ success: true, ...sent });
    expect([tags(reached.endpoint), tags(spared.endpoint)]).toEqual([[id], []]);
  });

  test('listens to nobody without an admin session', async () => {
    const id = await fixture.addNotification();
    const { accessToken } = await fixture.backend.signUpConfirmed('member@example.com', 'secret1', '太郎');
    expect(await send(id, null)).toEqual(refusal(401, 'unauthorized'));
    expect(await send(id, accessToken)).toEqual(refusal(403, 'forbidden'));
    expect(await send('x', accessToken)).toEqual(refusal(403, 'forbidden'));
    expect(await send('x')).toEqual(refusal(400, 'invalid_request'));
    expect(await send(randomUUID())).toEqual(refusal(409, 'conflict'));
    expect(tags()).toEqual([]);
  });
});

describe('dispatch-notifications', () => {
  test('asks for the secret key', async () => {
    for (const headers of [{}, { apikey: fixture.backend.keys.publishableKey }]) {
      const url = `${fixture.backend.url}/functions/v1/dispatch-notifications`;
      const answer = await fetch(url, { method: 'POST', headers: { ...headers } });
      expect([answer.status, await answer.json()]).toEqual([401, { success: false, error: 'unauthorized' }]);
    }
  });

  test('sends what is due, once, also when it is called twice at once, and nothing else', async () => {
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

  test('sends what was cancelled never, and what is being sent cannot be cancelled', async () => {
    const cancel = async (p_id: string) => {
      const answer = await fetch(`${fixture.backend.url}/rest/v1/rpc/cancel_notification`, {
        method: 'POST',
        headers: {
          apikey: fixture.backend.keys.publishableKey,
          authorization: `Bearer ${fixture.admin}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ p_id }),
      });
      return answer.json();
    };
    const id = await fixture.addNotification({ status: 'scheduled', at: PAST });
    const [isCancelled] = await Promise.all([cancel(id), fixture.dispatch()]);
    expect(await fixture.outcomeOf(id)).toMatchObject({ status: isCancelled ? 'cancelled' : 'sent' });
    expect(tags()).toEqual(isCancelled ? [] : [id]);
    expect(await cancel(id)).toBe(false);
  });

  test('has nothing to do most of the time, which the database tells without it', async () => {
    const isDue = async () => (await fixture.backend.sql('select private.is_push_due() as due'))[0]?.due;
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

  test('comes once a day at its time, quietly, to every device', async () => {
    const tablet = await fixture.addDevice(member);
    await remindAt('07:30');
    expect(await dispatchAt('07:29')).toBe(0);
    expect(await dispatchAt('07:30')).toBe(1);
    expect(await dispatchAt('07:31')).toBe(1);
    const [push] = fixture.host.received(device.endpoint);
    expect(push?.notification).toMatchObject({
      tag: `reminder-${day}`,
      silent: true,
      navigate: `${fixture.backend.url}/`,
    });
    expect(push?.headers).toMatchObject({ topic: `reminder-${day}`, ttl: '3600' });
    expect(tags(tablet.endpoint)).toHaveLength(1);
    await fixture.backend.setNow('2026-11-21T22:30:00Z');
    await fixture.dispatch();
    expect(tags()).toEqual([`reminder-${day}`, 'reminder-2026-11-22']);
  });

  test('stays away when today has a record, when it is off, or when its hour is over', async () => {
    await remindAt('07:30');
    expect(await dispatchAt('08:30')).toBe(0);
    await fixture.backend.sql('insert into public.login_records (user_id, login_date) values ($1, $2)', [member, day]);
    expect(await dispatchAt('07:45')).toBe(0);
    await fixture.backend.sql('delete from public.login_records where user_id = $1', [member]);
    await fixture.backend.sql('delete from public.reminders');
    expect(await dispatchAt('07:45')).toBe(0);
  });

  test('begins tomorrow when its time has just passed', async () => {
    await remindAt('07:30', at('07:40'));
    expect(await dispatchAt('07:41')).toBe(0);
  });
});

describe('send-test-push', () => {
  const test_ = (endpoint: string, token: string) => fixture.call('send-test-push', { endpoint }, token);

  test('reaches the device in the member’s hand, and says what the push service said', async () => {
    const { accessToken, userId } = await fixture.backend.signUpConfirmed('hand@example.com', 'secret1', '太郎');
    const own = await fixture.addDevice(userId);
    expect(await test_(own.endpoint, accessToken)).toEqual({ status: 200, body: { success: true } });
    expect(fixture.host.received(own.endpoint)[0]?.notification).toMatchObject({
      tag: 'test',
      navigate: `${fixture.backend.url}/notifications`,
    });
    const gone = await fixture.addDevice(userId, () => ({ status: 410 }));
    expect(await test_(gone.endpoint, accessToken)).toEqual(refusal(410, 'push_gone'));
    expect(await test_(gone.endpoint, accessToken)).toEqual(refusal(404, 'unknown_subscription'));
    const rotated = await fixture.addDevice(userId, undefined, 'another server’s key');
    expect(await test_(rotated.endpoint, accessToken)).toEqual(refusal(424, 'push_refused'));
    const broken = await fixture.addDevice(userId, () => ({ status: 503 }));
    expect(await test_(broken.endpoint, accessToken)).toEqual(refusal(424, 'push_unreachable'));
    expect((await test_(own.endpoint, accessToken)).status).toBe(200);
    expect(await test_(own.endpoint, accessToken)).toEqual(refusal(429, 'too_many_requests'));
  });

  test('reaches no device but a saved one of the member, at a push host', async () => {
    const { accessToken, userId } = await fixture.backend.signUpConfirmed('tester@example.com', 'secret1', '太郎');
    const endpoint = `https://fcm.googleapis.com.evil.example/${randomUUID()}`;
    const forged = { ...fixture.host.subscribe(''), endpoint };
    await fixture.backend.sql(
      `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)`,
      [userId, endpoint, forged.p256dh, forged.auth],
    );
    expect(await test_(endpoint, accessToken)).toEqual(refusal(403, 'push_forbidden'));
    expect(await test_(`https://fcm.googleapis.com/${randomUUID()}`, accessToken)).toEqual(
      refusal(404, 'unknown_subscription'),
    );
    expect(await test_(device.endpoint, accessToken)).toEqual(refusal(404, 'unknown_subscription'));
    expect(await test_('here', accessToken)).toEqual(refusal(400, 'invalid_request'));
    expect(tags()).toEqual([]);
  });
});
