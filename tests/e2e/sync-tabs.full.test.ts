import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import type { TestBackend } from '../support/backend/backend.ts';
import { type Device, waitForOffline } from '../support/browser/browser.ts';
import { countQueuedExchanges } from '../support/browser/device-data.ts';
import { pill, synced } from '../support/browser/journeys.ts';
import { test as base, type SignedInOptions } from '../support/test.ts';

const TOMORROW = '2026-11-21T03:00:00Z';

/** The test function with devices that are ready for offline use. */
const test = base.extend('openOfflineReady', ({ openSignedIn }) => async (options: SignedInOptions = {}) => {
  const device = await openSignedIn(options);
  await waitForOffline(device.page);
  return device;
});

declare global {
  interface Window {
    /** Number of SYNC_NOW messages from the worker. */
    syncMessages?: number;
  }
}

/** Goes offline and opens the home screen on another day, which records a pending login. */
async function recordOffline(backend: TestBackend, { context, page, setClock }: Device): Promise<void> {
  await context.setOffline(true);
  await setClock(TOMORROW);
  await page.goto('/');
  await expect.poll(() => pill(page).textContent()).toBe('未送信 1件');
  await backend.setNow(TOMORROW);
}

/** Removes Background Sync from pages and worker, as in Safari and Firefox. */
async function withoutBackgroundSync(page: Page): Promise<void> {
  const context = page.context();
  // A blank page has neither.
  const forget = 'delete globalThis.ServiceWorkerRegistration?.prototype.sync; delete globalThis.SyncManager;';
  await context.addInitScript(forget);
  await context.route('**/service-worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${forget}${await response.text()}` });
  });
}

/** Fires the worker's sync event, like the browser when the network is back. */
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
  test('sends what a closed page could not send', async ({ backend, recordedDays, openOfflineReady }) => {
    const device = await openOfflineReady();
    await recordOffline(backend, device);
    // The worker has queued the failed request before the page closes.
    await expect.poll(() => countQueuedExchanges(device.page)).toBe(1);
    const bare = await device.context.newPage();
    await device.page.close();
    await device.context.setOffline(false);
    await bare.goto('/__mail.json');
    await fireSync(device, bare);
    await expect.poll(() => recordedDays()).toEqual(['2026-11-20', '2026-11-21']);

    // The reopened page repeats the same write, which the server accepts as a duplicate.
    await bare.goto('/');
    await expect.poll(() => pill(bare).textContent()).toBe('同期済み');
    expect(await recordedDays()).toEqual(['2026-11-20', '2026-11-21']);
  });

  test('queues a request that gets no response, like one without a network', async ({ openOfflineReady }) => {
    const device = await openOfflineReady();
    const { context, page } = device;
    await page.goto('/profile-edit');
    await synced(page);
    await context.route('**/rpc/sync_exchange', () => {});
    await page.getByLabel('自己紹介').fill('地下鉄で書いた自己紹介');
    await page.getByRole('button', { name: '保存する' }).click();
    await expect.poll(() => countQueuedExchanges(page), { timeout: 45_000 }).toBe(1);
  }, 90_000);

  test('leaves sending to a visible page', async ({ backend, openOfflineReady }) => {
    const device = await openOfflineReady();
    await recordOffline(backend, device);
    await expect.poll(() => countQueuedExchanges(device.page)).toBe(1);
    await device.context.setOffline(false);
    await fireSync(device, device.page);
    await expect.poll(() => pill(device.page).textContent()).toBe('同期済み');
    await expect.poll(() => countQueuedExchanges(device.page)).toBe(0);
  });

  test('deletes its queue on logout', async ({ backend, openOfflineReady }) => {
    const device = await openOfflineReady();
    await recordOffline(backend, device);
    await expect.poll(() => countQueuedExchanges(device.page)).toBe(1);
    await device.page.getByRole('button', { name: 'ログアウト' }).click();
    await device.page.getByRole('button', { name: '消してログアウト' }).click();
    await device.page.waitForURL('/login');
    await expect.poll(() => countQueuedExchanges(device.page)).toBe(0);
  });
});

describe('a browser without Background Sync', () => {
  test('gets no sync message from a restarting worker while its queue is empty', async ({ openOfflineReady }) => {
    const { page } = await openOfflineReady({ prepare: withoutBackgroundSync });
    await page.reload();
    await synced(page);
    await page.evaluate(() => {
      window.syncMessages = 0;
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data.type === 'SYNC_NOW') window.syncMessages = (window.syncMessages ?? 0) + 1;
      });
    });
    for (let start = 0; start < 3; start += 1) await restartWorker(page);
    expect(await page.evaluate(() => window.syncMessages)).toBe(0);
  });
});

describe('several tabs', () => {
  test('continue when one of them is killed during an exchange', async ({
    backend,
    recordedDays,
    openOfflineReady,
  }) => {
    const device = await openOfflineReady();
    const { context } = device;
    let blocked = 0;
    await context.route('**/rpc/sync_exchange', async () => {
      blocked += 1;
    });
    await backend.setNow(TOMORROW);
    await device.setClock(TOMORROW);
    // Opened only now, because a tab with the old clock would store a wrong clock offset.
    const second = await context.newPage();
    await second.goto('/streak');
    await device.page.goto('/');
    await expect.poll(() => blocked).toBeGreaterThan(0);
    await device.page.close();
    await context.unroute('**/rpc/sync_exchange');
    await second.goto('/');
    await expect.poll(() => pill(second).textContent(), { timeout: 20_000 }).toBe('同期済み');
    await expect.poll(() => recordedDays(), { timeout: 20_000 }).toEqual(['2026-11-20', '2026-11-21']);
  });
});

/** Stops the worker, like the browser when it is idle, and starts it again by a message. */
async function restartWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
  // The worker replies after it has read its queue; a SYNC_NOW message would come before the reply.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        navigator.serviceWorker.controller?.postMessage({ type: 'FORGET', keep: null }, [port2]);
      }),
  );
}
