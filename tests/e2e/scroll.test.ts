import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/backend/backend.ts';
import { type Device, launchBrowser, openDevice } from '../support/browser/browser.ts';
import { dismissAnnouncement, logIn, pill } from '../support/browser/journeys.ts';

const SESSIONS = 220;

let backend: TestBackend;
let browser: Browser;
let device: Device;
let page: Page;

beforeAll(async () => {
  backend = await startTestBackend({ dist: inject('dist') });
  browser = await launchBrowser();
  const person = { email: 'scroller@example.com', password: 'secret1' };
  const { userId } = await backend.signUpConfirmed(person.email, person.password, 'scroller');
  await backend.sql(
    `insert into public.training_sessions (user_id, id, training_type, video_title, duration_minutes, completed_at)
     select $1, gen_random_uuid(), 'jutsu', '稽古' || n, 5, now() - n * interval '4 hours'
     from generate_series(0, $2 - 1) n`,
    [userId, SESSIONS],
  );
  await backend.sql(
    `insert into public.kata_forms (user_id, id, zou, ishiki, created_at)
     select $1, gen_random_uuid(), '象' || n, '意識' || n, now() - n * interval '1 minute'
     from generate_series(0, 119) n`,
    [userId],
  );
  device = await openDevice(browser, { url: backend.url });
  page = device.page;
  await logIn(page, person);
  await dismissAnnouncement(page);
  await pill(page).filter({ hasText: '同期済み' }).waitFor();
});
afterAll(async () => {
  await device.close();
  await browser.close();
  await backend.close();
});

const scrollY = () => page.evaluate(() => window.scrollY);

async function scrollTo(y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(scrollY).toBe(y);
}

/** Opens a screen of the bottom navigation. A dispatched click, because Playwright's own scrolls the page. */
async function openScreen(name: string, title = name): Promise<void> {
  await page.getByRole('link', { name, exact: true }).dispatchEvent('click');
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
}

/** Distance of the element from its former place in the viewport, in pixels. */
async function movedBy(row: Locator, former: number): Promise<number> {
  return Math.abs(((await row.boundingBox())?.y ?? Number.POSITIVE_INFINITY) - former);
}

describe('the scroll position', () => {
  test('of a long list returns with Back and Forward, and another screen starts at the top', async () => {
    await page.goto('/history');
    const rows = page.getByRole('region', { name: '日ごとの記録' }).getByRole('listitem');
    for (const count of [50, 100, 150, 200]) {
      await expect.poll(() => rows.count()).toBe(count);
      await page.getByRole('button', { name: /^さらに\d+件を見る/ }).click();
    }
    await expect.poll(() => rows.count()).toBe(SESSIONS);
    await rows.nth(190).scrollIntoViewIfNeeded();
    const position = await scrollY();
    const place = (await rows.nth(190).boundingBox())?.y ?? 0;
    expect(position).toBeGreaterThan(5000);

    await openScreen('プロフィール');
    expect(await scrollY()).toBe(0);
    await scrollTo(100);
    await page.goBack();
    await expect.poll(() => movedBy(rows.nth(190), place)).toBeLessThanOrEqual(2);
    expect(Math.abs((await scrollY()) - position)).toBeLessThanOrEqual(2);

    await page.goForward();
    await page.getByRole('heading', { name: 'プロフィール', level: 1 }).waitFor();
    await expect.poll(scrollY).toBe(100);
    await openScreen('記録', '連続記録');
    expect(await scrollY()).toBe(0);
    expect(device.errors()).toEqual([]);
  });

  test('of the kata list returns with Back, and stays when the tab changes', async () => {
    await page.goto('/kata-training?tab=list');
    const katas = page.getByRole('list', { name: '自分の型' }).getByRole('listitem');
    await katas.first().waitFor();
    await page.evaluate(() => window.scrollTo(0, 4000));
    // The list corrects the position once the heights of its rows are known.
    await page.waitForTimeout(500);
    const position = await scrollY();
    expect(position).toBeGreaterThan(3000);
    await openScreen('プロフィール');
    await page.goBack();
    await expect.poll(async () => Math.abs((await scrollY()) - position)).toBeLessThanOrEqual(2);

    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/kata-training');
    await page.getByRole('button', { name: '型を登録する' }).waitFor();
    await scrollTo(60);
    await page.getByRole('tab', { name: '一覧' }).dispatchEvent('click');
    await katas.first().waitFor();
    expect(await scrollY()).toBe(60);
    expect(device.errors()).toEqual([]);
  });
});
