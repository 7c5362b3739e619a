import type { CDPSession, Page, Worker } from 'playwright';
import { describe, expect } from 'vitest';
import { notificationPayload } from '../../sync/model/notifications/payload.contract.ts';
import { testKeys } from '../support/backend/test-keys.ts';
import { type Device, waitForOffline } from '../support/browser/browser.ts';
import { readDeviceData } from '../support/browser/device-data.ts';
import { follow } from '../support/browser/journeys.ts';
import { pushTest as test } from '../support/fixtures/admin.ts';
import { changeFakePush, fakePush, OTHER_SERVER_KEY } from '../support/notifications/fake-push.ts';

test.override('isFullBrowser', true);

const PLAIN = '新しいお知らせがあります。アプリをひらいて、ご確認ください。';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

function findWorker({ context }: Device): Worker {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('Cannot find the service worker');
  return worker;
}

/** Returns a function that delivers a push to the worker, like the browser. */
async function createPusher({ context, page }: Device): Promise<(data: string) => Promise<void>> {
  await context.grantPermissions(['notifications']);
  await waitForOffline(page);
  const session = await context.newCDPSession(page);
  const registrationId = await findRegistration(session);
  const { origin } = new URL(page.url());
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

async function findRegistration(session: CDPSession): Promise<string> {
  const received = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return received;
}

function readNotifications(worker: Worker): Promise<readonly Shown[]> {
  return worker.evaluate(async () => {
    const notifications = await Reflect.get(self, 'registration').getNotifications();
    return notifications.map(({ title, body, tag }: Shown) => ({ title, body, tag }));
  });
}

/** Timestamp of the newest notification in epoch milliseconds; 0 if there is none. */
function lastShownAt(worker: Worker): Promise<number> {
  return worker.evaluate(async () => {
    const notifications = await Reflect.get(self, 'registration').getNotifications();
    return Math.max(0, ...notifications.map(({ timestamp }: { timestamp: number }) => timestamp));
  });
}

/** Dispatches notificationclick, because tests cannot tap a system notification. */
function tap(worker: Worker, tag: string): Promise<void> {
  return worker.evaluate(async (wanted) => {
    const [notification] = await Reflect.get(self, 'registration').getNotifications({ tag: wanted });
    const NotificationEvent = Reflect.get(self, 'NotificationEvent');
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  }, tag);
}

/** Runs in the worker: records opened windows, which the browser allows only after a real tap, and badges. */
function recordCalls() {
  const calls: string[] = [];
  Reflect.set(self, 'calls', calls);
  Reflect.get(self, 'clients').openWindow = async (url: URL) => void calls.push(`opens ${new URL(url).pathname}`);
  Reflect.set(Object.getPrototypeOf(navigator), 'setAppBadge', async () => void calls.push('sets badge'));
}

const readCalls = (worker: Worker): Promise<readonly string[]> => worker.evaluate(() => Reflect.get(self, 'calls'));

function payload(page: Page, part: object): string {
  const navigate = new URL('/streak', page.url()).href;
  const notification = { title: '稽古の時間です', body: '今日の一つを。', lang: 'ja', tag: 'n1', navigate, ...part };
  return JSON.stringify({ web_push: 8030, notification });
}

describe('a push', () => {
  test('always shows a notification, and its tap opens its address within the app', {
    timeout: 120_000,
  }, async ({ device }) => {
    const { page, context } = device;
    const push = await createPusher(device);
    const worker = findWorker(device);
    await worker.evaluate(recordCalls);
    const rest = { title: '稽古', body: PLAIN, tag: 'keiko' };
    for (const data of ['', 'no json', 'null', '{"web_push":8030}', payload(page, { title: '' })]) {
      const before = await lastShownAt(worker);
      await push(data);
      // Each one replaces the previous one. Wait, because a browser that is still closing that one could close both.
      await expect.poll(() => lastShownAt(worker)).toBeGreaterThan(before);
      expect(await readNotifications(worker)).toEqual([rest]);
    }
    await tap(worker, 'keiko');
    await expect.poll(() => readNotifications(worker)).toEqual([]);
    for (const body of ['一通め。', '二通め。', '三通め。', '四通め。']) await push(payload(page, { body }));
    const last = { title: '稽古の時間です', body: '四通め。', tag: 'n1' };
    await expect.poll(() => readNotifications(worker)).toEqual([last]);

    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await tap(worker, 'n1');
    await page.waitForURL('/streak');
    await page.getByRole('heading', { level: 1, name: '連続記録' }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    for (const navigate of ['https://elsewhere.example/streak', `blob:${new URL(page.url()).origin}/streak`]) {
      await page.goto('/streak');
      await push(payload(page, { tag: 'foreign', navigate }));
      await expect.poll(async () => (await readNotifications(worker)).length).toBe(1);
      await tap(worker, 'foreign');
      await page.waitForURL('/');
    }

    await page.goto('/training/jutsu');
    await page.getByRole('button', { name: '次の問題' }).waitFor();
    await push(payload(page, { tag: 'drill' }));
    await expect.poll(async () => (await readNotifications(worker)).length).toBe(1);
    await tap(worker, 'drill');
    await expect.poll(() => readNotifications(worker)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/training/jutsu');
    expect(await readCalls(worker)).toEqual([]);

    await push(payload(page, { tag: 'reminder-2026-11-20', app_badge: 1 }));
    await expect.poll(() => readCalls(worker)).toEqual(['sets badge']);
    const blank = await context.newPage();
    await page.close();
    await tap(worker, 'reminder-2026-11-20');
    await expect.poll(() => readCalls(worker)).toEqual(['sets badge', 'opens /streak']);
    await blank.close();
  });

  test('arrives from the server, and still reaches the device after its endpoint has changed', {
    timeout: 120_000,
  }, async ({ sql, member, openSignedIn, pushHost }) => {
    const device = await openSignedIn({ prepare: fakePush });
    const { page } = device;
    await waitForOffline(page);
    await follow(page, 'プロフィール', '通知設定');
    await page.getByRole('switch', { name: 'プッシュ通知' }).click();
    await page.getByText('プッシュ通知が有効です').waitFor();
    const readEndpoints = () =>
      sql('select endpoint from public.push_subscriptions where user_id = $1', [member.userId]);
    const worker = findWorker(device);

    // The fake push service receives and decrypts the server's test push, which is then delivered to the worker.
    const push = await createPusher(device);
    const { endpoint, p256dh, auth } = pushHost.subscribe(testKeys.vapidPublicKey);
    await sql('update public.push_subscriptions set endpoint = $2, p256dh = $3, auth = $4 where user_id = $1', [
      member.userId,
      ...[endpoint, p256dh, auth],
    ]);
    await changeFakePush(page, { subscription: { endpoint, serverKey: testKeys.vapidPublicKey } });
    await page.getByRole('button', { name: 'この端末にテスト通知' }).click();
    await page.getByText('テスト通知を送りました').waitFor();
    const [received] = pushHost.received(endpoint);
    if (!received?.notification) throw new Error('Cannot open the push');
    await push(JSON.stringify(notificationPayload(received.notification)));
    await expect.poll(() => readNotifications(worker)).toMatchObject([{ title: 'テスト通知' }]);
    await follow(page, 'ホーム');
    await tap(worker, received.notification.tag);
    await page.waitForURL('/notifications');
    const before = endpoint;
    const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
    const change = (address: string) =>
      worker.evaluate(changeEndpoint, { before, endpoint: address, keys, serverKey: OTHER_SERVER_KEY });
    // With the key of the build: the server's may have changed since the old subscription.
    expect(await change('https://fcm.googleapis.com/fcm/send/renewed')).toEqual([testKeys.vapidPublicKey]);
    await expect.poll(readEndpoints).toEqual([{ endpoint: 'https://fcm.googleapis.com/fcm/send/renewed' }]);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await page.waitForURL('/login');
    // The screen goes first, then the session.
    await expect.poll(async () => (await readDeviceData(device.context)).includes(member.email)).toBe(false);
    const left = await readEndpoints();
    expect(await change('https://fcm.googleapis.com/fcm/send/nobody')).toEqual([]);
    expect(await readEndpoints()).toEqual(left);
  });
});

interface Change {
  readonly before: string;
  readonly endpoint: string;
  readonly keys: object;
  /** Of the old subscription. */
  readonly serverKey: string;
}

/** Runs in the worker: dispatches pushsubscriptionchange. Returns the server keys that subscribe() was called with. */
async function changeEndpoint({ before, endpoint, keys, serverKey }: Change): Promise<readonly string[]> {
  const subscribedKeys: string[] = [];
  const work: Promise<void>[] = [];
  Reflect.get(self, 'registration').pushManager.subscribe = async (options: {
    applicationServerKey: ArrayBuffer | Uint8Array<ArrayBuffer>;
  }) => {
    const text = btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)));
    subscribedKeys.push(text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
    return { endpoint, toJSON: () => ({ endpoint, keys }) };
  };
  const ExtendableEvent = Reflect.get(self, 'ExtendableEvent');
  const key = Uint8Array.from(atob(serverKey.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const event = Object.defineProperties(new ExtendableEvent('pushsubscriptionchange'), {
    oldSubscription: { value: { endpoint: before, options: { applicationServerKey: key.buffer } } },
    newSubscription: { value: null },
    // The original accepts only events of the browser.
    waitUntil: { value: (promise: Promise<void>) => work.push(promise) },
  });
  self.dispatchEvent(event);
  await Promise.all(work);
  return subscribedKeys;
}
