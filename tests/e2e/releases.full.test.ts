import { rm } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { migrateToNext } from '../releases/next/next-migration.ts';
import { startTestBackend } from '../support/backend/backend.ts';
import { createSwitchedSite } from '../support/backend/switched-site.ts';
import { type Device, waitForOffline } from '../support/browser/browser.ts';
import { readDeviceData } from '../support/browser/device-data.ts';
import { synced } from '../support/browser/journeys.ts';
import { buildDist } from '../support/run/build-dist.ts';
import { test as base } from '../support/test.ts';

const test = base
  /** A build of the next release, with a migration of the stored documents. */
  .extend('release', { scope: 'file' }, async ({ dist }, { onCleanup }) => {
    const release = await buildDist('release');
    onCleanup(() => rm(release, { recursive: true, force: true }));
    return { dist: release, replaces: dist };
  })
  .extend('site', { scope: 'file' }, async ({ dist }, { onCleanup }) => {
    const site = await createSwitchedSite(dist);
    onCleanup(() => site.remove());
    return site;
  })
  /** A server of the next release, which serves both row schemas. */
  .extend('backend', { scope: 'file' }, async ({ site, now }, { onCleanup }) => {
    const backend = await startTestBackend({ dist: site.folder });
    onCleanup(() => backend.close());
    await backend.setNow(now);
    await migrateToNext(backend);
    return backend;
  })
  .extend('phone', async ({ device }): Promise<Device> => {
    await waitForOffline(device.page);
    return device;
  });

test.beforeAll(({ release }) => release, 180_000);
test.beforeEach(({ site, dist }) => site.deploy(dist));

const update = (page: Page) => page.getByRole('button', { name: '更新する' });
const outdated = (page: Page) => page.getByRole('heading', { name: 'アプリの更新が必要です' });

const isRelease = (page: Page) =>
  page
    .evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src')?.includes('release-') ?? false)
    .catch(() => false);

/** Returns to the app, which looks for another build. Resolves when the new worker is waiting. */
async function returnToApp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    document.dispatchEvent(new Event('visibilitychange'));
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/**
 * Runs in the page before its scripts: no exchange leaves the page while localStorage says so. With a route of Playwright,
 * Chromium would install the worker again at each navigation, and one of ten would never end.
 */
function blockExchanges(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const isExchange = (input instanceof Request ? input.url : String(input)).endsWith('/rpc/sync_exchange');
    if (isExchange && localStorage.getItem('blocks-exchanges') !== null) throw new TypeError('Failed to fetch');
    return fetch(input, init);
  };
}

async function saveBio(page: Page, text: string): Promise<void> {
  await page.goto('/profile-edit');
  await page.getByLabel('自己紹介').fill(text);
  await page.getByRole('button', { name: '保存する' }).click();
  await page.waitForURL('/profile');
}

describe('a release that migrates the data', () => {
  test('takes it over from another tab, which keeps what is typed and goes on with the new build', async ({
    sql,
    member,
    site,
    release,
    phone,
  }) => {
    const { page: writing, context } = phone;
    await sql("insert into public.todos (user_id, id, title) values ($1, gen_random_uuid(), '筆を洗う')", [
      member.userId,
    ]);
    await context.setOffline(true);
    await saveBio(writing, '電波のないところで書いた自己紹介');
    await context.setOffline(false);
    await sql("insert into public.todos (user_id, id, title) values ($1, gen_random_uuid(), '筆を洗う')", [
      member.userId,
    ]);
    await synced(writing);
    expect(await readDeviceData(context)).not.toContain('筆を洗う');
    const updating = await context.newPage();
    await updating.goto('/streak');
    await site.deploy(release.dist);
    await returnToApp(updating);
    await writing.goto('/profile-edit');
    await writing.getByLabel('地域').fill('書きかけの町');
    await update(updating).click();
    await expect.poll(() => isRelease(updating)).toBe(true);
    await updating.getByRole('heading', { name: '連続記録' }).waitFor();

    await expect.poll(() => isRelease(writing), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => writing.getByLabel('地域').inputValue()).toBe('書きかけの町');
    expect(await writing.getByLabel('自己紹介').inputValue()).toBe('電波のないところで書いた自己紹介');
    await writing.getByRole('button', { name: '保存する' }).click();
    await writing.waitForURL('/profile');
    await synced(writing);
    expect(await readDeviceData(context)).toContain('筆を洗う');
    expect(await sql('select bio, location from public.users where id = $1', [member.userId])).toEqual([
      { bio: '電波のないところで書いた自己紹介', location: '書きかけの町' },
    ]);
  }, 120_000);

  test('after a rollback leaves the data alone until the release is back', async ({
    sql,
    member,
    site,
    dist,
    release,
    phone,
  }) => {
    const { page } = phone;
    await page.addInitScript(blockExchanges);
    await site.deploy(release.dist);
    await returnToApp(page);
    await update(page).click();
    await expect.poll(() => isRelease(page)).toBe(true);
    await page.evaluate(() => localStorage.setItem('blocks-exchanges', ''));
    await saveBio(page, '戻される前に書いた自己紹介');

    await site.deploy(dist);
    await returnToApp(page);
    await update(page).click();
    await expect.poll(() => isRelease(page)).toBe(false);
    await outdated(page).waitFor();
    // The build reloads once at most: whatever is loaded now stays.
    await page.evaluate(() => {
      document.documentElement.dataset.loaded = '';
    });
    await page.getByRole('button', { name: 'もう一度確かめる' }).waitFor();
    await page.evaluate(() => localStorage.removeItem('blocks-exchanges'));
    await page.goto('/kata-training');
    await outdated(page).waitFor();
    expect(await sql('select bio from public.users where id = $1', [member.userId])).toEqual([{ bio: null }]);

    await site.deploy(release.dist);
    await returnToApp(page);
    await update(page).click();
    await expect.poll(() => isRelease(page)).toBe(true);
    await page.goto('/profile');
    await page.getByText('戻される前に書いた自己紹介').waitFor();
    await synced(page);
    expect(await sql('select bio from public.users where id = $1', [member.userId])).toEqual([
      { bio: '戻される前に書いた自己紹介' },
    ]);
  }, 120_000);
});
