import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { practise, writeNote } from '../support/fixtures/home.ts';
import { test as base } from '../support/test.ts';

const test = base.extend('page', async ({ sql, member, openSignedIn }) => {
  await practise(sql, member, 'jutsu', '2026-11-20');
  await writeNote(sql, member, '風の音', '2026-11-19');
  return (await openSignedIn({ viewport: { width: 1280, height: 800 } })).page;
});

async function boxOf(element: Locator) {
  await element.waitFor();
  return element.evaluate((box) => box.getBoundingClientRect().toJSON() as DOMRect);
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const widthOfMain = async (page: Page) => (await boxOf(page.getByRole('main'))).width;

describe('a large window', () => {
  test('shows the calendar beside the numbers, and the notes beside the field; a small one below', async ({ page }) => {
    for (const [path, first, second] of [
      ['/streak', '連続記録', 'カレンダー'],
      ['/history', '今週', 'これまでの稽古'],
      ['/notebook', '今日の一行', '11月19日（木）'],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      // The history first shows its kept beginning.
      if (path === '/history') await page.locator('section[aria-labelledby="history-sessions"] li').first().waitFor();
      const [start, end] = [region(page, first), region(page, second)];
      expect((await boxOf(end)).left).toBeGreaterThan((await boxOf(start)).right);
      expect((await boxOf(end)).top).toBeLessThan((await boxOf(start)).bottom);
      await page.setViewportSize({ width: 768, height: 1024 });
      expect((await boxOf(end)).top).toBeGreaterThan((await boxOf(start)).bottom);
      expect(await widthOfMain(page)).toBeLessThanOrEqual(480);
    }
  });

  test('has one frame of 720 px with a rail beside it, which keeps its place, also in a drill without the rail', async ({
    page,
  }) => {
    const tab = page.getByRole('navigation').getByRole('link', { name: '記録', exact: true });
    const [home, rail] = [await boxOf(page.getByRole('main')), await boxOf(tab)];
    expect(home.width).toBeCloseTo(720, -1);
    expect(rail.right).toBeLessThanOrEqual(home.left);
    await tab.click();
    await region(page, 'カレンダー').waitFor();
    expect((await boxOf(page.getByRole('main'))).left).toBeCloseTo(home.left, 0);
    expect((await boxOf(tab)).left).toBeCloseTo(rail.left, 0);
    await page.goto('/training/sentsuji');
    await page.getByRole('group', { name: '答え' }).getByRole('button').first().click();
    await tab.waitFor({ state: 'detached' });
    expect((await boxOf(page.getByRole('main'))).left).toBeCloseTo(home.left, 0);
  });
});
