import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { acceptMailedLink, button, findMailedLink, startAsGuest, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { isFullRun } from '../support/run/sample-count.ts';
import { test } from '../support/test.ts';

const hanako = { username: '花子', email: 'hanako@example.com', password: 'secret1' };
const jiro = { username: '次郎', email: 'jiro@example.com', password: 'secret1' };

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

/** Asks for the account, and leaves the mailed link unopened. */
async function register(page: Page, account: typeof hanako): Promise<void> {
  await page.goto('/register');
  await page.getByText('この端末の記録は、そのまま引き継がれます').waitFor();
  await page.getByLabel('ユーザー名', { exact: true }).fill(account.username);
  await page.getByLabel('メールアドレス', { exact: true }).fill(account.email);
  await page.getByLabel('パスワード', { exact: true }).fill(account.password);
  await page.getByLabel('パスワード（確認）', { exact: true }).fill(account.password);
  await button(page, '登録する').click();
  await page.getByText('確認のメールを送信しました').first().waitFor();
}

async function logIn(page: Page, { email, password }: Pick<typeof hanako, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('ユーザー名またはメールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await button(page, 'ログイン').click();
}

async function keepHere(page: Page, zou: string): Promise<void> {
  await page.getByText('載せる型を選ぶ').click();
  await page.getByRole('switch', { name: zou }).click();
}

describe("a guest's records", () => {
  test('become the account’s at a registration; a kata that is kept here is sent when the member says so', async ({
    backend,
    sql,
    openGuest,
  }) => {
    const { page, takeErrors } = await openGuest();
    const katas = () => sql('select zou, name from public.kata_forms order by zou');
    await startAsGuest(page);
    await writeNote(page, '雨の音が三つあった');
    await registerKata(page, '朝の霧');
    await register(page, hanako);
    // Written between the registration and the link: it is asked about, too.
    await registerKata(page, '夜の雨');
    await page.goto(findMailedLink(backend, hanako.email));
    const dialog = page.getByRole('alertdialog', { name: '記録を引き継ぎます' });
    await dialog.getByText('書きためた型のうち2件は').waitFor();
    await keepHere(page, '夜の雨');
    await dialog.getByText('書きためた型のうち1件は').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, '始める').click();
    await page.waitForURL('/');
    await synced(page);
    expect(await sql('select text from public.notes')).toEqual([{ text: '雨の音が三つあった' }]);
    expect(await katas()).toEqual([{ zou: '朝の霧', name: null }]);
    expect(await sql('select count(*)::int as days from public.login_records')).toEqual([{ days: 1 }]);
    expect(await sql('select username from public.users where email = $1', [hanako.email])).toEqual([
      { username: hanako.username },
    ]);

    await page.goto('/kata-training?tab=list');
    const card = page.getByRole('article').filter({ hasText: '夜の雨' });
    await card.getByText('この端末だけ').waitFor();
    await card.getByRole('button', { name: '編集' }).click();
    await page.getByRole('textbox', { name: '名前' }).fill('しずか');
    await button(page, '保存する').click();
    await card.getByText('しずか').waitFor();
    await page.goto('/profile');
    await button(page, 'ログアウト').click();
    const question = page.getByRole('alertdialog', { name: 'ログアウトすると消える記録があります' });
    await question.getByText('この端末だけの型が1件あります。ログアウトすると消えます。').waitFor();
    await question.getByRole('button', { name: 'やめる' }).click();
    expect(await katas()).toHaveLength(1);

    await page.goto('/sync');
    await page.getByRole('heading', { name: 'この端末だけの記録' }).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, '送る').click();
    await page.getByRole('alertdialog', { name: 'この型を送りますか' }).getByRole('button', { name: '送る' }).click();
    await expect.poll(katas).toEqual([
      { zou: '夜の雨', name: 'しずか' },
      { zou: '朝の霧', name: null },
    ]);
    await expect.poll(() => page.getByRole('heading', { name: 'この端末だけの記録' }).count()).toBe(0);
    expect(takeErrors()).toEqual([]);
  });

  test('are asked about where the link was opened in another browser, at the login that follows', async ({
    backend,
    sql,
    openGuest,
  }) => {
    const [{ page, takeErrors }, other] = [await openGuest(), await openGuest()];
    await startAsGuest(page);
    await registerKata(page, '霧の朝');
    await register(page, jiro);
    await page.getByText('確認のメールを送信しました。').waitFor();
    await acceptMailedLink(other.page, backend, jiro.email, 'メールアドレスを確認する');
    await other.page.waitForURL(/\/login/);
    await logIn(page, jiro);
    await page.getByLabel('端末の記録').selectOption('add');
    await keepHere(page, '霧の朝');
    await button(page, '続ける').click();
    await page.waitForURL('/');
    await synced(page);
    expect(await sql("select zou from public.kata_forms where zou = '霧の朝'")).toEqual([]);
    await page.goto('/kata-training?tab=list');
    await page.getByRole('article').filter({ hasText: '霧の朝' }).getByText('この端末だけ').waitFor();
    expect(takeErrors()).toEqual([]);
  });

  test.for(isFullRun ? (['add', 'keep', 'delete'] as const) : (['add'] as const))(
    'a login asks what becomes of them: %s',
    async (answer, { member, sql, openGuest }) => {
      const { page, takeErrors } = await openGuest();
      await startAsGuest(page);
      await writeNote(page, '雨の音が三つあった');
      await logIn(page, member);
      const dialog = page.getByRole('alertdialog');
      await dialog.getByText('1日、1件のひとことの記録があります').waitFor();
      expect(await dialog.getByText('雨の音').count()).toBe(0);
      await button(page, '続ける').click();
      await dialog.getByText('ひとつ選んでください').waitFor();
      await dialog.getByLabel('端末の記録').selectOption(answer);
      await button(page, '続ける').click();
      await page.waitForURL('/');
      if (answer === 'add') await page.getByText('記録を引き継ぎました').first().waitFor();
      await synced(page);
      const notes = () => sql('select text from public.notes where user_id = $1', [member.userId]);
      if (answer === 'add') await expect.poll(notes).toEqual([{ text: '雨の音が三つあった' }]);
      else expect(await notes()).toEqual([]);

      await page.goto('/profile/data');
      await page.getByRole('heading', { name: 'データの書き出し' }).waitFor();
      const card = page.getByRole('heading', { name: '登録せずに使っていた記録' });
      if (answer === 'keep') {
        await card.waitFor();
        expect(await findScreenIssues(page)).toEqual([]);
        await page.goto('/profile');
        await button(page, 'ログアウト').click();
        await page.waitForURL('/login');
        await button(page, '登録せずに始める').click();
        await page.waitForURL('/');
        await logIn(page, member);
        await dialog.getByLabel('端末の記録').selectOption('add');
        await button(page, '続ける').click();
        await page.waitForURL('/');
        await expect.poll(notes).toEqual([{ text: '雨の音が三つあった' }]);
        await page.goto('/profile/data');
        await page.getByRole('heading', { name: 'データの書き出し' }).waitFor();
      }
      expect(await card.count()).toBe(0);
      expect(takeErrors()).toEqual([]);
    },
  );
});
