import type { Page } from 'playwright';
import * as v from 'valibot';
import { describe, expect } from 'vitest';
import { findMailedLink, logIn, openReset, register, startAsGuest, tryLogIn } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import type { ConfirmedMember } from '../support/browser/sign-up.ts';
import { test } from '../support/test.ts';

const Tokens = v.object({ access_token: v.string(), refresh_token: v.string(), user: v.object({ id: v.string() }) });

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
    await openReset(victim, backend, email);
    await field(victim, 'パスワード').fill('only mine');
    await field(victim, 'パスワード（確認）').fill('only mine');
    await victim.getByRole('button', { name: 'パスワードを設定する' }).click();
    await victim.waitForURL('/');
    expect(await sessions()).toHaveLength(1);
    const { page: again } = await openGuest();
    await tryLogIn(again, email, 'attackers own');
    await again.getByText('ログインに失敗しました').waitFor();
  });
});

/** What each kind of link shows at first. */
const LINKS = {
  '#error=access_denied&error_code=otp_expired&error_description=%E6%82%AA%E6%84%8F': '認証エラー',
  '#error=server_error&error_code=unexpected_failure': '認証エラー',
  '?code=nonsense': '認証エラー',
  '#access_token=half': '認証エラー',
  '#message=%E6%82%AA%E6%84%8F': 'ひとつめの確認が済みました',
  '#token_hash=abc&type=signup': 'メールアドレスの確認',
  '#token_hash=abc&type=recovery': 'パスワードの再設定',
  '#token_hash=abc&type=magiclink': 'ログイン',
  '#token_hash=abc&type=invite': '招待',
  '#token_hash=abc&type=email_change': 'メールアドレスの変更',
};
const ROUTES = ['/', '/login', '/auth/callback'] as const;

describe('a link that nobody expects', () => {
  test('is spent by no GET, and by no scanner that runs the page', async ({ backend, openGuest }) => {
    const { page } = await openGuest();
    const email = 'scanned@example.com';
    await registerNew(page, email, '見張り', 'himitsu');
    const link = findMailedLink(backend, email);
    for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200);
    const { page: scanner } = await openGuest();
    await scanner.goto(link);
    await scanner.getByRole('button', { name: 'メールアドレスを確認する' }).waitFor();
    expect(await findScreenIssues(scanner)).toEqual([]);
    await page.goto(link);
    await page.waitForURL('/');
    expect(await isMember(page)).toBe(true);
  });

  test.for(['nobody', 'a guest', 'a member'] as const)(
    'is taken on each route by %s',
    async (who, { backend, openGuest, openSignedIn }) => {
      const { page } = who === 'a member' ? await openSignedIn() : await openGuest();
      if (who === 'a guest') await startAsGuest(page);
      for (const [rest, title] of Object.entries(LINKS)) {
        for (const route of ROUTES) {
          await page.goto('/terms');
          await page.goto(`${route}${rest}`);
          await page.getByText(title, { exact: true }).first().waitFor();
          expect(page.url()).toBe(`${backend.url}/auth/callback`);
          expect(await page.getByText('悪意').count()).toBe(0);
        }
        expect(await findScreenIssues(page)).toEqual([]);
      }
    },
  );
});

/** Lands with tokens, as a link that the operator has sent from the dashboard. */
async function land(page: Page, route: string, { accessToken, refreshToken }: ConfirmedMember, type: string) {
  await page.goto(`${route}#access_token=${accessToken}&refresh_token=${refreshToken}&type=${type}`);
}

describe('a link with tokens of a stranger', () => {
  test.for(['signup', 'email', ''])(
    'of the type "%s" signs nobody in, and names the account',
    async (type, { backend, openGuest }) => {
      const { page } = await openGuest();
      for (const [index, route] of ROUTES.entries()) {
        const email = `stranger${index}${type}@example.com`;
        await land(page, route, await backend.signUpConfirmed(email, 'himitsu'), type);
        await page.waitForURL('/login');
        await page.getByText('パスワード', { exact: false }).first().waitFor();
        expect(await login(page).inputValue()).toBe(email);
        expect(await isMember(page)).toBe(false);
      }
    },
  );

  test('of a change of address signs nobody in, and says what has happened', async ({ backend, openGuest }) => {
    const { page } = await openGuest();
    const stranger = await backend.signUpConfirmed('moved@example.com', 'himitsu');
    await land(page, '/', stranger, 'email_change');
    await page.getByText('メールアドレスの変更が済みました').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    expect(await isMember(page)).toBe(false);
    expect((await backend.call('/auth/v1/user', { token: stranger.accessToken })).ok).toBe(false);
  });

  test.for(['recovery', 'invite', 'magiclink'])(
    'of the type "%s" opens only after the account is accepted',
    async (type, { backend, openGuest }) => {
      const { page } = await openGuest();
      const email = `lure${type}@example.com`;
      const question = page.getByRole('alertdialog', { name: 'このアカウントを使いますか' });
      const stranger = await backend.signUpConfirmed(email, 'himitsu');
      await land(page, '/', stranger, type);
      await question.waitFor();
      expect(await question.textContent()).toContain(email);
      expect(await findScreenIssues(page)).toEqual([]);
      await page.getByRole('button', { name: '使わない' }).click();
      await page.waitForURL('/login');
      expect(await isMember(page)).toBe(false);
      const isOpen = async () => (await backend.call('/auth/v1/user', { token: stranger.accessToken })).ok;
      await expect.poll(isOpen).toBe(false);

      const token = await backend.call('/auth/v1/token?grant_type=password', { body: { email, password: 'himitsu' } });
      const { access_token, refresh_token, user } = v.parse(Tokens, await token.json());
      await land(page, '/login', { accessToken: access_token, refreshToken: refresh_token, userId: user.id }, type);
      await page.getByRole('button', { name: 'このアカウントを使う' }).click();
      await page.getByRole('heading', { name: '新しいパスワード' }).waitFor();
    },
  );

  test('asks before another member or the records of a guest', async ({ backend, openGuest, openSignedIn }) => {
    const { page } = await openSignedIn();
    const email = 'lure@example.com';
    await land(page, '/', await backend.signUpConfirmed(email, 'himitsu'), 'magiclink');
    await page.getByText(`別のアカウント（${email}）`).waitFor();
    await page.getByRole('button', { name: 'いまのまま使う' }).click();

    const { page: guest } = await openGuest();
    await startAsGuest(guest);
    await land(guest, '/', await backend.signUpConfirmed(`2${email}`, 'himitsu'), 'recovery');
    await guest.getByRole('button', { name: 'このアカウントを使う' }).click();
    await guest.getByRole('alertdialog', { name: '登録せずに使っていた記録があります' }).waitFor();
  });
});
