import { describe, expect } from 'vitest';
import { test } from '../../support/engines/engine-test.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

describe.each(installedEngines)('the page cache of %s', (engine) => {
  test.override('engine', engine);
  test.override('launchOptions', { hasPageCache: true });

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
