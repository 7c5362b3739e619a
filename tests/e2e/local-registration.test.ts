import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { button, findMailedLink, readHomeNumbers, synced } from '../support/browser/journeys.ts';
import { isFullRun } from '../support/run/sample-count.ts';
import { test } from '../support/test.ts';

const hanako = { username: '花子', email: 'hanako@example.com', password: 'secret1' };

async function writeNote(page: Page, text: string): Promise<void> {
  await page.goto('/notebook');
  await page.getByLabel('ひとこと').fill(text);
  await button(page, '書きとめる').click();
  await page.getByRole('list').getByText(text).waitFor();
}

async function registerKata(page: Page, zou: string): Promise<void> {
  await page.goto('/kata-training');
  await page.getByLabel('象').fill(zou);
  await page.getByLabel('意識').fill('静か');
  await button(page, '型を登録する').click();
  await page.getByText('型を登録しました').waitFor();
}

async function startAsGuest(page: Page): Promise<void> {
  await page.goto('/login');
  await button(page, '登録せずに始める').click();
  await page.waitForURL('/');
  await expect.poll(async () => (await readHomeNumbers(page)).総ログイン).toBe('1');
}

describe('records without an account', () => {
  test('are those of the account after a registration, but for a kata that was left out', async ({
    backend,
    sql,
    openGuest,
  }) => {
    const { page, takeErrors } = await openGuest();
    await startAsGuest(page);
    await writeNote(page, '雨の音が三つあった');
    await registerKata(page, '朝の霧');
    await registerKata(page, '夜の雨');

    await page.goto('/register');
    await page.getByText('この端末の記録は、そのまま引き継がれます').waitFor();
    await page.getByText('載せる型を選ぶ').click();
    await page.getByRole('switch', { name: '夜の雨' }).click();
    await page.getByText('書きためた型のうち1件は').waitFor();
    await page.getByLabel('ユーザー名', { exact: true }).fill(hanako.username);
    await page.getByLabel('メールアドレス', { exact: true }).fill(hanako.email);
    await page.getByLabel('パスワード', { exact: true }).fill(hanako.password);
    await page.getByLabel('パスワード（確認）', { exact: true }).fill(hanako.password);
    await button(page, '登録する').click();
    await page.getByText('確認のメールを送信しました').first().waitFor();
    await page.goto(findMailedLink(backend, hanako.email));
    await page.waitForURL('/');
    await synced(page);
    expect(await sql('select text from public.notes')).toEqual([{ text: '雨の音が三つあった' }]);
    expect(await sql('select zou from public.kata_forms')).toEqual([{ zou: '朝の霧' }]);
    expect(await sql('select count(*)::int as days from public.login_records')).toEqual([{ days: 1 }]);

    await page.goto('/profile/data');
    await page.getByText('この端末に、1件の型の記録が別に残っています').waitFor();
    await button(page, 'このアカウントに加える').click();
    await page.getByText('アカウントに加えました').first().waitFor();
    await synced(page);
    await expect
      .poll(() => sql('select zou from public.kata_forms order by zou'))
      .toEqual([{ zou: '夜の雨' }, { zou: '朝の霧' }]);
    await expect.poll(() => page.getByRole('heading', { name: '登録せずに使っていた記録' }).count()).toBe(0);
    expect(takeErrors()).toEqual([]);
  });

  test.for(isFullRun ? (['add', 'keep', 'delete'] as const) : (['add'] as const))(
    'a login asks what becomes of them: %s',
    async (answer, { member, sql, openGuest }) => {
      const { page, takeErrors } = await openGuest();
      await startAsGuest(page);
      await writeNote(page, '雨の音が三つあった');
      await page.goto('/login');
      await page.getByLabel('ユーザー名またはメールアドレス').fill(member.email);
      await page.getByLabel('パスワード', { exact: true }).fill(member.password);
      await button(page, 'ログイン').click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByText('1日、1件のひとことの記録があります').waitFor();
      expect(await dialog.getByText('雨の音').count()).toBe(0);
      await button(page, '続ける').click();
      await dialog.getByText('ひとつ選んでください').waitFor();
      await dialog.getByLabel('端末の記録').selectOption(answer);
      await button(page, '続ける').click();
      await page.waitForURL('/');
      await synced(page);
      const notes = () => sql('select text from public.notes where user_id = $1', [member.userId]);
      if (answer === 'add') await expect.poll(notes).toEqual([{ text: '雨の音が三つあった' }]);
      else expect(await notes()).toEqual([]);

      await page.goto('/profile/data');
      const card = page.getByRole('heading', { name: '登録せずに使っていた記録' });
      if (answer === 'keep') await card.waitFor();
      else {
        await page.getByRole('heading', { name: 'データの書き出し' }).waitFor();
        await page.waitForTimeout(500);
        expect(await card.count()).toBe(0);
      }
      expect(takeErrors()).toEqual([]);
    },
  );
});
