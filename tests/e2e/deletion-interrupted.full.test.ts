import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import type { TestBackend } from '../support/backend/backend.ts';
import { waitForOffline } from '../support/browser/browser.ts';
import { synced } from '../support/browser/journeys.ts';
import { type Member, test } from '../support/test.ts';

const readUsername = async (sql: TestBackend['sql'], { userId }: Member) =>
  (await sql<{ username: string }>('select username from public.users where id = $1', [userId]))[0]?.username;

/** Asks for the deletion of the account, as far as the answer of the server. */
async function askForDeletion(page: Page, { password }: Member) {
  await page.getByRole('button', { name: 'アカウントを削除する' }).click();
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: '完全に削除する' }).click();
}

describe('a deletion of the account that is interrupted', () => {
  test('shows an error when the server fails, and deletes nothing', async ({ sql, member, page, backend }) => {
    await page.goto('/profile/data');
    await page.context().route('**/rpc/delete_account', (route) => route.fulfill({ status: 500, body: '' }));
    await askForDeletion(page, member);
    await page.getByText('サーバーで問題が起きています').waitFor();
    expect(await readUsername(sql, member)).toBe('太郎');
    await page.getByRole('button', { name: 'やめる' }).click();
    await synced(page);
    // The next sync shows that the account exists, so a session that ends later clears nothing.
    const requested = () => page.evaluate(() => localStorage.getItem('keiko.account-deletion'));
    await backend.setNow('2026-11-20T03:01:00Z');
    await page.reload();
    await expect.poll(requested).toBeNull();
    await synced(page);
  });

  test('clears the device at the next start when the app is killed before the answer of the server', async ({
    sql,
    member,
    page,
  }) => {
    const context = page.context();
    await page.goto('/profile/data');
    let isDeleted = false;
    await context.route('**/rpc/delete_account', async (route) => {
      await route.fetch();
      isDeleted = true;
    });
    await askForDeletion(page, member);
    await expect.poll(() => isDeleted).toBe(true);
    await page.close();
    expect(await readUsername(sql, member)).toBeUndefined();

    const next = await context.newPage();
    await next.goto('/profile');
    await next.waitForURL(/\/login/);
    await next.getByText('この端末の記録を消しました').waitFor();
    await expect.poll(() => next.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(member.userId);
  });

  test('asks before it removes an unsent row of an account that may still exist', async ({ member, device, sql }) => {
    const { page, context } = device;
    await page.goto('/profile/data');
    await context.route('**/rpc/delete_account', (route) => route.abort());
    await askForDeletion(page, member);
    await page.getByText('つながりませんでした').or(page.getByText('接続できません')).first().waitFor();
    await page.getByRole('button', { name: 'やめる' }).click();
    await waitForOffline(page);
    await context.setOffline(true);
    await page.goto('/profile-edit');
    await page.getByLabel('地域').fill('長野県');
    await page.getByRole('button', { name: '保存する' }).click();
    await page.waitForURL('/profile');
    // The sessions end for another reason, as after a change of the password elsewhere.
    await sql('delete from auth.sessions where user_id = $1', [member.userId]);
    await sql('delete from auth.refresh_tokens where user_id = $1', [member.userId]);
    await device.setClock('2026-11-20T05:00:00Z');
    await context.setOffline(false);
    const question = page.getByRole('alertdialog', { name: 'この端末の記録を消しますか' });
    await question.getByText('まだ送っていない記録が1件あり').waitFor();
    await question.getByRole('button', { name: '消さない' }).click();
    // The answer takes effect when the dialog has faded out.
    await question.waitFor({ state: 'detached' });
    await page.getByText('再ログインが必要です').waitFor();
    await page.reload();
    await page.getByText('長野県').first().waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});
