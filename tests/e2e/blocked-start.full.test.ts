import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { button } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test } from '../support/test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Runs in the page before its scripts: reading the property of the window throws, as with blocked cookies. */
function blockStorage(name: string): void {
  Object.defineProperty(window, name, {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}

describe('a browser', () => {
  test.for([
    ['before Chrome 110', () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
    ['before Safari 16.4 and Firefox 128', () => Reflect.deleteProperty(window, 'CSSPropertyRule')],
  ] as const)('%s says that it is too old, instead of loading for ever', async ([_name, remove], { openGuest }) => {
    const { page } = await openGuest();
    await page.addInitScript(remove);
    await page.goto('/training');
    await title(page, 'このブラウザでは開けません').waitFor();
    await page.getByText('iPhoneとiPadはiOS 16.4から').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(await title(page, 'このブラウザでは開けません').count()).toBe(1);
  });

  test.for(['localStorage', 'sessionStorage', 'indexedDB'])(
    'that blocks %s says how to allow it, instead of loading for ever',
    async (storage, { openGuest }) => {
      const { page } = await openGuest();
      await page.addInitScript(blockStorage, storage);
      await page.goto('/');
      await title(page, 'データの保存が止められています').waitFor();
      await page.getByText('すべてのCookieをブロック').waitFor();
      expect(await findScreenIssues(page)).toEqual([]);
      await Promise.all([page.waitForEvent('load'), button(page, '再読み込み').click()]);
    },
  );

  test('whose files do not arrive says so after some seconds, and can try again', async ({ openGuest }) => {
    const { page } = await openGuest();
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/login');
    await page.clock.fastForward(15_000);
    await title(page, '読み込みに時間がかかっています').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.unroute('**/assets/index-*.js');
    await button(page, '再読み込み').click();
    await button(page, 'ログイン').waitFor();
  });

  test('without JavaScript says so', async ({ browser, backend }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(backend.url);
    await title(page, 'JavaScriptが止められています').waitFor();
    await context.close();
  });
});
