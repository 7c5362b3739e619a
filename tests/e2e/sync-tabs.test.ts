import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { type Device, waitForOffline } from '../support/browser.ts';
import { freezeTab } from '../support/freeze-tab.ts';
import { dismissAnnouncement, pill, readHomeNumbers } from '../support/journeys.ts';
import { createMemberFixture, synced } from '../support/member-fixture.ts';

const TOMORROW = '2026-11-21T03:00:00Z';
const DAY_AFTER = '2026-11-22T03:00:00Z';

const { setNow, recordedDays, openSignedIn } = createMemberFixture('2026-11-20T03:00:00Z');

declare global {
  interface Window {
    /** How often the worker has asked this page to sync. */
    asked?: number;
  }
}

/** A phone of the member that could now lose its network. */
async function openReady(prepare?: (page: Page) => Promise<void>): Promise<Device> {
  const device = await openSignedIn(prepare);
  await waitForOffline(device.page);
  return device;
}

/** Goes offline on another day, where opening the home screen records a login that cannot be sent. */
async function recordOffline({ context, page, setClock }: Device, day = TOMORROW): Promise<void> {
  await context.setOffline(true);
  await setClock(day);
  await page.goto('/');
  await expect.poll(() => pill(page).textContent()).toBe('未送信 1件');
  await setNow(day);
}

/** Makes the browser one that has never heard of it, as Safari and Firefox are: in its pages and in the worker. */
async function withoutBackgroundSync(page: Page): Promise<void> {
  const context = page.context();
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
    origin: new URL(over.url()).origin,
    registrationId: registrations[0]?.registrationId ?? '',
    tag: 'workbox-background-sync:keiko-exchange',
    lastChance: false,
  });
}

describe('the service worker', () => {
  test('delivers what a closed page could not send', async () => {
    const device = await openReady();
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

  test('takes what gets no answer at all into its hands, like what finds no network', async () => {
    const device = await openReady();
    const { context, page } = device;
    await page.goto('/profile-edit');
    await synced(page);
    await context.route('**/rpc/sync_exchange', () => {});
    await page.getByLabel('自己紹介').fill('地下鉄で書いた自己紹介');
    await page.getByRole('button', { name: '保存する' }).click();
    await expect.poll(() => queuedExchanges(page), { timeout: 45_000 }).toBe(1);
    await device.close();
  }, 90_000);

  test('leaves the sending to a visible page', async () => {
    const device = await openReady();
    await recordOffline(device);
    await expect.poll(() => queuedExchanges(device.page)).toBe(1);
    await device.context.setOffline(false);
    await fireSync(device, device.page);
    await expect.poll(() => pill(device.page).textContent()).toBe('同期済み');
    await expect.poll(() => queuedExchanges(device.page)).toBe(0);
    await device.close();
  });

  test('keeps nothing after a logout', async () => {
    const device = await openReady();
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
    const device = await openReady(withoutBackgroundSync);
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

  test('is asked for nothing by a worker that starts again while nothing waits', async () => {
    const { page, errors, close } = await openReady(withoutBackgroundSync);
    await page.reload();
    await synced(page);
    await page.evaluate(() => {
      window.asked = 0;
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data.type === 'SYNC_NOW') window.asked = (window.asked ?? 0) + 1;
      });
    });
    for (let start = 0; start < 3; start += 1) await restartWorker(page);
    expect(await page.evaluate(() => window.asked)).toBe(0);
    expect(errors()).toEqual([]);
    await close();
  });
});

describe('several tabs', () => {
  test('record a day once and all show it', async () => {
    const device = await openReady();
    const { context } = device;
    const tabs = [device.page, await context.newPage(), await context.newPage()];
    await setNow(TOMORROW);
    await device.setClock(TOMORROW);
    await Promise.all(tabs.map((tab) => tab.goto('/')));
    for (const tab of tabs) {
      await expect.poll(async () => (await readHomeNumbers(tab)).連続記録).toBe('2');
      await expect.poll(() => pill(tab).textContent()).toBe('同期済み');
    }
    expect(await recordedDays()).toEqual(['2026-11-20', '2026-11-21']);
    await device.close();
  });

  test('go on when one of them is killed in the middle of an exchange', async () => {
    const device = await openReady();
    const { context } = device;
    let held = 0;
    await context.route('**/rpc/sync_exchange', async () => {
      held += 1;
    });
    await setNow(TOMORROW);
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

  test('go on when one of them is frozen in the middle of an exchange, and so does that one when it thaws', async () => {
    const { context, page: other, setClock, close } = await openReady();
    // The service worker lives in the process of the first page, and must not be frozen with the second.
    const frozen = await context.newPage();
    let held = 0;
    // The first exchange gets no answer, as long as the test runs.
    await context.route('**/rpc/sync_exchange', (route) => {
      held += 1;
      return held === 1 ? undefined : route.continue();
    });
    await setNow(TOMORROW);
    await setClock(TOMORROW);
    await frozen.goto('/');
    await expect.poll(() => held).toBe(1);
    const thaw = await freezeTab(frozen);

    await other.goto('/');
    await expect.poll(() => pill(other).textContent()).toBe('未送信 1件');
    expect(await recordedDays()).toEqual(['2026-11-20']);
    // The lock of a frozen tab is taken over after half a minute.
    await expect.poll(() => pill(other).textContent(), { timeout: 45_000 }).toBe('同期済み');
    expect(await recordedDays()).toEqual(['2026-11-20', '2026-11-21']);

    thaw();
    await expect.poll(() => pill(frozen).textContent(), { timeout: 30_000 }).toBe('同期済み');
    expect((await readHomeNumbers(frozen)).連続記録).toBe('2');
    await close();
  }, 120_000);

  test('show what the first one records, and follow its logout', async () => {
    const device = await openSignedIn();
    const second = await device.context.newPage();
    await second.goto('/streak');
    await second.getByRole('button', { name: '本日は記録済み' }).waitFor();
    await device.page.getByRole('button', { name: 'ログアウト' }).click();
    await second.waitForURL('/login');
    await device.close();
  });
});

/** Lets the browser stop the worker, as it does after a while, and starts it by something that passes through it. */
async function restartWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
  // Answered once the worker has read its store: the page would have been asked before that.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        navigator.serviceWorker.controller?.postMessage({ type: 'FORGET' }, [port2]);
      }),
  );
}

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
