import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/backend/backend.ts';
import { createSwitchedSite, type SwitchedSite } from '../support/backend/switched-site.ts';
import { launchBrowser, openDevice, waitForOffline } from '../support/browser/browser.ts';
import { dismissAnnouncement, logIn } from '../support/browser/journeys.ts';
import { follow, synced } from '../support/fixtures/member-fixture.ts';
import { buildDist, type Deploy } from '../support/run/build-dist.ts';

const NOW = '2026-11-20T03:00:00Z';

let browser: Browser;
let backend: TestBackend;
let site: SwitchedSite;
let next: string;

beforeAll(async () => {
  next = await buildDist('next');
  site = await createSwitchedSite(inject('dist'));
  browser = await launchBrowser();
  backend = await startTestBackend({ dist: site.folder });
  await backend.setNow(NOW);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await backend.close();
  await site.remove();
  await rm(next, { recursive: true, force: true });
});
beforeEach(() => site.deploy(inject('dist')));

const openPhone = () => openDevice(browser, { url: backend.url, clock: NOW });
const prompt = (page: Page) => page.getByText('新しい版があります');
const update = (page: Page) => page.getByRole('button', { name: '更新する' });

/** The deploy that the page runs. */
const readDeploy = (page: Page) =>
  page.evaluate((): Deploy => {
    const script = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
    return script.startsWith('/assets/next-') ? 'next' : 'first';
  });

/** Returns to the app, which checks for a new version. Resolves when the new worker is waiting. */
async function returnToApp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    document.dispatchEvent(new Event('visibilitychange'));
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

async function signInTaro(page: Page): Promise<void> {
  const taro = { email: `taro${Math.random()}@example.com`, password: 'secret1' };
  await backend.signUpConfirmed(taro.email, taro.password, '太郎');
  await logIn(page, taro);
  await dismissAnnouncement(page);
  await synced(page);
  await waitForOffline(page);
}

