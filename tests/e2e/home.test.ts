import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { waitForOffline } from '../support/browser.ts';
import { dismissAnnouncement } from '../support/journeys.ts';
import { memberSuite } from '../support/member-suite.ts';

const { openSignedIn } = memberSuite('2026-11-20T03:00:00Z');

/** Longer than the announcement waits for the day's login. */
const LONG_ENOUGH = 1500;

const announcement = (page: Page) => page.getByRole('dialog', { name: 'ようこそ、稽古へ' });

describe('the announcement', () => {
  test('comes once a day', async () => {
    const device = await openSignedIn();
    const { page, context } = device;
    await page.reload();
    await page.getByRole('region', { name: '合同稽古' }).waitFor();
    await page.waitForTimeout(LONG_ENOUGH);
    expect(await announcement(page).count()).toBe(0);
    await waitForOffline(page);
    await context.setOffline(true);
    await device.setClock('2026-11-21T03:00:00Z');
    await page.reload();
    await announcement(page).getByText('11月1日').waitFor();
    await announcement(page).getByText('はじめまして').waitFor();
    expect(device.errors()).toEqual([]);
    await device.close();
  });

  test('closes also where the device cannot keep that it was read', async () => {
    const device = await openSignedIn(async (page) => {
      await page.addInitScript(keepNothingOfIt);
    });
    await device.page.reload();
    await dismissAnnouncement(device.page);
    expect(device.errors()).toEqual([]);
    await device.close();
  });
});

describe('the guide for newcomers', () => {
  test('leads through four numbered steps, and stays folded once it has been folded', async () => {
    const device = await openSignedIn();
    const { page } = device;
    const steps = page.locator('details', { hasText: 'はじめての方へ' }).locator('ol > li');
    await steps.first().waitFor();
    expect(await steps.evaluateAll((items) => items.map((item) => item.textContent?.trim().slice(0, 1)))).toEqual([
      ...'1234',
    ]);
    expect(await steps.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/basic-training',
      '/training',
      '/training/tokushu',
      '/kata-training',
    ]);
    await page.getByText('はじめての方へ').click();
    await steps.first().waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText('はじめての方へ').waitFor();
    expect(await steps.first().isVisible()).toBe(false);
    await device.close();
  });
});

/** Runs in the page before its scripts: there is no room to note the day of the announcement. */
function keepNothingOfIt() {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (key === 'keiko.announced-on') throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
}
