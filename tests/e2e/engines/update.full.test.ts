import { rm } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { createSwitchedSite } from '../../support/backend/switched-site.ts';
import type { EnginePage } from '../../support/engines/engine-page.ts';
import { test as base } from '../../support/engines/engine-test.ts';
import { createHookedSite } from '../../support/engines/hooked-site.ts';
import { waitForOffline } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';
import { buildDist } from '../../support/run/build-dist.ts';

const test = base
  /** The folder that the backend serves. */
  .extend('served', { scope: 'file' }, async ({ site }, { onCleanup }) => {
    const served = await createSwitchedSite(site.folder);
    onCleanup(() => served.remove());
    return served;
  })
  /** Builds the next deploy. Returns the function that deploys it. */
  .extend('deployNext', { scope: 'file' }, async ({ served }, { onCleanup }) => {
    const dist = await buildDist('next');
    const next = await createHookedSite(dist);
    onCleanup(async () => {
      await next.remove();
      await rm(dist, { recursive: true, force: true });
    });
    return () => served.deploy(next.folder);
  })
  .extend('backend', { scope: 'file' }, async ({ served, now }, { onCleanup }) => {
    const backend = await startTestBackend({ dist: served.folder });
    onCleanup(() => backend.close());
    await backend.setNow(now);
    return backend;
  });

/** Builds the next deploy, which takes longer than a test may. */
test.beforeAll(({ deployNext }) => deployNext, 180_000);
test.beforeEach(({ served, site }) => served.deploy(site.folder));

const readScript = (page: EnginePage) =>
  page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src') ?? '');

// Chromium's updates are in ../update.full.test.ts.
describe.each(installedEngines.filter((engine) => engine !== 'chromium'))('a deploy while %s is open', (engine) => {
  test.override('engine', engine);

  test('leaves the old tab working, and updates it on demand', async ({ backend, deployNext, phone: { page } }) => {
    await waitForOffline(page);
    await page.goto('/training/jutsu');
    await page.getByRole('button', { name: '次の問題' }).waitFor();
    const script = await readScript(page);

    await deployNext();
    expect((await fetch(`${backend.url}${script}`)).status).toBe(404);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      document.dispatchEvent(new Event('visibilitychange'));
      while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await page.getByRole('button', { name: '次の問題' }).click();
    expect(await page.getByText(/新しい版があります/).count()).toBe(0);
    // Screens that the old tab has not loaded yet.
    await page.getByRole('button', { name: '戻る' }).click();
    await page.getByRole('link', { name: 'プロフィール' }).click();
    await page.getByRole('link', { name: /^データ管理/ }).click();
    await page.getByRole('heading', { name: 'データ管理' }).waitFor();
    expect(await readScript(page)).toBe(script);

    await page.getByRole('button', { name: '更新する' }).click();
    await expect.poll(() => readScript(page)).toMatch(/^\/assets\/next-/);
    await page.getByRole('heading', { name: 'データ管理' }).waitFor();
    expect(await page.getByText(/新しい版があります/).count()).toBe(0);
  });
});
