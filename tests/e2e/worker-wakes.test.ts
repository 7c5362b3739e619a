import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { waitForOffline } from '../support/browser.ts';
import { memberSuite, synced } from '../support/member-suite.ts';

const { openSignedIn } = memberSuite('2026-11-20T03:00:00Z');

declare global {
  interface Window {
    /** How often the worker has asked this page to sync. */
    asked?: number;
  }
}

/** Makes the worker one that knows no background sync, as Safari's and Firefox's: its queue then looks at each start. */
async function withoutBackgroundSync(page: Page): Promise<void> {
  await page.context().route('**/service-worker.js', async (route) => {
    const response = await route.fetch();
    const body = `delete ServiceWorkerRegistration.prototype.sync;${await response.text()}`;
    await route.fulfill({ response, body });
  });
}

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

describe('a worker without background sync that starts again', () => {
  test('asks the page for nothing when nothing waits', async () => {
    const { page, errors, close } = await openSignedIn(withoutBackgroundSync);
    await waitForOffline(page);
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
