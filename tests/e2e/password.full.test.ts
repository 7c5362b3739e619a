import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { waitForOffline } from '../support/browser/browser.ts';
import { follow, logIn, openReset, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test } from '../support/test.ts';

const TWO_HOURS_LATER = '2026-11-20T05:00:00Z';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const isFocused = (page: Page, label: string) =>
  field(page, label).evaluate((input) => input === document.activeElement);

async function fill(page: Page, current: string, next: string, confirmation = next) {
  await field(page, '現在のパスワード').fill(current);
  await field(page, '新しいパスワード').fill(next);
  await field(page, '新しいパスワード（確認）').fill(confirmation);
}

const submit = (page: Page) => page.getByRole('button', { name: 'パスワードを変更する' }).click();

describe('changing the password', () => {
  test('needs the current one, keeps this device signed in, and signs the others out', async ({
    member,
    openGuest,
    openSignedIn,
  }) => {
    const [device, other] = [await openSignedIn(), await openSignedIn()];
    const { page } = device;
    await page.goto('/profile');
    await follow(page, '設定 明るさ', 'パスワードの変更');
    await page.getByRole('heading', { name: 'パスワードの変更' }).first().waitFor();
    expect(await page.title()).toBe('パスワードの変更 | 稽古');
    expect(await findScreenIssues(page)).toEqual([]);

    await submit(page);
    await page.getByText('すべての項目を入力してください').waitFor();
    expect(await isFocused(page, '現在のパスワード')).toBe(true);
    await fill(page, 'chigau', 'qwerty');
    await submit(page);
    await page.getByText('よく使われていて、当てられやすいパスワードです').waitFor();
    expect(await isFocused(page, '新しいパスワード')).toBe(true);
    await fill(page, 'chigau', member.email);
    await submit(page);
    await page.getByText('ユーザー名やメールアドレスと同じパスワードは使えません').waitFor();
    await fill(page, 'chigau', 'atarashii', 'atarashi');
    await submit(page);
    await page.getByText('パスワードが一致しません').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await fill(page, 'chigau', 'atarashii');
    await submit(page);
    await page.getByText('現在のパスワードが違います。パスワードは変わっていません').waitFor();
    expect(await isFocused(page, '現在のパスワード')).toBe(true);
    await fill(page, member.password, 'atarashii');
    await field(page, '新しいパスワード（確認）').press('Enter');
    await page.getByText('パスワードを変更しました。').first().waitFor();
    await page.waitForURL('/profile/settings');

    await device.setClock(TWO_HOURS_LATER);
    await page.goto('/');
    await synced(page);
    await other.setClock(TWO_HOURS_LATER);
    await other.page.goto('/');
    await other.page.getByText('再ログインが必要です').first().waitFor();
    await logIn((await openGuest()).page, { email: member.email, password: 'atarashii' });
  });

  test('says that it needs the network, and keeps what was typed', async ({ member, device }) => {
    const { page, context } = device;
    await page.goto('/profile/password');
    await field(page, '現在のパスワード').waitFor();
    await waitForOffline(page);
    await context.setOffline(true);
    await page.getByText('オフラインでは送れません').waitFor();
    expect(await page.getByRole('button', { name: 'ほかの端末からログアウトする' }).isDisabled()).toBe(true);
    await fill(page, member.password, 'atarashii');
    await submit(page);
    await page.getByText('オフラインです。パスワードは変わっていません。').waitFor();
    expect(await field(page, '新しいパスワード').inputValue()).toBe('atarashii');
    await context.setOffline(false);
    await submit(page);
    await page.waitForURL('/profile/settings');
  });

  test('offers a reset by mail, which needs no logout', async ({ backend, member, page }) => {
    await page.goto('/profile/password');
    await page.getByRole('button', { name: '再設定のメールを受け取る' }).click();
    await page.getByText('再設定のメールを送りました').waitFor();
    await openReset(page, backend, member.email);
    await field(page, 'パスワード').fill('atarashii');
    await field(page, 'パスワード（確認）').fill('atarashii');
    await page.getByRole('button', { name: 'パスワードを設定する' }).click();
    await page.waitForURL('/');
    await synced(page);
  });
});

describe('signing out the other devices', () => {
  test('asks first, and leaves this device signed in', async ({ member, sql, openSignedIn }) => {
    const [{ page }] = [await openSignedIn(), await openSignedIn()];
    const sessions = () => sql('select id from auth.sessions where user_id = $1', [member.userId]);
    const before = await sessions();
    await page.goto('/profile/password');
    const begin = page.getByRole('button', { name: 'ほかの端末からログアウトする' });
    await begin.click();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'やめる' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await sessions()).toEqual(before);
    await begin.click();
    await page.getByRole('button', { name: 'ログアウトする', exact: true }).click();
    await page.getByText('ほかの端末からログアウトしました。').waitFor();
    expect(await sessions()).toHaveLength(1);
    await page.goto('/');
    await synced(page);
  });

  test('shows an error when the server fails', async ({ page }) => {
    await page.goto('/profile/password');
    await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'ほかの端末からログアウトする' }).click();
    await page.getByRole('button', { name: 'ログアウトする', exact: true }).click();
    await page.getByText('ほかの端末からログアウトできませんでした。').waitFor();
    await page.unroute('**/auth/v1/logout**');
  });
});
