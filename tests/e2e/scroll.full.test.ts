import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test as base } from '../support/test.ts';

const SESSIONS = 220;

const test = base.extend('page', async ({ sql, member, openSignedIn }) => {
  await sql(
    `insert into public.training_sessions (user_id, id, training_type, video_title, duration_minutes, completed_at)
     select $1, gen_random_uuid(), 'jutsu', '稽古' || n, 5, private.now() - n * interval '4 hours'
     from generate_series(0, $2 - 1) n`,
    [member.userId, SESSIONS],
  );
  await sql(
    `insert into public.kata_forms (user_id, id, zou, ishiki, created_at)
     select $1, gen_random_uuid(), '象' || n, '意識' || n, private.now() - n * interval '1 minute'
     from generate_series(0, 119) n`,
    [member.userId],
  );
  return (await openSignedIn()).page;
});

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** The browser reports scrolling with its next frame; before that the page does not know its position. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    const reported = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, top);
    await reported;
  }, y);
  await expect.poll(() => scrollY(page)).toBe(y);
}

/** Where the page stands once a list has corrected the position by the heights of its rows. */
async function settledScrollY(page: Page): Promise<number> {
  let last = Number.NaN;
  const move = async () => {
    const before = last;
    last = await scrollY(page);
    return Math.abs(last - before);
  };
  await expect.poll(move, { interval: 100 }).toBe(0);
  return last;
}

/** Opens a screen of the bottom navigation. A dispatched click, because Playwright's own scrolls the page. */
async function openScreen(page: Page, name: string, title = name): Promise<void> {
  await page.getByRole('link', { name, exact: true }).dispatchEvent('click');
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
}

/** Distance of the element from its former place in the viewport, in pixels. */
async function movedBy(row: Locator, former: number): Promise<number> {
  return Math.abs(((await row.boundingBox())?.y ?? Number.POSITIVE_INFINITY) - former);
}

describe('the scroll position', () => {
  test('of a long list returns with Back and Forward, and another screen starts at the top', async ({ page }) => {
    await page.goto('/history');
    const rows = page.getByRole('region', { name: '日ごとの記録' }).getByRole('listitem');
    for (const count of [50, 100, 150, 200]) {
      await expect.poll(() => rows.count()).toBe(count);
      await page.getByRole('button', { name: /^さらに\d+件を見る/ }).click();
    }
    await expect.poll(() => rows.count()).toBe(SESSIONS);
    await rows.nth(190).scrollIntoViewIfNeeded();
    const position = await scrollY(page);
    const place = (await rows.nth(190).boundingBox())?.y ?? 0;
    expect(position).toBeGreaterThan(5000);

    await openScreen(page, 'プロフィール');
    expect(await scrollY(page)).toBe(0);
    await scrollTo(page, 100);
    await page.goBack();
    await expect.poll(() => movedBy(rows.nth(190), place)).toBeLessThanOrEqual(2);
    expect(Math.abs((await scrollY(page)) - position)).toBeLessThanOrEqual(2);

    await page.goForward();
    await page.getByRole('heading', { name: 'プロフィール', level: 1 }).waitFor();
    await expect.poll(() => scrollY(page)).toBe(100);
    await openScreen(page, '記録', '連続記録');
    expect(await scrollY(page)).toBe(0);
  });

  test('of the kata list returns with Back, and stays when the tab changes', async ({ page }) => {
    await page.goto('/kata-training?tab=list');
    const katas = page.getByRole('list', { name: '自分の型' }).getByRole('listitem');
    await katas.first().waitFor();
    // The beginning of the list is shown before all kata are read.
    await expect.poll(() => page.locator('main [inert] li').count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 4000));
    const position = await settledScrollY(page);
    expect(position).toBeGreaterThan(3000);
    await openScreen(page, 'プロフィール');
    await page.goBack();
    await expect.poll(async () => Math.abs((await scrollY(page)) - position)).toBeLessThanOrEqual(2);

    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/kata-training');
    await page.getByRole('button', { name: '型を登録する' }).waitFor();
    await scrollTo(page, 60);
    await page.getByRole('tab', { name: '一覧' }).dispatchEvent('click');
    await katas.first().waitFor();
    expect(await scrollY(page)).toBe(60);
  });
});

/** A phone, a phone on its side, a desktop. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const;

base('a screen that fits into the window does not scroll', async ({ device: { page } }) => {
  await page.goto('/no/such/place');
  await page.getByText('ページが見つかりません').waitFor();
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  }
});
