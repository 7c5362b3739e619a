import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import type { TestBackend } from '../support/backend/backend.ts';
import { fakeIphoneApp, IPHONE_AGENT } from '../support/browser/fake-iphone.ts';
import { button, logIn, register } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test as base } from '../support/test.ts';

const test = base
  /** Opens the app on an iPhone's home screen, which no mailed link reaches. */
  .extend('openApp', ({ openGuest }) => async (): Promise<Page> => {
    const { page } = await openGuest({ userAgent: IPHONE_AGENT });
    await fakeIphoneApp(page);
    return page;
  });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const isMember = (page: Page) => page.evaluate(() => localStorage.getItem('keiko.member') !== null);

/** The code in the newest mail to `email`. */
function findMailedCode(backend: TestBackend, email: string): string {
  const mail = backend.mails().find(({ to }) => to === email);
  const code = /^\d{5} \d{5}$/m.exec(mail?.text ?? '')?.[0].replace(' ', '');
  if (code === undefined) throw new Error(`Cannot find a code in the mails to "${email}"`);
  return code;
}

async function registerNew(page: Page, email: string, password = 'himitsu') {
  await register(page, { username: '花子', email, password });
  await page.getByRole('heading', { name: '登録が完了しました' }).waitFor();
}

async function submitCode(page: Page, code: string, label: string) {
  await field(page, '確認コード').fill(code);
  await button(page, label).click();
}

describe('the code of a registration', () => {
  test('finishes it inside the app, also as a paste in groups and full width', async ({ backend, openApp }) => {
    const page = await openApp();
    const email = 'app@example.com';
    await registerNew(page, email);
    await page.getByText('メールのリンクは、このアプリではなくブラウザで開きます。').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await submitCode(page, '', 'コードで始める');
    await page.getByText('コードを入力してください', { exact: true }).waitFor();
    await submitCode(page, '0000000000', 'コードで始める');
    await page.getByText('コードを確認できませんでした。').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);

    const code = findMailedCode(backend, email);
    const typed = `${code.slice(0, 5)} ${code.slice(5)}`.replace(/\d/g, (digit) =>
      String.fromCodePoint(Number(digit) + 0xff10),
    );
    await submitCode(page, typed, 'コードで始める');
    await page.waitForURL('/');
    await page.getByText('花子').first().waitFor();
  });

  test('is asked for after the system has closed the app, and once it is used no more', async ({
    backend,
    openApp,
  }) => {
    const page = await openApp();
    const email = 'closed@example.com';
    await registerNew(page, email);
    await page.goto('/login');
    await page.getByText(`${email} にお送りしたコード`).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('link', { name: 'コードを入力する' }).click();
    await submitCode(page, findMailedCode(backend, email), 'コードで始める');
    await page.waitForURL('/');
    expect(await page.evaluate(() => localStorage.getItem('keiko.device.code-request'))).toBe('');
  });

  test('gives an account that somebody else registered first to nobody but its address', async ({
    backend,
    sql,
    openGuest,
    openApp,
  }) => {
    const email = 'codevictim@example.com';
    const { page: attacker } = await openGuest();
    await registerNew(attacker, email, 'attackers own');
    const victim = await openApp();
    await registerNew(victim, email, 'victims own');
    await submitCode(victim, findMailedCode(backend, email), 'コードで始める');
    await victim.getByText('メールアドレスの確認ができました').waitFor();
    expect(await isMember(victim)).toBe(false);
    const sessions = 'select 1 from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1';
    expect(await sql(sessions, [email])).toEqual([]);
  });

  test('is offered in a browser too, beside the link', async ({ backend, openGuest }) => {
    const { page } = await openGuest();
    const email = 'tab@example.com';
    await registerNew(page, email);
    await page.getByText('リンクの代わりに、メールにあるコードを入力しても続けられます。').waitFor();
    await page.goto('/login');
    await button(page, 'ログイン').waitFor();
    expect(await page.getByText('お送りしたコード').count()).toBe(0);
    await page.goBack();
    await registerNew(page, 'tab2@example.com');
    await submitCode(page, findMailedCode(backend, 'tab2@example.com'), 'コードで始める');
    await page.waitForURL('/');
  });
});

describe('the code of a reset', () => {
  test('sets a new password inside the app', async ({ backend, openApp, openGuest }) => {
    const page = await openApp();
    const email = 'forgot@example.com';
    await backend.signUpConfirmed(email, 'old password');
    await page.goto('/reset-password');
    await field(page, 'メールアドレス').fill(email);
    await button(page, '送信する').click();
    await page.getByRole('heading', { name: 'メールをご確認ください' }).waitFor();
    await submitCode(page, findMailedCode(backend, email), 'コードで続ける');
    await page.getByRole('heading', { name: '新しいパスワード' }).waitFor();
    await field(page, 'パスワード').fill('only mine');
    await field(page, 'パスワード（確認）').fill('only mine');
    await button(page, 'パスワードを設定する').click();
    await page.waitForURL('/');
    const { page: other } = await openGuest();
    await logIn(other, { email, password: 'only mine' });
  });
});
