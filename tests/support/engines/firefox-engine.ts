import puppeteer, { type Page } from 'puppeteer-core';
import { reportPolicyViolations } from '../browser/browser.ts';
import { findFirefox } from '../browser/find-browsers.ts';
import { type EngineBrowser, type EngineTab, type LaunchOptions, PHONE } from './engine.ts';

/** What Firefox logs for a request that the worker cannot answer without the server, and for a lost live channel. */
const NETWORK_ERROR = /^Error: (Failed to load ‘|Firefox can’t establish a connection .* ws:|The connection to ws:)/;

/** Firefox, driven by Puppeteer over WebDriver BiDi. */
export async function launchFirefox({ isDark = false, firefoxPrefs = {} }: LaunchOptions): Promise<EngineBrowser> {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error('Cannot find Firefox: run tests/support/browser/ensure-browsers.ts');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    env: { ...process.env, TZ: 'Asia/Tokyo' },
    extraPrefsFirefox: { 'intl.accept_languages': 'ja', 'ui.systemUsesDarkTheme': isDark ? 1 : 0, ...firefoxPrefs },
  });
  return {
    async openDevice() {
      const context = await browser.createBrowserContext();
      const errors: string[] = [];
      return {
        async openTab() {
          // A tab in the background of a window would be hidden.
          const page = await context.newPage({ type: 'window' });
          const record = (text: string) => {
            if (!NETWORK_ERROR.test(text)) errors.push(text);
          };
          page.on('pageerror', (error) => record(String(error)));
          page.on('console', (message) => {
            if (message.type() === 'error') record(message.text());
          });
          await page.setViewport(PHONE);
          await page.evaluateOnNewDocument(reportPolicyViolations);
          return createTab(page);
        },
        takeErrors: async () => errors.splice(0),
        close: () => context.close(),
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
    evaluate: <T>(expression: string) => page.evaluate<[], () => T>(expression),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    close: () => page.close(),
  };
}
