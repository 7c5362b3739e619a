import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { findMailedLink, logIn, register, tryLogIn } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test } from '../support/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const login = (page: Page) => field(page, 'ユーザー名またはメールアドレス');
const isMember = (page: Page) => page.evaluate(() => localStorage.getItem('keiko.member') !== null);

async function registerNew(page: Page, email: string, username: string, password: string) {
  await register(page, { username, email, password });
  await page.getByRole('heading', { name: '登録が完了しました' }).waitFor();
}

async function submitLogin(page: Page, password: string) {
  await field(page, 'パスワード').fill(password);
  await field(page, 'パスワード').press('Enter');
}

describe('the link of a registration', () => {
  test('gives an account that somebody else registered first to nobody but its address', async ({
    backend,
    sql,
    openGuest,
  }) => {
    const email = 'victim@example.com';
    const { page: attacker } = await openGuest();
    await registerNew(attacker, email, '攻撃者', 'attackers own');
    const { page: victim } = await openGuest();
    await registerNew(victim, email, '持ち主', 'victims own');

    await victim.goto(findMailedLink(backend, email));
    await victim.getByText('メールアドレスの確認ができました').waitFor();
    await victim.waitForURL('/login');
    expect(await login(victim).inputValue()).toBe(email);
    expect(await isMember(victim)).toBe(false);
    expect(await findScreenIssues(victim)).toEqual([]);
    const sessions = () =>
      sql('select 1 from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1', [email]);
    expect(await sessions()).toEqual([]);
    await logIn(attacker, { email, password: 'attackers own' });

    await submitLogin(victim, 'victims own');
    await victim.getByText('先に登録していたのかもしれません').waitFor();
    expect(await findScreenIssues(victim)).toEqual([]);
    await victim.getByRole('link', { name: 'パスワードを決め直す' }).click();
    await victim.waitForURL('/reset-password');
    expect(await field(victim, 'メールアドレス').inputValue()).toBe(email);
    await victim.getByRole('button', { name: '送信する' }).click();
    await victim.getByText('パスワードリセット用のメールを送信しました').waitFor();
    // This browser asked for the link, so nothing is asked.
    await victim.goto(findMailedLink(backend, email));
    await field(victim, 'パスワード').fill('only mine');
    await field(victim, 'パスワード（確認）').fill('only mine');
    await victim.getByRole('button', { name: 'パスワードを設定する' }).click();
    await victim.waitForURL('/');
    expect(await sessions()).toHaveLength(1);
    const { page: again } = await openGuest();
    await tryLogIn(again, email, 'attackers own');
    await again.getByText('ログインに失敗しました').waitFor();
  });

  test('asks for the password in another browser, and then continues', async ({ backend, openGuest }) => {
    const email = 'futari@example.com';
    const { page } = await openGuest();
    await registerNew(page, email, '二人', 'himitsu');
    const { page: other } = await openGuest();
    await other.goto(findMailedLink(backend, email));
    await other.getByText('メールアドレスの確認ができました').waitFor();
    await submitLogin(other, 'himitsu');
    await other.waitForURL('/');
    await other.getByText('二人').first().waitFor();
  });

  test('leads straight to home after two registrations in the same browser', async ({ backend, openGuest }) => {
    const { page } = await openGuest();
    const email = 'nido@example.com';
    await registerNew(page, email, '二度', 'himitsu');
    await registerNew(page, email, '二度', 'himitsu');
    await page.goto(findMailedLink(backend, email));
    await page.waitForURL('/');
    expect(await isMember(page)).toBe(true);
  });
});

describe('a link with tokens of a stranger', () => {
  test.for(['signup', 'magiclink', 'invite', ''])(
    'of the type "%s" signs no guest in, and names the account',
    async (type, { backend, openGuest }) => {
      const { page } = await openGuest();
      const email = `stranger${type}@example.com`;
      const { accessToken, refreshToken } = await backend.signUpConfirmed(email, 'himitsu');
      await page.goto(`/auth/callback#access_token=${accessToken}&refresh_token=${refreshToken}&type=${type}`);
      await page.waitForURL('/login');
      expect(await login(page).inputValue()).toBe(email);
      expect(await isMember(page)).toBe(false);
    },
  );

  test('of the type "recovery" is used only after the account is accepted', async ({ backend, openGuest }) => {
    const { page } = await openGuest();
    const email = 'lure@example.com';
    const openLink = async () => {
      await backend.signUpConfirmed(email, 'himitsu').catch(() => undefined);
      const headers = { apikey: backend.keys.publishableKey, 'content-type': 'application/json' };
      const body = JSON.stringify({ email });
      await fetch(`${backend.url}/auth/v1/recover`, { method: 'POST', headers, body });
      await page.goto(findMailedLink(backend, email));
      await page.getByRole('alertdialog', { name: 'このアカウントを使いますか' }).waitFor();
      expect(await page.getByRole('alertdialog').textContent()).toContain(email);
    };
    await openLink();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('button', { name: '使わない' }).click();
    await page.waitForURL('/login');
    expect(await isMember(page)).toBe(false);
    await openLink();
    await page.getByRole('button', { name: 'このアカウントを使う' }).click();
    await page.getByRole('heading', { name: '新しいパスワード' }).waitFor();
  });
});
