import { describe, expect } from 'vitest';
import { guestAddresses, memberAddresses, openAddresses } from '../../support/browser/every-route.ts';
import { findCutOff } from '../../support/browser/screen-issues.ts';
import { test } from '../../support/engines/engine-test.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';
import { visitAll } from '../../support/engines/visit-all.ts';

test.override('launchOptions', { isDark: true, firefoxPrefs: { 'ui.prefersReducedMotion': 1 } });

// Chromium shows all sizes in ../every-route.test.ts.
describe.each(installedEngines.filter((engine) => engine !== 'chromium'))(
  'every screen in the dark in %s',
  (engine) => {
    test.override('engine', engine);

    test('fits into 320 px with the largest text', { timeout: 300_000 }, async ({ phone }) => {
      const { page } = phone;
      await page.resize({ width: 320, height: 640 });
      await page.goto('/profile/settings');
      expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
      const issues = await visitAll(phone, memberAddresses, async (visited) => {
        const normal = await visited.evaluate(findCutOff);
        await visited.evaluate(() => {
          document.documentElement.dataset.textSize = 'largest';
        });
        return [...normal, ...(await visited.evaluate(findCutOff))];
      });
      expect(issues).toEqual({});
    });

    test('opens for a guest too', async ({ openPhone }) => {
      const formScreens = guestAddresses.filter((address) => address !== '/auth/callback');
      expect(await visitAll(await openPhone(), [...formScreens, ...openAddresses])).toEqual({});
    });

    test('would show its errors here', async ({ openPhone }) => {
      const { page, takeErrors } = await openPhone();
      await page.goto('/login');
      await page.evaluate(() => {
        setTimeout(() => {
          throw new Error('uncaught');
        });
        Promise.reject(new Error('unhandled'));
        Reflect.get(window, 'console').error('logged');
        document.body.append(Object.assign(document.createElement('img'), { src: 'http://example.com/a.png' }));
      });
      const errors: string[] = [];
      const expected = ['uncaught', 'unhandled', 'logged', 'Violates the policy "img-src"'];
      await expect
        .poll(async () => {
          errors.push(...(await takeErrors()));
          return expected.filter((text) => !errors.some((error) => error.includes(text)));
        })
        .toEqual([]);
    });

    test('has a dark page and light text', async ({ phone: { page } }) => {
      const readLightness = (property: 'backgroundColor' | 'color') =>
        page.evaluate((name: 'backgroundColor' | 'color') => {
          const canvas = document.createElement('canvas').getContext('2d');
          if (canvas === null) return 0;
          canvas.fillStyle = getComputedStyle(document.body)[name];
          canvas.fillRect(0, 0, 1, 1);
          return (
            canvas
              .getImageData(0, 0, 1, 1)
              .data.slice(0, 3)
              .reduce((sum, part) => sum + part, 0) / 3
          );
        }, property);
      expect(await readLightness('backgroundColor')).toBeLessThan(60);
      expect(await readLightness('color')).toBeGreaterThan(180);
    });

    test('marks the words of 辞書 that can be tapped', async ({ phone: { page } }) => {
      await page.goto('/training/jisho');
      const words = page.locator('main p button');
      await words.waitFor();
      const lines = await page.evaluate(() =>
        [...document.querySelectorAll('main p button')].map((word) => getComputedStyle(word).textDecorationLine),
      );
      expect(new Set(lines)).toEqual(new Set(['underline']));
    });
  },
);

describe.runIf(installedEngines.includes('firefox'))('Firefox with reduced motion', () => {
  test.override('engine', 'firefox');

  test('runs no animation', async ({ phone: { page } }) => {
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    await page.goto('/');
    await page.getByRole('link', { name: /^稽古/ }).click();
    await page.getByRole('heading', { name: '稽古' }).nth(0).waitFor();
    // A transition of 0.01 ms shows no movement.
    const durations = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    );
    expect(durations.filter((ms) => ms > 1)).toEqual([]);
  });
});
