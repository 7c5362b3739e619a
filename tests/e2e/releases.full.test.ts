import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { migrateToNext } from '../releases/next/next-migration.ts';
import { readDeviceData } from '../support/browser/device-data.ts';
import { synced } from '../support/browser/journeys.ts';
import { returnToApp, test } from '../support/fixtures/deploys.ts';

test.override('newer', 'release');

/** The server is that of the next release, which serves both row schemas. */
test.beforeAll(async ({ backend, next }) => {
  await migrateToNext(backend);
  return next;
}, 180_000);

const update = (page: Page) => page.getByRole('button', { name: '更新する' });
const outdated = (page: Page) => page.getByRole('heading', { name: 'アプリの更新が必要です' });

const isRelease = (page: Page) =>
  page
    .evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src')?.includes('release-') ?? false)
    .catch(() => false);

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
    next,
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
    await site.deploy(next.dist);
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
    next,
    phone,
  }) => {
    const { page } = phone;
    await page.addInitScript(blockExchanges);
    await site.deploy(next.dist);
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

    await site.deploy(next.dist);
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
