import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Launches the open installed app at an address, like the operating system. */
    launch?: (targetURL: string | null) => void;
  }
}

/**
 * Replaces the browser's launch queue, which only works in an installed app. Like that, it keeps the launch that has
 * started the app until there is a consumer.
 */
export async function fakeLaunchQueue(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: object[] = [{ targetURL: location.href }];
    const setConsumer = (consume: (launch: object) => void) => {
      for (const launch of waiting.splice(0)) consume(launch);
      window.launch = (targetURL) => consume({ targetURL });
    };
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
}

export const launch = (page: Page, path: string | null) =>
  page.evaluate((to) => window.launch?.(to && new URL(to, location.origin).href), path);
