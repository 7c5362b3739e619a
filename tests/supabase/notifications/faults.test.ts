import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type NotificationFixture,
  startNotificationFixture,
} from '../../support/notifications/notification-fixture.ts';
import type { Behaviour, NotificationDevice } from '../../support/notifications/push-host.ts';

/** Behaviours of a push service, with the outcome of the delivery and the number of requests. */
const faults: readonly [string, Behaviour, { status: string; reason: string | null; requests: number }][] = [
  ['accepts', () => ({ status: 201 }), { status: 'delivered', reason: null, requests: 1 }],
  ['accepts with 200', () => ({ status: 200 }), { status: 'delivered', reason: null, requests: 1 }],
  [
    'responds with 500 once',
    (attempt) => ({ status: attempt === 1 ? 500 : 201 }),
    { status: 'delivered', reason: null, requests: 2 },
  ],
  ['always responds with 500', () => ({ status: 500 }), { status: 'failed', reason: 'server_error', requests: 3 }],
  [
    'sends Retry-After of a second',
    (attempt) => (attempt === 1 ? { status: 429, headers: { 'retry-after': '1' } } : { status: 201 }),
    { status: 'delivered', reason: null, requests: 2 },
  ],
  [
    'sends Retry-After of five minutes',
    () => ({ status: 429, headers: { 'retry-after': '300' } }),
    { status: 'pending', reason: 'throttled', requests: 1 },
  ],
  [
    'sends Retry-After of a day',
    () => ({ status: 429, headers: { 'retry-after': '86400' } }),
    { status: 'failed', reason: 'throttled', requests: 1 },
  ],
  [
    'redirects',
    () => ({ status: 307, headers: { location: 'http://127.0.0.1:9/steal' } }),
    { status: 'failed', reason: 'rejected', requests: 1 },
  ],
  ['never responds', () => 'never', { status: 'failed', reason: 'no_response', requests: 1 }],
  ['closes the connection', () => 'cut', { status: 'failed', reason: 'no_response', requests: 1 }],
  ['responds that it is too large', () => ({ status: 413 }), { status: 'failed', reason: 'rejected', requests: 1 }],
];

describe('sending to a push host that', () => {
  let fixture: NotificationFixture;
  let answer: Awaited<ReturnType<NotificationFixture['call']>>;
  let id = '';
  const devices = new Map<string, NotificationDevice>();

  beforeAll(async () => {
    fixture = await startNotificationFixture({ KEIKO_PUSH_TIMEOUT_MS: '1500' });
    for (const [name, behaviour] of faults)
      devices.set(name, await fixture.addDevice(await fixture.addMember(), behaviour));
    for (const status of [404, 410])
      devices.set(`${status}`, await fixture.addDevice(await fixture.addMember(), () => ({ status })));
    devices.set('rotated', await fixture.addDevice(await fixture.addMember(), undefined, 'another server’s key'));
    id = await fixture.addNotification();
    answer = await fixture.call('send-push-notification', { notificationId: id });
  });
  afterAll(() => fixture.close());

  const delivery = async (endpoint: string) => {
    const [row] = await fixture.backend.sql(
      `select d.status, d.reason from private.notification_deliveries d
       join public.push_subscriptions s on s.id = d.subscription_id where s.endpoint = $1`,
      [endpoint],
    );
    return row;
  };

  test.each(faults)('%s', async (name, _behaviour, { requests, ...outcome }) => {
    const { endpoint = '' } = devices.get(name) ?? {};
    expect(await delivery(endpoint)).toEqual(outcome);
    expect(fixture.host.received(endpoint)).toHaveLength(requests);
  });

  test.each(['404', '410'])('responds with %s deletes the subscription', async (name) => {
    const { endpoint = '' } = devices.get(name) ?? {};
    expect(fixture.host.received(endpoint)).toHaveLength(1);
    expect(await fixture.backend.sql('select from public.push_subscriptions where endpoint = $1', [endpoint])).toEqual(
      [],
    );
  });

  test('rejects the VAPID key keeps the subscription until the device subscribes again', async () => {
    const { endpoint = '' } = devices.get('rotated') ?? {};
    expect(await delivery(endpoint)).toEqual({ status: 'failed', reason: 'rejected' });
  });

  test('receives the notification encrypted, signed, with a TTL of a day and its own topic', async () => {
    const { endpoint = '' } = devices.get('accepts') ?? {};
    const [push] = fixture.host.received(endpoint);
    expect(push?.notification).toEqual({
      title: '稽古の時間です',
      body: '今日の一つを、今から。',
      lang: 'ja',
      tag: id,
      navigate: `${fixture.backend.url}/`,
    });
    expect(push?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', topic: id.replaceAll('-', '') });
  });

  test('leaves pending deliveries to the minute job and returns the counts so far', async () => {
    const counts = { delivered: 4, failed: 7, removed: 2 };
    expect(answer).toEqual({ status: 200, body: { success: true, status: 'sending', ...counts } });
    expect(await fixture.outcomeOf(id)).toEqual({ status: 'sending', ...counts });
    await fixture.backend.sql(
      "update private.notification_deliveries set not_before = private.now(), attempts = 2 where status = 'pending'",
    );
    await fixture.dispatch();
    expect(await fixture.outcomeOf(id)).toEqual({ status: 'sent', ...counts, failed: 8 });
  });
});

describe('a forged endpoint', () => {
  let fixture: NotificationFixture;
  beforeAll(async () => {
    fixture = await startNotificationFixture();
  });
  afterAll(() => fixture.close());

  test('is never called', async () => {
    const port = new URL(fixture.host.origin).port;
    const member = await fixture.addMember();
    const { p256dh, auth } = fixture.host.subscribe('');
    for (const endpoint of [
      `http://localhost:${port}/push/1`,
      `http://127.0.0.1:${Number(port) + 1}/push/1`,
      `https://127.0.0.1/push/1`,
      'http://169.254.169.254/latest/meta-data',
      'https://169.254.169.254/latest/meta-data',
      `http://fcm.googleapis.com@127.0.0.1:${port}/push/1`,
      `${fixture.host.origin.replace('//', '//user:pass@')}/push/1`,
      `https://[::1]:${port}/push/1`,
      'https://[::ffff:7f00:1]/push/1',
      'https://fcm.googleapis.com:8443/push/1',
      'https://fcm.googleapis.com.evil.example/push/1',
      'http://fcm.googleapis.com/push/1',
    ]) {
      await fixture.backend.sql(
        'insert into public.push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)',
        [member, endpoint, p256dh, auth],
      );
    }
    const notificationId = await fixture.addNotification();
    const { body } = await fixture.call('send-push-notification', { notificationId });
    expect(body).toEqual({ success: true, status: 'sent', delivered: 0, failed: 0, removed: 12 });
    expect(fixture.host.requests()).toBe(0);
    expect(
      await fixture.backend.sql('select endpoint from public.push_subscriptions where user_id = $1', [member]),
    ).toEqual([]);
  });
});
