import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import type { TestBackend } from '../support/backend/backend.ts';
import { readBook } from '../support/book/read-book.ts';
import { waitForOffline } from '../support/browser/browser.ts';
import { pill, readHomeNumbers } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { type Member, test } from '../support/test.ts';

const readUsername = async (sql: TestBackend['sql'], { userId }: Member) =>
  (await sql<{ username: string }>('select username from public.users where id = $1', [userId]))[0]?.username;

describe('signing out', () => {
  test('deletes all data of the member from the device, and the next member starts clean', async ({
    signUp,
    member,
    page,
  }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await page.waitForURL('/login');
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await indexedDB.databases())
            .map(({ name }) => name)
            .filter((name) => name?.includes('keiko-') && name !== 'keiko-auth'),
        ),
      )
      .toEqual([]);
    const storedValues = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(storedValues).not.toContain(member.userId);
    expect(storedValues).not.toContain(member.email);
    // Logs in on the same page, without a reload: the next member must start on the home screen.
    const { email, password } = await signUp('次郎');
    await page.getByLabel('ユーザー名またはメールアドレス').fill(email);
    await page.getByLabel('パスワード', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await page.waitForURL('/');
    await expect.poll(() => page.locator('main').textContent()).toContain('次郎');
    expect(await page.locator('main').textContent()).not.toContain('太郎');
  });

  test('warns once of pending records, even after a double tap, and can be cancelled', async ({ device }) => {
    const { page, context } = device;
    await waitForOffline(page);
    await context.setOffline(true);
    await device.setClock('2026-11-21T04:00:00Z');
    await page.goto('/');
    await expect.poll(() => pill(page).textContent()).toBe('未送信 1件');
    await page.getByRole('button', { name: 'ログアウト' }).dblclick();
    await page.getByText('未送信の記録が1件あります').waitFor();
    await page.getByRole('button', { name: 'ログアウトしない' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '2' });
  });
});

describe('deleting the account', () => {
  test('asks for the password, deletes the data on server and device, and signs out the other device', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    const [device, other] = [await openSignedIn(), await openSignedIn()];
    const { page, context } = device;
    await sql(`insert into public.reminders (user_id, at) values ($1, '06:30')`, [member.userId]);
    await page.goto('/profile/data');
    await waitForOffline(page);
    await context.setOffline(true);
    const begin = page.getByRole('button', { name: 'アカウントを削除する' });
    await expect.poll(() => begin.isDisabled()).toBe(true);
    await context.setOffline(false);
    await begin.click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '先に一冊にする' }).click();
    const exported = await readBook(await readFile(await (await download).path(), 'utf8'));
    expect(exported).toMatchObject({ profile: { email: member.email }, reminders: [{ at: '06:30:00' }], notes: [] });
    const finish = page.getByRole('button', { name: '完全に削除する' });
    await finish.click();
    await page.getByText('パスワードを入力してください').waitFor();
    await page.getByLabel('パスワード', { exact: true }).fill('wrong1');
    await finish.click();
    await page.getByText('パスワードが違います。アカウントは削除されていません', { exact: true }).waitFor();
    expect(await readUsername(sql, member)).toBe('太郎');
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByLabel('パスワード', { exact: true }).fill(member.password);
    await finish.click();
    await page.waitForURL('/login');
    await page.getByText('アカウントを削除しました').waitFor();
    expect(await readUsername(sql, member)).toBeUndefined();
    const databases = () =>
      page.evaluate(async () =>
        (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.includes('keiko-0')),
      );
    await expect.poll(databases).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(member.userId);

    await other.page.goto('/profile-edit');
    await other.page.getByLabel('地域').fill('長野県');
    await other.page.getByRole('button', { name: '保存する' }).click();
    await other.page.getByText('再ログインが必要です').waitFor();
    expect(await readUsername(sql, member)).toBeUndefined();
  });
});
