import { describe, expect } from 'vitest';
import { guestAddresses, memberAddresses, openAddresses } from '../../support/browser/every-route.ts';
import { test } from '../../support/engines/engine-test.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';
import { visitAll } from '../../support/engines/visit-all.ts';

// Chromium visits every route in ../every-route.test.ts.
describe.each(installedEngines.filter((engine) => engine !== 'chromium'))('every screen in %s', (engine) => {
  test.override('engine', engine);

  test('opens for a member without errors', { timeout: 240_000 }, async ({ phone }) => {
    expect(await visitAll(phone, memberAddresses)).toEqual({});
  });

  test('opens for a guest without errors', async ({ openPhone }) => {
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
});
