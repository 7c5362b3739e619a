import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { button, startAsGuest } from '../support/browser/journeys.ts';
import { fakeLaunchQueue, launch } from '../support/browser/launch-queue.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test } from '../support/test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Runs in the page before its scripts: no service worker hides a file that does not arrive. */
function removeServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** Holds back the files at an address; the returned function lets them arrive. */
async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(address, async (route) => {
    await arrived;
    await route.continue();
  });
  return async () => {
    const response = page.waitForResponse(address);
    arrive();
    await response;
  };
}

/** Runs in the page before its scripts: notes whether the start shows that it loads. */
function watchForSpinner(): void {
  new MutationObserver(() => {
    if (document.body?.innerText.includes('読み込み中')) Reflect.set(window, 'hasShownSpinner', true);
  }).observe(document, { childList: true, subtree: true });
}

describe('a guest', () => {
  test('is led from home to the login, without a spinner and without loading home', async ({ openGuest }) => {
    const { page } = await openGuest();
    await page.addInitScript(watchForSpinner);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url().split('/').at(-1) ?? ''));
    await page.goto('/');
    await title(page, 'ログイン').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.waitForLoadState('networkidle');
    expect(requested).toContainEqual(expect.stringMatching(/login-/));
    expect(requested.filter((name) => /^(home-screen|shell)-.*js$/.test(name))).toEqual([]);
    expect(await page.evaluate(() => Reflect.has(window, 'hasShownSpinner'))).toBe(false);
  });

  test('goes back and forward between the login, the registration and the terms', async ({ openGuest }) => {
    const { page, takeErrors } = await openGuest();
    await page.goto('/');
    await title(page, 'ログイン').waitFor();
    expect(await focusedText(page)).not.toBe('ログイン');
    await page.getByRole('link', { name: '新規登録' }).click();
    await title(page, '新規登録').waitFor();
    expect(await focusedText(page)).toBe('新規登録');
    await page.getByLabel('ユーザー名').fill('花子');
    await page.getByRole('link', { name: '利用規約' }).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await page.getByRole('link', { name: '利用規約' }).click();
    await title(page, '利用規約').waitFor();
    expect(await focusedText(page)).toBe('利用規約');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await title(page, '新規登録').waitFor();
    expect(await page.getByLabel('ユーザー名').inputValue()).toBe('花子');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.goBack();
    await title(page, 'ログイン').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.goForward();
    await title(page, '新規登録').waitFor();
    await page.goForward();
    await title(page, '利用規約').waitFor();
    await page.getByRole('link', { name: '戻る' }).click();
    await title(page, '新規登録').waitFor();
    expect(takeErrors()).toEqual([]);
  });

  test('goes back to a login that was left with one step, and opens a link in a new tab', async ({ openGuest }) => {
    const { page, context, takeErrors } = await openGuest();
    await page.goto('/login');
    await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
    await title(page, 'パスワードの再設定').waitFor();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: '新規登録' }).click({ modifiers: ['Control'] }),
    ]);
    await title(tab, '新規登録').waitFor();
    await title(page, 'パスワードの再設定').waitFor();
    await page.goBack();
    await title(page, 'ログイン').waitFor();
    expect(takeErrors()).toEqual([]);
  });

  test('follows a link to an answer of the help, and comes back with one step after two taps', async ({
    openGuest,
  }) => {
    const { page } = await openGuest();
    await page.addInitScript(removeServiceWorker);
    const arrive = await holdBack(page, '**/assets/*help-screen-*.js');
    await page.goto('/login');
    await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
    await title(page, 'パスワードの再設定').waitFor();
    await page.getByLabel('メールアドレス').fill('hanako@example.com');
    await button(page, '送信する').click();
    const link = page.getByRole('link', { name: 'メールが届かないとき' });
    await link.click();
    await link.click();
    await arrive();
    await title(page, 'ヘルプ').waitFor();
    await expect.poll(() => focusedText(page)).toContain('メール');
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.goBack();
    await title(page, 'パスワードの再設定').waitFor();
  });

  test('who goes back before a screen has loaded keeps what is typed', async ({ openGuest }) => {
    const { page } = await openGuest();
    await page.addInitScript(removeServiceWorker);
    const arrive = await holdBack(page, '**/assets/*document-screens-*.js');
    await page.goto('/login');
    await page.getByRole('link', { name: '新規登録' }).click();
    await title(page, '新規登録').waitFor();
    await page.getByRole('link', { name: '利用規約' }).click();
    await page.goBack();
    await title(page, 'ログイン').waitFor();
    const name = page.getByLabel('ユーザー名またはメールアドレス');
    await name.fill('花子');
    await arrive();
    await page.waitForLoadState('networkidle');
    expect(await name.inputValue()).toBe('花子');
    await page.getByRole('link', { name: '利用規約' }).click();
    await title(page, '利用規約').waitFor();
  });

  test('opens what another app launches, but not twice what has started the app', async ({ openGuest }) => {
    const { page } = await openGuest();
    await fakeLaunchQueue(page);
    await page.goto('/register');
    await title(page, '新規登録').waitFor();
    await page.getByRole('link', { name: '利用規約' }).click();
    await title(page, '利用規約').waitFor();
    await page.goBack();
    await title(page, '新規登録').waitFor();

    await page.goto('/login');
    await title(page, 'ログイン').waitFor();
    await launch(page, '/auth/callback?error_code=otp_expired');
    await title(page, '認証エラー').waitFor();
    await page.goto('/login');
    await launch(page, '/#token_hash=abc&type=recovery');
    await title(page, 'パスワードの再設定').waitFor();
    expect(page.url()).not.toContain('abc');
  });

  test('learns that a screen has not arrived, and can try again', async ({ openGuest }) => {
    const [file, link] = ['document-screens', '利用規約'];
    const { page, takeErrors } = await openGuest();
    await page.addInitScript(removeServiceWorker);
    await page.route(`**/assets/*${file}-*.js`, (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('link', { name: link }).click();
    await title(page, '表示できませんでした').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    for (const error of takeErrors()) expect(error).toContain('Failed to fetch dynamically imported module');
    await page.unroute(`**/assets/*${file}-*.js`);
    await button(page, '再読み込み').click();
    await title(page, link).waitFor();
  });

  test('begins with the practice that somebody has handed on, the terms in sight', async ({ openGuest }) => {
    const { page: first } = await openGuest();
    await startAsGuest(first);
    await first.goto('/profile');
    await first.getByRole('link', { name: 'だれかに渡す' }).click();
    await first.getByLabel('渡す稽古').selectOption({ label: '選辻' });
    await first.getByRole('img', { name: 'この稽古をひらくコード' }).waitFor();
    expect(await findScreenIssues(first)).toEqual([]);
    const url = await first.getByText(/\/training\//).textContent();

    const { page } = await openGuest({ viewport: { width: 390, height: 844 } });
    await page.goto(url ?? '');
    await page.getByRole('heading', { name: 'はじめまして' }).waitFor();
    for (const control of [button(page, '登録せずに始める'), page.getByRole('link', { name: '利用規約' })]) {
      const box = await control.boundingBox();
      expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844);
    }
    await button(page, '登録せずに始める').click();
    await title(page, '選辻の稽古').waitFor();
  });
});
