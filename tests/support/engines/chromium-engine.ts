import type { Page } from 'playwright';
import { launchBrowser, openDevice } from '../browser/browser.ts';
import { type EngineBrowser, type EngineTab, type LaunchOptions, PHONE } from './engine.ts';

/** Chromium, driven by Playwright. */
export async function launchChromium({ isDark = false }: LaunchOptions): Promise<EngineBrowser> {
  const browser = await launchBrowser();
  return {
    async openDevice({ url }) {
      const { context, page, takeErrors, close } = await openDevice(browser, { url, dark: isDark, viewport: PHONE });
      await page.close();
      return {
        openTab: async () => createTab(await context.newPage()),
        takeErrors: async () => takeErrors(),
        close,
      };
    },
    close: () => browser.close(),
  };
}

function createTab(page: Page): EngineTab {
  return {
    async goto(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    readUrl: async () => page.url(),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewportSize(size),
    close: () => page.close(),
  };
}
