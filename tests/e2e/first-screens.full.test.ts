import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { goOffline, synced } from '../support/browser/journeys.ts';
import { logInDaily, practiseEvery } from '../support/fixtures/home.ts';
import { test } from '../support/test.ts';

interface FirstSight {
  readonly isDatabaseOpen: boolean;
  readonly top: number;
}

/** Records on each start when an element first appears, and where. */
async function recordFirstSight(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    let isDatabaseOpen = false;
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...call) {
      if (call[0].startsWith('rxdb')) isDatabaseOpen = true;
      return open.apply(this, call);
    };
    const seen = new MutationObserver(() => {
      const element = document.querySelector(wanted);
      if (element === null) return;
      seen.disconnect();
      Reflect.set(window, 'firstSight', { isDatabaseOpen, top: element.getBoundingClientRect().top });
    });
    seen.observe(document, { childList: true, subtree: true });
  }, selector);
}

const firstSight = (page: Page) => page.evaluate((): FirstSight => Reflect.get(window, 'firstSight'));

const topOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.getBoundingClientRect().top, selector);

const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe('a start straight into a screen', () => {
  test('shows the history as last seen before the database opens, and then all of it in the same place', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    await practiseEvery(sql, member, 4, 600);
    const device = await openSignedIn();
    const { page } = device;
    await synced(page);
    await expect.poll(() => storedValue(page, 'keiko.history-cache')).not.toBeNull();
    await goOffline(device);
    const weeks = 'section[aria-labelledby="history-weeks"]';
    await recordFirstSight(page, weeks);
    await page.goto('/history');
    await page.getByRole('region', { name: '日ごとの記録' }).waitFor({ state: 'attached' });
    const { isDatabaseOpen, top } = await firstSight(page);
    expect(isDatabaseOpen).toBe(false);
    expect(await topOf(page, weeks)).toBe(top);
    expect(await page.getByRole('region', { name: 'これまでの稽古' }).textContent()).toContain('稽古した回数600回');
  });

  test('keeps what home shows as soon as the first sync has ended', async ({ sql, member, openSignedIn }) => {
    await logInDaily(sql, member, '2024-01-01', '2026-11-19');
    await practiseEvery(sql, member, 4, 6000);
    const { page } = await openSignedIn();
    await expect.poll(() => storedValue(page, 'keiko.home-cache')).toContain('"isNewcomer":false');
  });
});
