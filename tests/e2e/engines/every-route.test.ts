import { describe, expect } from 'vitest';
import { guestAddresses, memberAddresses } from '../../support/browser/every-route.ts';
import { findFrameIssues } from '../../support/browser/screen-visit.ts';
import type { EnginePage } from '../../support/engines/engine-page.ts';
import { type Phone, test } from '../../support/engines/engine-test.ts';
import { waitUntilLoaded } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

/** Cold starts each address. Returns by address what is wrong with its frame, and errors of the page. */
async function visitAll({ page, takeErrors }: Phone, addresses: readonly string[]) {
  const found: Record<string, readonly string[]> = {};
  for (const address of addresses) {
    await page.goto(address);
    await waitUntilLoaded(page);
    const issues = [...(await page.evaluate(findFrameIssues)), ...(await takeErrors())];
    if ((await readPathname(page)) !== pathnameOf(address)) issues.push(`went to ${await page.readPath()}`);
    if (issues.length > 0) found[address] = issues;
  }
  return found;
}

const pathnameOf = (address: string) => new URL(address, 'http://keiko').pathname;
const readPathname = async (page: EnginePage) => pathnameOf(await page.readPath());

// Chromium visits every route in ../every-route.test.ts.
describe.each(installedEngines.filter((engine) => engine !== 'chromium'))('every screen in %s', (engine) => {
  test.override('engine', engine);

  test('opens for a member without errors', { timeout: 240_000 }, async ({ phone }) => {
    expect(await visitAll(phone, memberAddresses)).toEqual({});
  });

  test('opens for a guest without errors', async ({ openPhone }) => {
    const entrance = guestAddresses.filter((address) => address !== '/auth/callback');
    expect(await visitAll(await openPhone(), entrance)).toEqual({});
  });

  test('would show its errors here', async ({ openPhone }) => {
    const { page, takeErrors } = await openPhone();
    await page.goto('/login');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('uncaught');
      });
      Promise.reject(new Error('unhandled'));
      console.error('logged');
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
