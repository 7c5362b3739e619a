import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { waitForOffline } from '../support/browser/browser.ts';
import { follow, synced } from '../support/browser/journeys.ts';
import { returnToApp, test } from '../support/fixtures/deploys.ts';
import type { Deploy } from '../support/run/build-dist.ts';

/** The error of a file that cannot be loaded. */
const IMPORT_ERROR = 'Failed to fetch dynamically imported module';

/** Builds the next deploy, which takes longer than a test may. */
test.beforeAll(({ next }) => next, 180_000);

const prompt = (page: Page) => page.getByText('新しい版があります');
const update = (page: Page) => page.getByRole('button', { name: '更新する' });

/** The deploy that the page runs. */
const readDeploy = (page: Page) =>
  page.evaluate((): Deploy => {
    const script = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
    return script.startsWith('/assets/next-') ? 'next' : 'first';
  });

describe('a deploy while tabs are open', () => {
  test('does not interrupt a drill, keeps form input, and updates each tab on demand', async ({
    backend,
    site,
    next,
    phone,
  }) => {
    const { page: drilling, context } = phone;
    const old = await drilling.locator('script[type=module]').getAttribute('src');
    await drilling.goto('/training/jutsu');
    await drilling.getByRole('button', { name: '次の問題' }).waitFor();

    await site.deploy(next.dist);
    expect((await fetch(`${backend.url}${old}`)).status).toBe(404);
    await returnToApp(drilling);
    await drilling.getByRole('button', { name: '次の問題' }).click();
    expect(await prompt(drilling).count()).toBe(0);
    const writing = await context.newPage();
    await writing.goto('/profile-edit');
    await writing.getByLabel('自己紹介').fill('書きかけの自己紹介');
    await prompt(writing).waitFor({ state: 'detached' });

    await drilling.getByRole('button', { name: '戻る' }).click();
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
  }, 120_000);

  test('during a hanging exchange loses nothing, and updates once the network is back', async ({
    sql,
    member,
    site,
    next,
    phone,
  }) => {
    const { page, context } = phone;
    let blocked = 0;
    await context.route('**/rpc/sync_exchange', () => {
      blocked += 1;
    });
    await page.goto('/profile-edit');
    await page.getByLabel('自己紹介').fill('更新の前に書いた自己紹介');
    await page.getByRole('button', { name: '保存する' }).click();
    await page.waitForURL('/profile');
    await expect.poll(() => blocked).toBeGreaterThan(0);
    await site.deploy(next.dist);
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
    expect(await sql('select bio from public.users where id = $1', [member.userId])).toEqual([
      { bio: '更新の前に書いた自己紹介' },
    ]);
  }, 120_000);

  test('asks a guest before typed text is lost, and reloads by itself when no worker takes over', async ({
    openGuest,
    site,
    next,
  }) => {
    const { page } = await openGuest();
    await page.goto('/login');
    await waitForOffline(page);
    await site.deploy(next.dist);
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
  });

  test('is checked for without errors when offline, and when the server has no worker file', async ({
    openGuest,
    site,
  }) => {
    const { page, context } = await openGuest();
    await page.goto('/login');
    await waitForOffline(page);
    /** Returns to the app and waits for its check. Returns whether it made one. */
    const checkForUpdate = () =>
      page.evaluate(async () => {
        const { update } = ServiceWorkerRegistration.prototype;
        const checks: Promise<unknown>[] = [];
        ServiceWorkerRegistration.prototype.update = function record() {
          const check = update.call(this);
          checks.push(check);
          return check;
        };
        document.dispatchEvent(new Event('visibilitychange'));
        ServiceWorkerRegistration.prototype.update = update;
        await Promise.allSettled(checks);
        return checks.length === 1;
      });
    await context.setOffline(true);
    expect(await checkForUpdate()).toBe(false);
    await context.setOffline(false);
    await site.deploy('/nowhere');
    expect(await checkForUpdate()).toBe(true);
    expect(await prompt(page).count()).toBe(0);
  });
});

describe('a file that cannot be loaded', () => {
  test('of the app entry leaves a page that reloads, automatically at most twice', async ({ openGuest }) => {
    const { page, context, takeErrors } = await openGuest();
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
    await page.clock.runFor(3500);
    expect(starts).toBe(3);
    await context.unroute('**/assets/app-*.js');
    await page.getByRole('button', { name: '再読み込み' }).click();
    await page.getByRole('button', { name: 'ログイン', exact: true }).waitFor();
    expect(takeErrors().filter((error) => !error.includes(IMPORT_ERROR))).toEqual([]);
  });

  test.for([
    ['a screen', 'data-screen'],
    ['all screens of members', 'member'],
  ] as const)('of %s leaves a page with a reload button', async ([_name, chunk], { phone }) => {
    const { page, context, takeErrors } = phone;
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await context.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
    if (chunk === 'member') await page.goto('/profile/data');
    else await follow(page, 'プロフィール', 'データ管理');
    await page.getByText('画面を開けませんでした').waitFor();
    await page.getByText('再読み込みしても直らないときは').waitFor();
    await context.unroute(`**/assets/${chunk}-*.js`);
    await page.getByRole('button', { name: '再読み込み' }).click();
    await page.getByRole('heading', { name: 'データ管理' }).waitFor();
    expect(takeErrors().filter((error) => !error.includes(IMPORT_ERROR))).toEqual([]);
  });
});
