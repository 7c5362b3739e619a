import { rm } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { startTestBackend } from '../support/backend/backend.ts';
import { button } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { buildDist } from '../support/run/build-dist.ts';
import { test as base } from '../support/test.ts';

const test = base
  .extend('withoutGuests', { scope: 'file' }, async ({ dist: _plain }, { onCleanup }) => {
    process.env.VITE_GUESTS = 'off';
    const dist = await buildDist('next');
    delete process.env.VITE_GUESTS;
    onCleanup(() => rm(dist, { recursive: true, force: true }));
    return dist;
  })
  .extend('backend', { scope: 'file' }, async ({ withoutGuests, now }, { onCleanup }) => {
    const backend = await startTestBackend({ dist: withoutGuests });
    onCleanup(() => backend.close());
    await backend.setNow(now);
    return backend;
  });

/** Builds first, which takes longer than a test may. */
test.beforeAll(({ backend }) => backend, 180_000);

describe('where the operator takes no guests', () => {
  test('nobody is offered to begin without an account, except with such records on the device', async ({
    openGuest,
  }) => {
    const { page } = await openGuest();
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([path, await button(page, '登録せずに始める').count()]).toEqual([path, 0]);
      expect(await findScreenIssues(page)).toEqual([]);
    }
    // A guest who began before the operator changed that.
    await page.evaluate(() => {
      const guest = { dataId: crypto.randomUUID(), memberId: 'guest', email: null };
      localStorage.setItem('keiko.member', JSON.stringify(guest));
    });
    await page.goto('/');
    await page.getByText('今日の稽古').first().waitFor();
    await page.goto('/favicon.svg');
    await page.evaluate(() => {
      localStorage.removeItem('keiko.member');
      localStorage.setItem('keiko.device.removals', '[]');
    });
    await page.goto('/login');
    await button(page, '登録せずに始める').click();
    await page.waitForURL('/');
  });
});
