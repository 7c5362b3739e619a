import type { Page } from 'playwright';
import { setVisible } from './fake-iphone.ts';
import { killPage } from './kill-page.ts';

/** How a page ends without a way on of the app. Each resolves to the page that is there afterwards. */
export const pageEnds = {
  'is reloaded': async (page) => {
    await page.reload();
    return page;
  },
  'leaves for another address': async (page) => {
    await page.goto('/streak');
    return page;
  },
  'is hidden and killed': async (page) => {
    const next = await page.context().newPage();
    await setVisible(page, false);
    await killPage(page);
    await next.goto('/streak');
    return next;
  },
} as const satisfies Record<string, (page: Page) => Promise<Page>>;

/** Fills localStorage to the last character. */
export async function fillLocalStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let text = '';
    for (let size = 2 ** 23; size >= 1; size /= 2) {
      try {
        localStorage.setItem('fill', text + 'x'.repeat(size));
        text += 'x'.repeat(size);
      } catch {
        // Half of it may fit.
      }
    }
  });
}
