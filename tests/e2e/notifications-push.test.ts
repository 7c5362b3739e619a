import type { CDPSession, Page, Worker } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { pushPayload } from '../../sync/contracts/push-payload.ts';
import { type Device, launchFullBrowser, waitForOffline } from '../support/browser.ts';
import { changeFakePush, fakePush } from '../support/fake-push.ts';
import { createMemberFixture, follow } from '../support/member-fixture.ts';
import { type PushHost, startPushHost } from '../support/push-host.ts';
import { testKeys } from '../support/test-keys.ts';

let host: PushHost;
const { member, sql, openSignedIn } = createMemberFixture('2026-11-20T03:00:00Z', {
  launch: launchFullBrowser,
  functionEnv: async () => {
    host = await startPushHost();
    return { KEIKO_PUSH_TEST_HOST: host.origin };
  },
});
afterAll(() => host.close());

const PLAIN = '新しいお知らせがあります。アプリをひらいて、ご確認ください。';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

function workerOf({ context }: Device): Worker {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('Cannot find the service worker');
  return worker;
}

/** Gives the worker a push, as the browser does with what its push service brings. */
async function pusher({ context, page }: Device): Promise<(data: string) => Promise<void>> {
  await context.grantPermissions(['notifications']);
  await waitForOffline(page);
  const session = await context.newCDPSession(page);
  const registrationId = await registrationOf(session);
  const { origin } = new URL(page.url());
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

function shown(worker: Worker): Promise<readonly Shown[]> {
  return worker.evaluate(async () => {
    const notifications = await Reflect.get(self, 'registration').getNotifications();
    return notifications.map(({ title, body, tag }: Shown) => ({ title, body, tag }));
  });
}

/** When the newest notification was shown, in epoch milliseconds; 0 while there is none. */
function lastShownAt(worker: Worker): Promise<number> {
  return worker.evaluate(async () => {
    const notifications = await Reflect.get(self, 'registration').getNotifications();
    return Math.max(0, ...notifications.map(({ timestamp }: { timestamp: number }) => timestamp));
  });
}

/** Taps the notification with this tag. No test can tap the system's own; so its event is sent. */
function tap(worker: Worker, tag: string): Promise<void> {
  return worker.evaluate(async (wanted) => {
    const [notification] = await Reflect.get(self, 'registration').getNotifications({ tag: wanted });
    const NotificationEvent = Reflect.get(self, 'NotificationEvent');
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  }, tag);
}

/** Runs in the worker: notes the windows it opens, which it may do only after a real tap, and the marks on the icon. */
function noteActs() {
  const acts: string[] = [];
  Reflect.set(self, 'acts', acts);
  Reflect.get(self, 'clients').openWindow = async (url: URL) => void acts.push(`opens ${new URL(url).pathname}`);
  Reflect.set(Object.getPrototypeOf(navigator), 'setAppBadge', async () => void acts.push('marks'));
}

const acts = (worker: Worker): Promise<readonly string[]> => worker.evaluate(() => Reflect.get(self, 'acts'));

function payload(page: Page, part: object): string {
  const navigate = new URL('/streak', page.url()).href;
  const notification = { title: '稽古の時間です', body: '今日の一つを。', lang: 'ja', tag: 'n1', navigate, ...part };
  return JSON.stringify({ web_push: 8030, notification });
}

describe('a push', () => {
  test('always shows a notification, and its tap leads where it says, within the app', {
    timeout: 120_000,
  }, async () => {
    const device = await openSignedIn();
    const { page, context } = device;
    const push = await pusher(device);
    const worker = workerOf(device);
    await worker.evaluate(noteActs);
    const rest = { title: '稽古', body: PLAIN, tag: 'keiko' };
    for (const data of ['', 'no json', 'null', '{"web_push":8030}', payload(page, { title: '' })]) {
      const before = await lastShownAt(worker);
      await push(data);
      // Each takes the place of the one before; a browser that is still closing that one could close both.
      await expect.poll(() => lastShownAt(worker)).toBeGreaterThan(before);
      expect(await shown(worker)).toEqual([rest]);
    }
    await tap(worker, 'keiko');
    await expect.poll(() => shown(worker)).toEqual([]);
    for (const body of ['一通め。', '二通め。', '三通め。', '四通め。']) await push(payload(page, { body }));
    const last = { title: '稽古の時間です', body: '四通め。', tag: 'n1' };
    await expect.poll(() => shown(worker)).toEqual([last]);

    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await tap(worker, 'n1');
    await page.waitForURL('/streak');
    await page.getByRole('heading', { level: 1, name: '連続記録' }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    await push(payload(page, { tag: 'foreign', navigate: 'https://elsewhere.example/streak' }));
    await expect.poll(async () => (await shown(worker)).length).toBe(1);
    await tap(worker, 'foreign');
    await page.waitForURL('/');

    await page.goto('/training/jutsu');
    await page.getByRole('button', { name: '次の問題' }).waitFor();
    await push(payload(page, { tag: 'drill' }));
    await expect.poll(async () => (await shown(worker)).length).toBe(1);
    await tap(worker, 'drill');
    await expect.poll(() => shown(worker)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/training/jutsu');
    expect(await acts(worker)).toEqual([]);

    await push(payload(page, { tag: 'reminder-2026-11-20' }));
    await expect.poll(() => acts(worker)).toEqual(['marks']);
    const blank = await context.newPage();
    await page.close();
    await tap(worker, 'reminder-2026-11-20');
    await expect.poll(() => acts(worker)).toEqual(['marks', 'opens /streak']);
    await blank.close();
    expect(device.errors()).toEqual([]);
    await device.close();
  });

  test('comes from the server, and still finds the device after its address has changed', {
    timeout: 120_000,
  }, async () => {
    const device = await openSignedIn(fakePush);
    const { page } = device;
    await waitForOffline(page);
    await follow(page, 'プロフィール', '通知設定');
    await page.getByRole('switch', { name: 'プッシュ通知' }).click();
    await page.getByText('プッシュ通知が有効です').waitFor();
    const known = () => sql('select endpoint from public.push_subscriptions where user_id = $1', [member().userId]);
    const worker = workerOf(device);

    // The server's own test push, which a push service of the tests takes and opens, arrives and leads back here.
    const push = await pusher(device);
    const { endpoint, p256dh, auth } = host.subscribe(testKeys.vapidPublicKey);
    await sql('update public.push_subscriptions set endpoint = $2, p256dh = $3, auth = $4 where user_id = $1', [
      member().userId,
      ...[endpoint, p256dh, auth],
    ]);
    await changeFakePush(page, { held: { endpoint, serverKey: testKeys.vapidPublicKey } });
    await page.getByRole('button', { name: 'この端末にテスト通知' }).click();
    await page.getByText('テスト通知を送りました').waitFor();
    const [received] = host.received(endpoint);
    if (!received?.notification) throw new Error('Cannot open the push');
    await push(JSON.stringify(pushPayload(received.notification)));
    await expect.poll(() => shown(worker)).toMatchObject([{ title: 'テスト通知' }]);
    await follow(page, 'ホーム');
    await tap(worker, received.notification.tag);
    await page.waitForURL('/notifications');
    const before = endpoint;
    const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
    const change = (address: string) =>
      worker.evaluate(changeAddress, { before, endpoint: address, keys, serverKey: testKeys.vapidPublicKey });
    await change('https://fcm.googleapis.com/fcm/send/renewed');
    await expect.poll(known).toEqual([{ endpoint: 'https://fcm.googleapis.com/fcm/send/renewed' }]);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await page.waitForURL('/login');
    const left = await known();
    expect(await change('https://fcm.googleapis.com/fcm/send/nobody')).toBe(0);
    await page.waitForTimeout(300);
    expect(await known()).toEqual(left);
    expect(device.errors()).toEqual([]);
    await device.close();
  });
});

interface Change {
  readonly before: string;
  readonly endpoint: string;
  readonly keys: object;
  readonly serverKey: string;
}

/** Runs in the worker: tells it that its address is void, where a new one is to be had. How often it asked for that. */
async function changeAddress({ before, endpoint, keys, serverKey }: Change): Promise<number> {
  let asked = 0;
  Reflect.get(self, 'registration').pushManager.subscribe = async () => {
    asked += 1;
    return { endpoint, toJSON: () => ({ endpoint, keys }) };
  };
  const ExtendableEvent = Reflect.get(self, 'ExtendableEvent');
  const key = Uint8Array.from(atob(serverKey.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const event = Object.defineProperties(new ExtendableEvent('pushsubscriptionchange'), {
    oldSubscription: { value: { endpoint: before, options: { applicationServerKey: key.buffer } } },
    newSubscription: { value: null },
  });
  self.dispatchEvent(event);
  await new Promise((resolve) => setTimeout(resolve, 200));
  return asked;
}