describe('a deploy while tabs are open', () => {
  test('does not interrupt a drill, keeps form input, and updates each tab on demand', async () => {
    const device = await openPhone();
    const { page: drilling, context } = device;
    await signInTaro(drilling);
    const old = await drilling.locator('script[type=module]').getAttribute('src');
    await drilling.goto('/training/jutsu');
    await drilling.getByRole('button', { name: '次の問題' }).waitFor();

    await site.deploy(next);
    expect((await fetch(`${backend.url}${old}`)).status).toBe(404);
    await returnToApp(drilling);
    await drilling.getByRole('button', { name: '次の問題' }).click();
    expect(await prompt(drilling).count()).toBe(0);
    const writing = await context.newPage();
    await writing.goto('/profile-edit');
    await writing.getByLabel('自己紹介').fill('書きかけの自己紹介');
    await prompt(writing).waitFor({ state: 'detached' });

    await follow(drilling, 'プロフィール', 'データ管理');
    await drilling.getByRole('heading', { name: 'データ管理' }).waitFor();
    expect(await readDeploy(drilling)).toBe('first');
    await update(drilling).click();
    await expect.poll(() => readDeploy(drilling).catch(() => 'first')).toBe('next');
    await drilling.getByRole('heading', { name: 'データ管理' }).waitFor();
    expect(await prompt(drilling).count()).toBe(0);

    // The other tab runs the old build under the new worker, and its files are gone from the server.
    expect(await writing.getByLabel('自己紹介').inputValue()).toBe('書きかけの自己紹介');
    expect(await prompt(writing).count()).toBe(0);
    await writing.getByRole('button', { name: '保存する' }).click();
    await writing.waitForURL('/profile');
    await writing.getByRole('link', { name: '記録', exact: true }).click();
    await writing.getByRole('heading', { name: '連続記録' }).waitFor();
    expect(await readDeploy(writing)).toBe('first');
    await update(writing).click();
    await expect.poll(() => readDeploy(writing).catch(() => 'first')).toBe('next');
    await writing.getByRole('heading', { name: '連続記録' }).waitFor();
    expect(device.errors()).toEqual([]);
    await device.close();
  }, 120_000);

  test('during a hanging exchange loses nothing, and updates once the network is back', async () => {
    const device = await openPhone();
    const { page, context } = device;
    await signInTaro(page);
    let held = 0;
    await context.route('**/rpc/sync_exchange', () => {
      held += 1;
    });
    await page.goto('/profile-edit');
    await page.getByLabel('自己紹介').fill('更新の前に書いた自己紹介');
    await page.getByRole('button', { name: '保存する' }).click();
    await page.waitForURL('/profile');
    await expect.poll(() => held).toBeGreaterThan(0);
    await site.deploy(next);
    await returnToApp(page);
    await page.evaluate(() => {
      document.documentElement.dataset.before = '';
    });
    await update(page).click();
    // The old worker stays while an exchange is pending, so the page reloads the same version.
    await page.locator('html:not([data-before])').waitFor();
    expect(await readDeploy(page)).toBe('first');
    await page.getByText('更新の前に書いた自己紹介').waitFor();

    await context.unroute('**/rpc/sync_exchange');
    await synced(page);
    await update(page).click();
    await expect.poll(() => readDeploy(page).catch(() => 'first')).toBe('next');
    await page.getByText('更新の前に書いた自己紹介').waitFor();
    await synced(page);
    expect(await backend.sql("select bio from public.users where bio like '更新の前に%'")).toHaveLength(1);
    expect(device.errors()).toEqual([]);
    await device.close();
  }, 120_000);

  test('asks a guest before typed text is lost, and reloads by itself when no worker takes over', async () => {
    const device = await openPhone();
    const { page } = device;
    await page.goto('/login');
    await waitForOffline(page);
    await site.deploy(next);
    await returnToApp(page);
    await prompt(page).waitFor();
    const name = page.getByLabel('ユーザー名またはメールアドレス');
    await name.fill('はなこ');
    await update(page).click();
    const warning = page.getByRole('alertdialog', { name: '入力中の内容は保存されていません' });
    await warning.getByRole('button', { name: '入力を続ける' }).click();
    await warning.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('はなこ');

    await page.evaluate(() => {
      ServiceWorker.prototype.postMessage = () => {};
      document.documentElement.dataset.before = '';
    });
    await update(page).click();
    await warning.getByRole('button', { name: '更新する' }).click();
    await page.locator('html:not([data-before])').waitFor();
    expect(await readDeploy(page)).toBe('first');
    await update(page).click();
    await expect.poll(() => readDeploy(page).catch(() => 'first')).toBe('next');
    await page.getByRole('button', { name: 'ログイン', exact: true }).waitFor();
    await device.close();
  });

  test('is checked for without errors when offline, and when the server has no worker file', async () => {
    const device = await openPhone();
    const { page, context } = device;
    await page.goto('/login');
    await waitForOffline(page);
    const checkForUpdate = () =>
      page.evaluate(async () => {
        document.dispatchEvent(new Event('visibilitychange'));
        await new Promise((resolve) => setTimeout(resolve, 500));
      });
    await context.setOffline(true);
    await checkForUpdate();
    await context.setOffline(false);
    await site.deploy('/nowhere');
    await checkForUpdate();
    expect(await prompt(page).count()).toBe(0);
    expect(device.errors()).toEqual([]);
    await device.close();
  });
});

describe('a file that cannot be loaded', () => {
  test('of the app entry leaves a page that reloads, automatically at most twice', async () => {
    const device = await openPhone();
    const { page, context } = device;
    let starts = 0;
    page.on('domcontentloaded', () => {
      starts += 1;
    });
    await context.route('**/assets/app-*.js', (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('heading', { name: '読み込み中...' }).waitFor();
    await page.getByText('アプリを初期化しています').waitFor();
    await expect.poll(() => starts).toBe(3);
    await page.getByRole('heading', { name: '読み込み中...' }).waitFor();
    // Longer than the delay before an automatic reload.
    await page.waitForTimeout(3500);
    expect(starts).toBe(3);
    await context.unroute('**/assets/app-*.js');
    await page.getByRole('button', { name: '再読み込み' }).click();
    await page.getByRole('button', { name: 'ログイン', exact: true }).waitFor();
    await device.close();
  });

  test.each([
    ['a screen', 'data-screen'],
    ['all screens of members', 'member'],
  ])('of %s leaves a page with a reload button', async (_name, chunk) => {
    const device = await openPhone();
    const { page, context } = device;
    await signInTaro(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await context.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
    if (chunk === 'member') await page.goto('/profile/data');
    else await follow(page, 'プロフィール', 'データ管理');
    await page.getByText('画面を開けませんでした').waitFor();
    await page.getByText('記録はこの端末に残っています').waitFor();
    await context.unroute(`**/assets/${chunk}-*.js`);
    await page.getByRole('button', { name: '再読み込み' }).click();
    await page.getByRole('heading', { name: 'データ管理' }).waitFor();
    await device.close();
  });
});
