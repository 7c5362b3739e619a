import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/backend.ts';
import { type Device, launchBrowser, openDevice, waitForOffline } from '../support/browser.ts';
import { dismissAnnouncement, homeNumbers, logIn, pill } from '../support/journeys.ts';

const TODAY = '2026-11-20T03:00:00Z';
const TOMORROW = '2026-11-21T03:00:00Z';
const DAY_AFTER = '2026-11-22T03:00:00Z';

let browser: Browser;
let backend: TestBackend;
let count = 0;
let member: { readonly email: string; readonly password: string; readonly userId: string };

beforeAll(async () => {
  browser = await launchBrowser();
  backend = await startTestBackend({ dist: inject('dist') });
});
afterAll(async () => {
  await browser.close();
  await backend.close();
});

beforeEach(async () => {
  await backend.setNow(TODAY);
  count += 1;
  const email = `tabs${count}@example.com`;
  const { userId } = await backend.signUpConfirmed(email, 'secret1', '太郎');
  member = { email, password: 'secret1', userId };
});

async function openSignedIn(prepare?: (context: BrowserContext) => Promise<void>): Promise<Device> {
  const device = await openDevice(browser, { url: backend.url, clock: TODAY });
  await prepare?.(device.context);
  await logIn(device.page, member);
  await dismissAnnouncement(device.page);
  await expect.poll(() => pill(device.page).textContent()).toBe('同期済み');
  await waitForOffline(device.page);
  return device;
}

const recordedDays = async () =>
  (
    await backend.sql<{ day: string }>(
      'select login_date::text as day from public.login_records where user_id = $1 order by 1',
      [member.userId],
    )
  ).map(({ day }) => day);

/** Goes offline on another day, where opening the home screen records a login that cannot be sent. */
async function recordOffline({ context, page, setClock }: Device, day = TOMORROW): Promise<void> {
  await context.setOffline(true);
  await setClock(day);
  await page.goto('/');
  await expect.poll(() => pill(page).textContent()).toBe('未送信 1件');
  await backend.setNow(day);
}

/** Makes the browser one that has never heard of it, as Safari and Firefox are: in its pages and in the worker. */
async function withoutBackgroundSync(context: BrowserContext): Promise<void> {
  const forget = 'delete ServiceWorkerRegistration.prototype.sync; delete globalThis.SyncManager;';
  await context.addInitScript(forget);
  await context.route('**/service-worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${forget}${await response.text()}` });
  });
}

/** Lets the browser fire the worker's sync event, as it does by itself when the network comes back. */
async function fireSync(device: Device, over: Page): Promise<void> {
  const session = await device.context.newCDPSession(over);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations));
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: backend.url,
    registrationId: registrations[0]?.registrationId ?? '',
    tag: 'workbox-background-sync:keiko-exchange',
    lastChance: false,
  });
}

describe('the service worker', () => {
  test('delivers what a closed page could not send', async () => {
    const device = await openSignedIn();
    await recordOffline(device);
    // The attempt that failed is in the worker's hands before the page goes.
    await expect.poll(() => queuedExchanges(device.page)).toBe(1);
    const bare = await device.context.newPage();
    await device.page.close();
    await device.context.setOffline(false);
    await bare.goto('/__mail.json');
    await fireSync(device, bare);
    await expect.poll(() => recordedDays()).toEqual(['2026-11-20', '2026-11-21']);

    // The page, when it opens again, sends the same write and hears that the server has it.
    await bare.goto('/');
    await expect.poll(() => pill(bare).textContent()).toBe('同期済み');
    expect(await recordedDays()).toEqual(['2026-11-20', '2026-11-21']);
    await device.close();
  });

  test('leaves the sending to a visible page', async () => {
    const device = await openSignedIn();
    await recordOffline(device);
    await expect.poll(() => queuedExchanges(device.page)).toBe(1);
    await device.context.setOffline(false);
    await fireSync(device, device.page);
    await expect.poll(() => pill(device.page).textContent()).toBe('同期済み');
    await expect.poll(() => queuedExchanges(device.page)).toBe(0);
    await device.close();
  });

  test('keeps nothing after a logout', async () => {
    const device = await openSignedIn();
    await recordOffline(device);
    await expect.poll(() => queuedExchanges(device.page)).toBe(1);
    await dismissAnnouncement(device.page);
    await device.page.getByRole('button', { name: 'ログアウト' }).click();
    await device.page.getByRole('button', { name: '消してログアウト' }).click();
    await device.page.waitForURL('/login');
    expect(await queuedExchanges(device.page)).toBe(0);
    await device.close();
  });
});

