import type { Page } from 'playwright';

/** Ends the page's process: it gets no event, and nothing that it has not stored survives. */
export async function killPage(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await page.close();
}
