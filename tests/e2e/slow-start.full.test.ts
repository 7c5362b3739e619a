import type { Page } from 'playwright';
import { expect } from 'vitest';
import { goOffline } from '../support/browser/journeys.ts';
import { practiseEvery, reachLesson } from '../support/fixtures/home.ts';
import { test as base } from '../support/test.ts';

/** Screens with what they show last, once the history is read. */
const LAST_PARTS = [
  ['/', 'main :text-matches("^週のまとめ$|^今日の10分$")'],
  ['/training', 'section[aria-labelledby="recent-sessions"] li'],
  ['/profile', 'section[aria-labelledby="activity-title"] dd:has-text("2,000")'],
] as const;

/** How much of what is shown has moved, as browsers measure it: 0.1 is their limit for a good page. */
async function measureShift(page: Page, address: string, lastPart: string): Promise<number> {
  await page.goto(address);
  await page.locator(lastPart).first().waitFor();
  // The shifts of a frame are reported after it.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  return page.evaluate(() => Reflect.get(window, 'shift'));
}

// Long enough a member for neither the question of the first day nor a measurement, with too few days for a milestone.
const test = base.override('now', '2026-11-22T03:00:00Z').override('joined', '2026-10-01T03:00:00Z');

/** A Sunday, which has the week in review, and a Monday. */
const DAYS = ['2026-11-22T03:00:00Z', '2026-11-23T03:00:00Z'];

test('a slow start moves nothing away from under a finger', { timeout: 180_000 }, async ({
  sql,
  member,
  openSignedIn,
}) => {
  await practiseEvery(sql, member, 1, 2000);
  await reachLesson(sql, member, 12, '2026-11-23');
  const device = await openSignedIn();
  const { page, context, setClock } = device;
  await goOffline(device);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    let sum = 0;
    Reflect.set(window, 'shift', sum);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
      Reflect.set(window, 'shift', sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const cards: (string | null)[] = [];
  for (const day of DAYS) {
    await setClock(day);
    // The first start keeps what the second one shows before it reads the data.
    await measureShift(page, ...LAST_PARTS[0]);
    for (const [address, lastPart] of LAST_PARTS) {
      expect(await measureShift(page, address, lastPart), `${address} at ${day}`).toBeLessThan(0.05);
      if (address === '/') cards.push(await page.getByText(/^週のまとめ$|^今日の10分$/).textContent());
    }
  }
  expect(cards).toEqual(['週のまとめ', '今日の10分']);
});
