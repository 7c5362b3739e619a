import { describe, expect } from 'vitest';
import type { TestBackend } from '../support/backend/backend.ts';
import { follow } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { type Member, test } from '../support/test.ts';

async function readStored(sql: TestBackend['sql'], { userId }: Member) {
  const [row] = await sql(
    `select username, bio, location, birth_date::text as birth_date, phone_number from public.users where id = $1`,
    [userId],
  );
  return row;
}

describe('editing the profile', () => {
  test('validates and saves the fields, confirms it, and returns to the profile', async ({ sql, member, page }) => {
    await follow(page, 'プロフィール', 'プロフィールを編集');
    const save = page.getByRole('button', { name: '保存する' });
    const name = page.getByLabel('ユーザー名');
    await name.fill('  ');
    expect(await save.isDisabled()).toBe(true);
    await name.fill('花子');
    await page.getByLabel('自己紹介').fill('🙂'.repeat(201));
    await page.getByText('201 / 200').waitFor();
    await page.getByLabel('生年月日').fill('2026-11-21');
    await page.getByLabel('電話番号').fill('でんわ');
    await save.click();
    await page.getByText('自己紹介は200文字以内で入力してください').waitFor();
    await page.getByText('生年月日に未来の日付は入れられません').waitFor();
    await page.getByText('電話番号に使えるのは、数字、ハイフン、＋、かっこです').waitFor();
    expect(await page.getByLabel('自己紹介').evaluate((field) => field === document.activeElement)).toBe(true);
    // axe reports a button half covered by a fixed bar as too small, so scroll it clear.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByLabel('自己紹介').fill('🙂'.repeat(200));
    await page.getByLabel('地域').fill('長野県');
    await page.getByLabel('生年月日').fill('1984-02-29');
    await page.getByLabel('電話番号').fill('０９０ー１２３４ー５６７８');
    expect(await page.getByLabel('メールアドレス').inputValue()).toBe(member.email);
    expect(await page.getByLabel('メールアドレス').isEditable()).toBe(false);
    await page.getByText('メールアドレスは変更できません').waitFor();
    await save.click();
    await page.getByText('プロフィールを更新しました').waitFor();
    await page.waitForURL('/profile');
    await page.getByRole('heading', { name: '花子' }).waitFor();
    await expect
      .poll(() => readStored(sql, member))
      .toEqual({
        username: '花子',
        bio: '🙂'.repeat(200),
        location: '長野県',
        birth_date: '1984-02-29',
        phone_number: '090-1234-5678',
      });
    await page.goBack();
    await page.waitForURL('/');
  });

  test('removes a deep-linked form from the history after saving', async ({ page }) => {
    await page.goto('/profile-edit');
    await page.getByLabel('地域').fill('長野県');
    await page.getByRole('button', { name: '保存する' }).click();
    await page.waitForURL('/profile');
    await page.goBack();
    await page.waitForURL('/');
  });

  test('does nothing with an answer that comes after the changes are gone', async ({ page }) => {
    await follow(page, 'プロフィール', 'プロフィールを編集');
    const bio = page.getByLabel('自己紹介');
    await bio.fill('書きかけ');
    await follow(page, '記録');
    const leave = page.getByRole('button', { name: '保存せずに離れる' });
    await leave.waitFor();
    // Behind the open question, as when a form is saved late.
    await bio.evaluate((field: HTMLTextAreaElement) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, '');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await leave.click();
    await leave.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/profile-edit');
    await follow(page, '記録');
    await page.waitForURL('/streak');
  });

  test('asks before unsaved changes are lost, by a link or by going back', async ({ sql, member, page }) => {
    await follow(page, 'プロフィール', 'プロフィールを編集');
    const question = page.getByRole('heading', { name: '編集中の内容は保存されていません' });
    const bio = page.getByLabel('自己紹介');
    await bio.fill('書きかけ');
    await follow(page, '記録');
    await question.waitFor();
    // Back in the very moment in which the question is gone.
    await page.evaluate(() => {
      const isOpen = () => document.querySelector('[role=alertdialog]') !== null;
      const observer = new MutationObserver(() => {
        if (isOpen()) return;
        observer.disconnect();
        document.body.dataset.pressed = 'back';
        window.history.back();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: '編集を続ける' }).click();
    await page.waitForFunction(() => document.body.dataset.pressed === 'back');
    await question.waitFor();
    await page.getByRole('button', { name: '編集を続ける' }).click();
    await question.waitFor({ state: 'detached' });
    expect([new URL(page.url()).pathname, await bio.inputValue()]).toEqual(['/profile-edit', '書きかけ']);
    await page.goBack();
    await page.getByRole('button', { name: '保存せずに離れる' }).click();
    await page.getByRole('heading', { name: '太郎' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
    await follow(page, 'プロフィールを編集');
    expect(await bio.inputValue()).toBe('');
    await follow(page, '記録');
    await page.waitForURL('/streak');
    expect(await readStored(sql, member)).toMatchObject({ bio: null });
  });

  test('shows an error when the device cannot store it, and keeps the typed text', async ({ page }) => {
    await follow(page, 'プロフィール', 'プロフィールを編集');
    await page.getByLabel('地域').fill('長野県');
    await page.evaluate(() => {
      const full = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Object.assign(IDBObjectStore.prototype, { put: full, add: full });
    });
    await page.getByRole('button', { name: '保存する' }).click();
    await page.getByText('保存に失敗しました').waitFor();
    expect(await page.getByLabel('地域').inputValue()).toBe('長野県');
  });
});
