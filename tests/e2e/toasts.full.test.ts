import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { memberAddresses } from '../support/browser/every-route.ts';
import { goOffline, synced } from '../support/browser/journeys.ts';
import { waitUntilLoaded } from '../support/browser/screen-visit.ts';
import { writeNote } from '../support/fixtures/home.ts';
import { test } from '../support/test.ts';

/** Navigates without reloading the app, like a link; what is typed or asked meanwhile is left. */
async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await waitUntilLoaded(page);
}

/** Where the toast is, and the words that it covers when the page is read to its end. */
function readStrip(page: Page) {
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const strip = document.querySelector('[aria-live] > div:has(button)')?.getBoundingClientRect();
    if (strip === undefined) return null;
    const covered: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const isVisible = node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // A list with a scroll bar of its own ends above.
      const isCut = [...document.querySelectorAll('main [tabindex="0"]')].some((box) => box.contains(node));
      const boxes = isVisible && !isCut ? [...range.getClientRects()] : [];
      // What is hidden for the eye has a box of one pixel.
      if (boxes.some(({ top, bottom, width }) => width > 1 && top < strip.bottom - 1 && bottom > strip.top + 1)) {
        covered.push(node.textContent?.trim() ?? '');
      }
    }
    const foot = [...document.querySelectorAll('nav')].at(-1)?.getBoundingClientRect();
    const isBelow = foot !== undefined && foot.top > innerHeight / 2;
    return { covered, gap: Math.round((isBelow ? foot.top : innerHeight) - strip.bottom), left: strip.left };
  });
}

describe('a toast', () => {
  test.for([
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const)(
    'stands in the same strip on every screen and covers no text, %i × %i',
    {
      timeout: 240_000,
    },
    async ([width, height], { sql, member, openSignedIn }) => {
      await writeNote(sql, member, '消してみる一行', '2026-11-20');
      const device = await openSignedIn({ viewport: { width, height } });
      const { page } = device;
      await synced(page);
      await goOffline(device);
      await page.goto('/notebook');
      await page.getByText('消してみる一行').waitFor();
      await page.getByRole('button', { name: '削除' }).first().click();
      const toast = page.locator('[aria-live] > div > div', { hasText: '元に戻す' });
      await toast.hover();
      const overlaps: Record<string, unknown> = {};
      for (const address of memberAddresses) {
        await navigate(page, address);
        // The strip is lower where there are no tabs.
        await toast.hover();
        const strip = await readStrip(page);
        const isRight = strip?.covered.length === 0 && strip.gap <= 1;
        if (!isRight) overlaps[address] = strip;
      }
      expect(overlaps).toEqual({});
    },
  );

  // A window of 1280 × 1024 px at 400 %, where the bars scroll away.
  test('stays in view in a very low window', async ({ sql, member, openSignedIn }) => {
    await writeNote(sql, member, '消してみる一行', '2026-11-20');
    const { page } = await openSignedIn({ viewport: { width: 320, height: 256 } });
    await page.goto('/notebook');
    await page.getByRole('button', { name: '削除' }).first().click();
    const toast = page.locator('[aria-live] > div > div', { hasText: '元に戻す' });
    await toast.hover();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const bottom = await toast.evaluate((each) => Math.round(innerHeight - each.getBoundingClientRect().bottom));
    expect(bottom).toBe(0);
  });

  test('leaves a reader at the top of the page there', async ({ sql, member, openSignedIn }) => {
    for (let note = 1; note <= 12; note += 1) await writeNote(sql, member, `消してみる一行 ${note}`, '2026-11-20');
    const { page } = await openSignedIn();
    await page.goto('/notebook');
    const remove = page.getByRole('button', { name: '削除' }).first();
    // A tap would bring it into view.
    await remove.evaluate((button: HTMLElement) => button.click());
    await page.locator('[aria-live] > div > div', { hasText: '元に戻す' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
