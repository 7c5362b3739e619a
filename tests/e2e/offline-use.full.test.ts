import { describe, expect } from 'vitest';
import { openSlowLine, type SlowLine } from '../support/backend/slow-line.ts';
import { findAxeViolations } from '../support/browser/axe.ts';
import { waitForOffline } from '../support/browser/browser.ts';
import { follow, logIn } from '../support/browser/journeys.ts';
import { test as base } from '../support/test.ts';

/** Fast enough to sign in at once. */
const FAST = 4_000_000;

/** Slow enough to watch the download, in bytes per second. */
const SLOW = 60_000;

const test = base.extend('line', async ({ backend }, { onCleanup }): Promise<SlowLine> => {
  const line = await openSlowLine(backend.url, { bytesPerSecond: FAST, roundTripMs: 20 });
  onCleanup(() => line.close());
  return line;
});

/** Runs in the page: the files of the app that the browser has stored. */
async function countFiles(): Promise<number> {
  const name = (await caches.keys()).find((cache) => cache.startsWith('workbox-precache'));
  return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
}

describe('a device that opens the app for the first time', () => {
  test('says that the app is being stored, goes on elsewhere, and goes on after a failure', {
    timeout: 180_000,
  }, async ({ line, member, openGuest }) => {
    const { page, context } = await openGuest({ url: line.url });
    await logIn(page, member);
    line.setSpeed(SLOW);
    await follow(page, '同期の状態を見る');
    await page.getByText('アプリをこの端末に保存しています。', { exact: false }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    const early = await page.evaluate(countFiles);
    await follow(page, 'ホーム');
    await expect.poll(() => page.evaluate(countFiles), { timeout: 30_000 }).toBeGreaterThan(early);
    await follow(page, '同期の状態を見る');

    await context.setOffline(true);
    const resume = page.getByRole('button', { name: 'この端末に保存する' });
    await resume.waitFor({ timeout: 60_000 });
    await resume.click();
    await page.getByText('つながりませんでした。通信のある場所で、もう一度お試しください。').waitFor();

    await context.setOffline(false);
    line.setSpeed(FAST);
    await resume.click();
    await page.getByText('アプリはこの端末に保存されています。', { exact: false }).waitFor({ timeout: 60_000 });
    await waitForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByText('アプリはこの端末に保存されています。', { exact: false }).waitFor();
  });
});

describe('a browser that stores no app', () => {
  test('says so, and keeps the records all the same', async ({ openSignedIn }) => {
    const { page } = await openSignedIn({
      prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
    });
    await follow(page, '同期の状態を見る');
    await page.getByText('このブラウザには、アプリを保存できません。', { exact: false }).waitFor();
    await page.getByText('すべてサーバーに届いています。').waitFor();
  });
});
