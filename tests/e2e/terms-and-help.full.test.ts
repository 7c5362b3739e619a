import { describe, expect } from 'vitest';
import { button, follow, goOffline, moveClocks, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test } from '../support/test.ts';

/** The title of each document, and one of its sections. */
const PAGES = [
  ['利用規約', '5. 型の共有'],
  ['プライバシーポリシー', '8. アカウントを削除すると'],
] as const;

describe('a guest', () => {
  test('reads the terms from the registration, offline, and returns to what was typed', async ({ openGuest }) => {
    const device = await openGuest();
    const { page } = device;
    await page.goto('/register');
    await goOffline(device);
    await page.getByText('登録すると、利用規約とプライバシーポリシーに同意したことになります。').waitFor();
    await page.getByLabel('ユーザー名', { exact: true }).fill('花子');
    await page.getByLabel('パスワード', { exact: true }).fill('secret1');
    for (const [title, heading] of PAGES) {
      await follow(page, title);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('heading', { name: heading }).waitFor();
      await page.getByText('（運営者の名前が、まだ設定されていません）').waitFor();
      await page.getByText('目次').click();
      await page.getByRole('link', { name: heading }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(heading);
      await page.getByRole('link', { name: '戻る' }).click();
      expect(await page.getByLabel('ユーザー名', { exact: true }).inputValue()).toBe('花子');
    }
    expect(await page.getByLabel('パスワード', { exact: true }).inputValue()).toBe('');
  });

  test('finds an answer by its address, offline', async ({ openGuest }) => {
    const device = await openGuest();
    const { page } = device;
    await page.goto('/login');
    await goOffline(device);
    await follow(page, 'ヘルプ');
    await page.getByText('チケットの日は連続記録に入り').waitFor({ state: 'hidden' });
    await page.getByText('一日休んでしまいました').click();
    await page.getByText('チケットの日は連続記録に入り').waitFor();
    await page.goto('/login');
    await page.goto('/help#mail');
    await page.getByText('迷惑メールのフォルダをご覧ください。').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('details')?.id)).toBe('mail');
    expect(await page.getByText('チケットの日は連続記録に入り').isVisible()).toBe(false);
  });

  test('reads the licences of all packages in the build, offline', async ({ openGuest }) => {
    const device = await openGuest();
    const { page } = device;
    await page.goto('/login');
    await goOffline(device);
    await page.goto('/licenses');
    // Of the start, the member's part, and the service worker.
    for (const name of ['react', 'jotai', 'rxdb', 'dexie', '@supabase/auth-js', 'workbox-precaching'])
      await page.getByText(new RegExp(`^${name} \\d+\\.`)).waitFor();
    await page.getByText(/^react \d/).click();
    await page.locator('details[open]').getByText('Copyright (c) Meta Platforms').waitFor();
  });
});

describe('a member', () => {
  test('opens the help from the profile, and reads it too when the data cannot be opened', async ({ device }) => {
    const { page } = device;
    await follow(page, 'プロフィール', 'ヘルプ');
    await page.getByRole('navigation', { name: 'メイン' }).waitFor();
    await page.getByRole('link', { name: '戻る' }).click();
    await page.getByRole('heading', { level: 1, name: 'プロフィール' }).waitFor();
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await page.goto('/streak');
    await follow(page, 'ヘルプを見る');
    await page.getByText('「もう一度開く」を押してください').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    device.takeErrors();
  });

  test('is told once of new terms, on one device', async ({ backend, device, openSignedIn }) => {
    const { page } = device;
    const later = '2026-12-02T03:00:00Z';
    await moveClocks(backend, device, later);
    await page.goto('/');
    const notice = page.getByRole('complementary', { name: '利用規約とプライバシーポリシーのお知らせ' });
    await notice.waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await follow(page, '利用規約');
    await page.getByRole('heading', { level: 1, name: '利用規約' }).waitFor();
    await page.goBack();
    await button(page, '確認しました').click();
    await notice.waitFor({ state: 'detached' });
    await synced(page);
    const other = await openSignedIn({ clock: later });
    await synced(other.page);
    await other.page.goto('/');
    await other.page.getByRole('article', { name: '今日の稽古' }).waitFor();
    expect(await other.page.getByRole('complementary').count()).toBe(0);
  });

  test('sees why birthday and phone number are asked for', async ({ page }) => {
    await page.goto('/profile-edit');
    for (const label of ['生年月日', '電話番号']) {
      const id = await page.getByLabel(label).getAttribute('aria-describedby');
      expect(await page.locator(`[id="${id}"]`).textContent()).toBe('任意です。今の稽古では使いません。');
    }
  });
});
