import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import type { TestBackend } from '../support/backend/backend.ts';
import { findMailedLink, logIn, openReset, register, tryLogIn } from '../support/browser/journeys.ts';
import { test } from '../support/test.ts';

/** Creates a member with a confirmed address. */
async function createMember(backend: TestBackend, name: string) {
  const person = { username: name, email: `${name}@example.com`, password: 'himitsu' } as const;
  await backend.signUpConfirmed(person.email, person.password, person.username);
  return person;
}

async function requestReset(page: Page, email: string) {
  await page.goto('/reset-password');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByRole('button', { name: '送信する' }).click();
  await page.getByText('パスワードリセット用のメールを送信しました。').waitFor();
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

describe('registration', () => {
  test('shows each error at its field, focuses the first one, and keeps the typed text', async ({ openGuest }) => {
    const { page } = await openGuest();
    await register(page, { username: '花', email: 'hanako', password: '12345' });
    const name = field(page, 'ユーザー名');
    expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await field(page, 'パスワード（確認）').fill('123456');
    for (const message of [
      'ユーザー名は2文字以上で入力してください',
      'パスワードは6文字以上で入力してください',
      'パスワードが一致しません',
    ]) {
      expect(await page.getByText(message).isVisible()).toBe(true);
    }
    await name.fill('花子');
    expect(await name.getAttribute('aria-invalid')).toBeNull();
    expect(await field(page, 'メールアドレス').inputValue()).toBe('hanako');
  });

  test('is submitted once when the button is pressed repeatedly', async ({ openGuest }) => {
    const { page } = await openGuest();
    let sent = 0;
    let respond = () => {};
    const released = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route('**/auth/v1/signup**', async (route) => {
      sent += 1;
      await released;
      await route.continue();
    });
    await page.goto('/register');
    await field(page, 'ユーザー名').fill('二郎');
    await field(page, 'メールアドレス').fill('jiro@example.com');
    await field(page, 'パスワード').fill('himitsu');
    await field(page, 'パスワード（確認）').fill('himitsu');
    await page.getByRole('button', { name: '登録する' }).dblclick();
    await field(page, 'パスワード（確認）').press('Enter');
    respond();
    await page.getByRole('heading', { name: '登録が完了しました' }).waitFor();
    expect(sent).toBe(1);
  });
});

describe('login', () => {
  test('completes a bare name with the default domain, and continues to the requested screen', async ({
    backend,
    openGuest,
  }) => {
    const { page } = await openGuest();
    await backend.signUpConfirmed('shiro@keiko.example', 'himitsu', '四郎');
    await page.goto('/streak');
    await page.waitForURL('**/login');
    await field(page, 'ユーザー名またはメールアドレス').fill('shiro');
    await field(page, 'パスワード').fill('himitsu');
    await field(page, 'パスワード').press('Enter');
    await page.waitForURL('**/streak');
    await page.goto('/login');
    await page.waitForURL(`${backend.url}/`);
  });

  test('takes what a Japanese keyboard or a paste adds, like the registration, the reset and the profile', async ({
    backend,
    openGuest,
  }) => {
    const { page } = await openGuest();
    const address = 'jiro@xn--wgv71a119e.jp';
    await register(page, { username: '\u200b\u3164', email: 'Jiro＠日本語。jp\u2060', password: 'himitsu' });
    await page.getByText('未入力です').waitFor();
    await register(page, { username: 'じ\u200bろう', email: 'Jiro＠日本語。jp\u2060', password: 'himitsu' });
    await page.getByText('確認のメールを送信しました。').waitFor();
    await page.goto(findMailedLink(backend, address));
    await page.waitForURL(`${backend.url}/`);
    const { page: other } = await openGuest();
    await requestReset(other, '\u202djiro@日本語.jp\u202c');
    expect(backend.mails().filter(({ to }) => to === address)).toHaveLength(2);
    await logIn(other, { email: '\u200eＪＩＲＯ@日本語。ｊｐ', password: 'himitsu' });

    await other.goto('/profile-edit');
    await field(other, 'ユーザー名').fill('\u3164\u200b');
    expect(await other.getByRole('button', { name: '保存する' }).isDisabled()).toBe(true);
    await field(other, 'ユーザー名').fill('か\u200b\u3099の葛\u{e0100}\u202e');
    await field(other, '電話番号').fill('\u202d０９０−1234ー5678\u202c');
    await other.getByRole('button', { name: '保存する' }).click();
    await other.waitForURL('**/profile');
    await expect
      .poll(() => backend.sql('select username, phone_number from public.users where email = $1', [address]))
      .toEqual([{ username: 'がの葛\u{e0100}', phone_number: '090-1234-5678' }]);
  });
});

describe('password reset', () => {
  test('leads through the mail to a new password', async ({ backend, openGuest }) => {
    const { page } = await openGuest();
    const person = await createMember(backend, 'goro');
    await requestReset(page, person.email);
    await openReset(page, backend, person.email);
    await page.getByRole('heading', { name: '新しいパスワード' }).waitFor();
    expect(page.url()).toBe(`${backend.url}/auth/callback`);
    await field(page, 'パスワード').fill('atarashii');
    await field(page, 'パスワード（確認）').fill('atarashi');
    await page.getByRole('button', { name: 'パスワードを設定する' }).click();
    await page.getByText('パスワードが一致しません').waitFor();
    await field(page, 'パスワード（確認）').fill('atarashii');
    await page.getByRole('button', { name: 'パスワードを設定する' }).click();
    await page.waitForURL(`${backend.url}/`);
    await page.getByText('パスワードを設定しました', { exact: true }).first().waitFor();

    const { page: other } = await openGuest();
    await tryLogIn(other, person.email, person.password);
    await other.getByText('ログインに失敗しました。ユーザー名とパスワードを確認してください。').waitFor();
    expect(await field(other, 'ユーザー名またはメールアドレス').inputValue()).toBe(person.email);
    await logIn(other, { ...person, password: 'atarashii' });
  });
});