describe('a browser without Background Sync', () => {
  test('sends what was written offline at the next start, and when the network comes back', async () => {
    const device = await openSignedIn(withoutBackgroundSync);
    const { context } = device;
    expect(await context.serviceWorkers()[0]?.evaluate(`'sync' in registration`)).toBe(false);
    await recordOffline(device);
    await device.page.close();
    await context.setOffline(false);
    const page = await context.newPage();
    await page.goto('/');
    await expect.poll(() => recordedDays()).toEqual(['2026-11-20', '2026-11-21']);
    await expect.poll(() => pill(page).textContent()).toBe('同期済み');

    await recordOffline({ ...device, page }, DAY_AFTER);
    await context.setOffline(false);
    await expect.poll(() => recordedDays()).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(device.errors()).toEqual([]);
    await device.close();
  });
});

describe('three tabs', () => {
  test('record a day once and all show it', async () => {
    const device = await openSignedIn();
    const { context } = device;
    const tabs = [device.page, await context.newPage(), await context.newPage()];
    await backend.setNow(TOMORROW);
    await device.setClock(TOMORROW);
    await Promise.all(tabs.map((tab) => tab.goto('/')));
    for (const tab of tabs) {
      await expect.poll(async () => (await homeNumbers(tab)).連続記録).toBe('2');
      await expect.poll(() => pill(tab).textContent()).toBe('同期済み');
    }
    expect(await recordedDays()).toEqual(['2026-11-20', '2026-11-21']);
    await device.close();
  });

  test('go on when one of them is killed in the middle of an exchange', async () => {
    const device = await openSignedIn();
    const { context } = device;
    let held = 0;
    await context.route('**/rpc/sync_exchange', async () => {
      held += 1;
    });
    await backend.setNow(TOMORROW);
    await device.setClock(TOMORROW);
    // Opened only now: a tab that still has the old clock would teach the device a wrong one.
    const second = await context.newPage();
    await second.goto('/streak');
    await device.page.goto('/');
    await expect.poll(() => held).toBeGreaterThan(0);
    await device.page.close();
    await context.unroute('**/rpc/sync_exchange');
    await second.goto('/');
    await expect.poll(() => pill(second).textContent(), { timeout: 20_000 }).toBe('同期済み');
    await expect.poll(() => recordedDays(), { timeout: 20_000 }).toEqual(['2026-11-20', '2026-11-21']);
    await device.close();
  });
});

describe('a wiped device', () => {
  test('says so, offers no ticket for days that have not come back yet, and has its records back', async () => {
    const device = await openSignedIn();
    const { page } = device;
    await page.goto('/__mail.json');
    await page.evaluate(async () => {
      const names = (await indexedDB.databases()).flatMap(({ name }) =>
        name?.includes('keiko-') && name !== 'keiko-auth' ? [name] : [],
      );
      await Promise.all(
        names.map(
          (name) =>
            new Promise((resolve) => {
              const request = indexedDB.deleteDatabase(name);
              request.onsuccess = resolve;
            }),
        ),
      );
    });
    const ticket = page.getByRole('button', { name: '復活チケットを使う' });
    const offered: number[] = [];
    await device.context.route('**/rpc/sync_exchange', async (route) => {
      if (offered.length === 0) {
        await page.getByText('記録を読み込み直しています').waitFor();
        await page.getByRole('heading', { name: '連続記録', level: 1 }).waitFor();
        offered.push(await ticket.count());
      }
      await route.continue();
    });
    await page.goto('/streak');
    await ticket.waitFor();
    expect(offered[0]).toBe(0);
    await page.getByText('記録を読み込み直しています').waitFor({ state: 'detached' });
    await page.goto('/');
    await expect.poll(() => homeNumbers(page)).toMatchObject({ 連続記録: '1', 総ログイン: '1' });
    await device.close();
  });
});

/** How many exchanges the worker keeps. */
function queuedExchanges(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('workbox-background-sync');
        request.onsuccess = () => {
          const database = request.result;
          if (!database.objectStoreNames.contains('requests')) {
            database.close();
            return resolve(0);
          }
          const all = database.transaction('requests').objectStore('requests').count();
          all.onsuccess = () => {
            database.close();
            resolve(all.result);
          };
        };
      }),
  );
}
