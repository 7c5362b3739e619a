import { describe, expect } from 'vitest';
import { test } from '../../support/engines/engine-test.ts';
import { finishDrill } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

describe.each(installedEngines)('the page cache of %s', (engine) => {
  test.override('engine', engine);
  test.override('launchOptions', { hasPageCache: true });

  // Playwright turns the page cache of Chromium off.
  test.runIf(engine !== 'chromium')('returns a page that shows what another window has recorded', async ({ phone }) => {
    const { page } = phone;
    const second = await phone.openPage();
    await page.goto('/training');
    await page.getByRole('heading', { name: '十七の稽古' }).waitFor();
    await page.evaluate(() => Reflect.set(window, 'isCachedPage', true));
    await page.goto('/__mail.json');
    await finishDrill(second);
    await page.back();
    await page.waitForPath('/training');
    await expect.poll(() => page.locator('li:has(time)').texts()).toEqual([expect.stringContaining('十四ツ')]);
    expect(await page.evaluate(() => Reflect.get(window, 'isCachedPage'))).toBe(true);
  });

  // WebKit keeps the transactions of a cached page open, and nothing in the app ends them when it is left.
  const testIfSafe = engine === 'webkit' ? test.fails : test;
  testIfSafe(
    'does not let a page that was left in the middle of a write block the next one',
    async ({ site, openSignedInPhone }) => {
      await site.runBeforeApp(keepWriting);
      const { page } = await openSignedInPhone();
      // A sync writes at least its cursor.
      await page.evaluate(() => Reflect.set(window, 'openWrites', 0) && dispatchEvent(new Event('online')));
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'openWrites'))).toBeGreaterThan(0);
      await page.goto('/streak');
      await page.getByRole('heading', { name: '連続記録' }).waitFor();
    },
  );
});

/** Runs in the page: once `openWrites` is set, writes to the member's data never end. Counts them in `openWrites`. */
function keepWriting() {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function keepOpen(this: IDBDatabase, ...request) {
    const opened = transaction.apply(this, request);
    const openWrites: number | undefined = Reflect.get(window, 'openWrites');
    if (openWrites === undefined || opened.mode === 'readonly' || !this.name.endsWith('documents')) return opened;
    Reflect.set(window, 'openWrites', openWrites + 1);
    const store = opened.objectStore(opened.objectStoreNames[0] ?? '');
    const repeat = () => {
      store.count().onsuccess = repeat;
    };
    repeat();
    return opened;
  };
}
