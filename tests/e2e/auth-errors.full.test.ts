import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { findMailedLink, logIn, register } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test } from '../support/test.ts';

const LOGIN_ERROR = 'ログイン処理中にエラーが発生しました';

async function registerNew(page: Page, name: string) {
  const person = { username: name, email: `${name}@example.com`, password: 'himitsu' } as const;
  await register(page, person);
  await page.getByRole('heading', { name: '登録が完了しました' }).waitFor();
  return person;
}

describe('a mailed link', () => {
  test('can be retried when the server is back', async ({ backend, openGuest }) => {
    const { page } = await openGuest();
    const { email } = await registerNew(page, 'jiro');
    await page.route('**/auth/v1/verify', (route) => route.fulfill({ status: 503, body: '<h1>Down</h1>' }));
    await page.goto(findMailedLink(backend, email));
    await page.getByText('認証処理中にエラーが発生しました。').waitFor();
    await page.unroute('**/auth/v1/verify');
    await page.getByRole('button', { name: 'もう一度試す' }).click();
    await page.waitForURL(`${backend.url}/`);
  });

  test('without credentials shows a message and redirects a guest to the login, a member to home', async ({
    backend,
    openGuest,
  }) => {
    const { page } = await openGuest();
    await page.goto('/auth/callback');
    await page.getByText('認証情報が見つかりません。再度ログインしてください。').waitFor();
    await page.waitForURL('**/login', { timeout: 4000 });
    await backend.signUpConfirmed('shiro@example.com', 'himitsu', '四郎');
    await logIn(page, { email: 'shiro@example.com', password: 'himitsu' });
    await page.goto('/auth/callback');
    await page.waitForURL(`${backend.url}/`);
  });
});

const registration = {
  ユーザー名: '五郎',
  メールアドレス: 'goro@example.com',
  パスワード: 'himitsu',
  'パスワード（確認）': 'himitsu',
};

describe('without a network', () => {
  test('registration shows that it is offline, keeps the typed text, and succeeds once the network is back', async ({
    openGuest,
  }) => {
    const { page } = await openGuest();
    await page.goto('/register');
    for (const [label, value] of Object.entries(registration))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.context().setOffline(true);
    await page.getByText('オフラインです').waitFor();
    await page.getByRole('button', { name: '登録する' }).click();
    await page.getByText('オフラインです。まだ登録されていません。').waitFor();
    for (const [label, value] of Object.entries(registration)) {
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
    }
    await page.context().setOffline(false);
    await page.getByRole('button', { name: '登録する' }).click();
    await page.getByRole('heading', { name: '登録が完了しました' }).waitFor();
  });

  test('login shows that it failed and why', async ({ openGuest }) => {
    const { page } = await openGuest();
    await page.goto('/login');
    await page.getByLabel('ユーザー名またはメールアドレス').fill('hanako');
    await page.getByLabel('パスワード', { exact: true }).fill('himitsu');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await page.getByText(LOGIN_ERROR).waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('オフラインです');
  });
});

describe('a failing server', () => {
  test('with an exhausted mail limit shows an error, except for a second request to the same address', async ({
    openGuest,
  }) => {
    const { page } = await openGuest();
    let message = 'email rate limit exceeded';
    await page.route(/auth\/v1\/(signup|recover)/, (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/json',
        body: JSON.stringify({ code: 429, error_code: 'over_email_send_rate_limit', msg: message }),
      }),
    );
    await page.goto('/register');
    for (const [label, value] of Object.entries(registration))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: '登録する' }).click();
    await page.getByText('登録に失敗しました。しばらく時間をおいて再度お試しください。').waitFor();
    await page.goto('/reset-password');
    await page.getByLabel('メールアドレス').fill('hanako@example.com');
    await page.getByRole('button', { name: '送信する' }).click();
    await page.getByText('パスワードリセットに失敗しました。メールアドレスを確認してください。').waitFor();
    expect(await page.getByLabel('メールアドレス').inputValue()).toBe('hanako@example.com');

    message = 'For security purposes, you can only request this after 42 seconds.';
    await page.getByRole('button', { name: '送信する' }).click();
    await page.getByText('パスワードリセット用のメールを送信しました').waitFor();
  });
});

describe('the guest screens', () => {
  test.for([
    ['/login', 'ログイン'],
    ['/register', '登録する'],
    ['/reset-password', '送信する'],
  ] as const)(
    'have no accessibility or size issues at %s, with and without validation errors',
    async ([path, button], { openGuest }) => {
      const { page } = await openGuest();
      await page.goto(path);
      const send = page.getByRole('button', { name: button, exact: true });
      await send.waitFor();
      expect(await findScreenIssues(page)).toEqual([]);
      await send.click();
      expect(await findScreenIssues(page)).toEqual([]);
    },
  );
});
