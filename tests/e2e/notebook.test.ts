import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { button, follow, goOffline, pill, synced } from '../support/browser/journeys.ts';
import { killPage } from '../support/browser/kill-page.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test as base } from '../support/test.ts';

interface StoredNote {
  readonly text: string;
  readonly about: string | null;
  readonly question: string | null;
  readonly deleted: boolean;
}

const test = base
  /** The member's notes on the server, oldest first. */
  .extend('notesOnServer', ({ sql, member }) => (): Promise<readonly StoredNote[]> => {
    return sql('select text, about, question, deleted from public.notes where user_id = $1 order by written_at, rev', [
      member.userId,
    ]);
  });

const field = (page: Page) => page.getByLabel('ひとこと');
const note = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await button(page, '書きとめる').click();
  await note(page, text).waitFor();
}

describe('the notebook', () => {
  test('is written, edited and emptied offline, and is the same on a second device', async ({
    device,
    openSignedIn,
    notesOnServer,
  }) => {
    const { page, context } = device;
    await follow(page, 'プロフィール', '稽古帳');
    await page.getByText('まだ何も書かれていません').waitFor();
    expect(await page.getByRole('link', { name: 'プロフィール' }).getAttribute('aria-current')).toBe('page');
    await write(page, '朝の音は三つ。');
    await synced(page);
    await goOffline(device);
    await page.reload();
    await device.setClock('2026-11-20T16:00:00Z');
    await write(page, '夜は、ひとつだけ。\n二行目。');
    await note(page, '夜は').getByText('未送信').waitFor();
    await page.getByRole('region', { name: '11月21日（土）' }).getByText('夜は').waitFor();

    await note(page, '朝の音').getByRole('button', { name: '編集' }).click();
    const dialog = page.getByRole('dialog', { name: 'ひとことを直す' });
    await dialog.getByLabel('ひとこと').fill('朝の音は四つ。');
    await dialog.getByRole('button', { name: '保存する' }).click();
    await dialog.waitFor({ state: 'detached' });
    await note(page, '朝の音は四つ。').waitFor();
    await context.setOffline(false);
    await expect
      .poll(async () => (await notesOnServer()).map(({ text }) => text))
      .toEqual(['朝の音は四つ。', '夜は、ひとつだけ。\n二行目。']);

    const { page: other } = await openSignedIn();
    await other.goto('/notebook');
    await note(other, '朝の音は四つ。').waitFor();
    await note(other, '夜は').waitFor();
    for (const isUndone of [true, false]) {
      await note(other, '朝の音').getByRole('button', { name: '削除' }).click();
      await note(other, '朝の音').waitFor({ state: 'detached' });
      if (isUndone) await other.getByRole('button', { name: '元に戻す' }).click();
    }
    await follow(other, 'ホーム');
    await synced(other);
    await expect.poll(async () => (await notesOnServer()).filter(({ deleted }) => !deleted).length).toBe(1);
    await page.reload();
    await note(page, '夜は').waitFor();
    await expect.poll(() => note(page, '朝の音').count()).toBe(0);
  });

  test('is deleted at the next start when the page is killed within the five seconds', async ({
    page,
    notesOnServer,
  }) => {
    const context = page.context();
    await page.goto('/notebook');
    await field(page).fill('消すひとこと');
    await button(page, '書きとめる').click();
    await synced(page);
    await note(page, '消す').getByRole('button', { name: '削除' }).click();
    await note(page, '消す').waitFor({ state: 'detached' });
    await killPage(page);
    const next = await context.newPage();
    await next.goto('/notebook');
    await expect.poll(async () => (await notesOnServer()).map(({ deleted }) => deleted)).toEqual([true]);
    await expect.poll(() => note(next, '消す').count()).toBe(0);
  });

  test('keeps a draft, and refuses a blank and a too long note', async ({ page, notesOnServer }) => {
    await page.goto('/notebook');
    await button(page, '書きとめる').click();
    await page.getByText('ひとことを書いてください').waitFor();
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await field(page).fill('😀'.repeat(2001));
    await button(page, '書きとめる').click();
    await page.getByText('2000文字以内で書いてください').waitFor();
    await field(page).fill('書きかけの');
    await page.reload();
    expect(await field(page).inputValue()).toBe('書きかけの');
    await field(page).press('Control+End');
    await field(page).press('Enter');
    await field(page).pressSequentially('ひとこと');
    expect(await page.getByRole('listitem').count()).toBe(0);
    await button(page, '書きとめる').click();
    await note(page, '書きかけの').waitFor();
    expect(await field(page).inputValue()).toBe('');
    await page.reload();
    await note(page, '書きかけの').waitFor();
    expect(await field(page).inputValue()).toBe('');
    await expect.poll(async () => (await notesOnServer()).map(({ text }) => text)).toEqual(['書きかけの\nひとこと']);
  });

  test('does not submit while an IME composes', async ({ page }) => {
    await page.goto('/notebook');
    await field(page).fill('へんかん');
    await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229 });
    expect(await field(page).inputValue()).toBe('へんかん');
    expect(await page.getByRole('listitem').count()).toBe(0);
  });

  test('finds words in any spelling, shows many notes page by page, and long ones shortened', async ({
    sql,
    member,
    page,
  }) => {
    await sql(
      `insert into public.notes (user_id, id, text, day, written_at, about, question)
       select $1, gen_random_uuid(), case n when 7 then 'ｶﾞﾗｽの音' when 1 then repeat('長い', 1000) else n || '番' end,
         date '2026-11-20' - n / 3, timestamptz '2026-11-20T02:00Z' - n * interval '8 hours', 'jutsu',
         case n when 9 then '何が見えましたか。' end
       from generate_series(0, 119) n`,
      [member.userId],
    );
    await page.reload();
    await page.goto('/notebook');
    await page.getByText('120件', { exact: true }).waitFor({ timeout: 60_000 });
    expect(await page.getByRole('listitem').count()).toBe(50);
    await button(page, 'さらに50件を見る（残り70件）').click();
    await expect.poll(() => page.getByRole('listitem').count()).toBe(100);
    const long = note(page, '長い');
    const height = async () => (await long.boundingBox())?.height ?? 0;
    const folded = await height();
    await long.getByRole('button', { name: '全文を読む' }).click();
    await expect.poll(height).toBeGreaterThan(3 * folded);
    const search = page.getByLabel('ことばを探す');
    for (const [query, text] of [
      ['がらす', 'ｶﾞﾗｽの音'],
      ['何が 十四ツ', '何が見えましたか。'],
    ] as const) {
      await search.fill(query);
      await page.getByText('1件', { exact: true }).waitFor();
      await note(page, text).waitFor();
    }
    await search.fill('星');
    await page.getByText('見つかりませんでした', { exact: true }).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
  });

  test('shows why a note was rejected, and is reached from /sync to correct it', async ({ sql, member, page }) => {
    await page.goto('/notebook');
    await synced(page);
    await sql(`alter table public.notes add constraint refused check (text <> '断られる') not valid`);
    await write(page, '断られる');
    await note(page, '断られる').getByText('使えない文字や値が含まれています').waitFor();
    await sql('alter table public.notes drop constraint refused');
    await page.goto('/sync');
    await page.getByText('稽古帳「断られる」').first().waitFor();
    await page.getByRole('link', { name: '内容を直す' }).click();
    const dialog = page.getByRole('dialog', { name: 'ひとことを直す' });
    await dialog.getByLabel('ひとこと').fill('通る');
    await dialog.getByRole('button', { name: '保存する' }).click();
    await synced(page);
    expect(await sql('select text from public.notes where user_id = $1', [member.userId])).toEqual([{ text: '通る' }]);
  });

  test('offers to write down again what another device has deleted meanwhile', async ({
    sql,
    member,
    device,
    openSignedIn,
  }) => {
    const { page, context } = device;
    await page.goto('/notebook');
    await write(page, '朝の音');
    await synced(page);
    const { page: other } = await openSignedIn();
    await other.goto('/notebook');
    await note(other, '朝の音').waitFor();
    await goOffline(device);
    await note(page, '朝の音').getByRole('button', { name: '編集' }).click();
    await page.getByRole('dialog').getByLabel('ひとこと').fill('直した音');
    await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click();
    await note(page, '直した音').waitFor();
    await note(other, '朝の音').getByRole('button', { name: '削除' }).click();
    await follow(other, 'ホーム');
    const deleted = () => sql('select deleted from public.notes where user_id = $1', [member.userId]);
    await expect.poll(deleted).toEqual([{ deleted: true }]);
    await context.setOffline(false);
    await page.getByText('直したひとことは、別の端末で削除されていました').waitFor();
    await button(page, 'もう一度書きとめる').click();
    await note(page, '直した音').waitFor();
    await synced(page);
    expect(await page.getByText('別の端末で削除されていました').count()).toBe(0);
  });
});

describe('one line at the end of a lesson', () => {
  test('is offered below the closing question, and belongs to both', async ({ device, notesOnServer }) => {
    const { page } = device;
    await page.goto('/basic-training?topic=3');
    await finishSteps(page);
    const question = await page.getByRole('main').locator('p').first().textContent();
    await field(page).fill('遠くから聞こえた。');
    await button(page, '書きとめる').click();
    await page.getByText('稽古帳に書きとめました').waitFor();
    await page.getByText('遠くから聞こえた。').waitFor();
    await page.getByRole('link', { name: '稽古帳を見る' }).click();
    await note(page, '遠くから聞こえた。').getByText('基本意識の解説').waitFor();
    await synced(page);
    expect(await notesOnServer()).toEqual([
      { text: '遠くから聞こえた。', about: 'basic-awareness', question, deleted: false },
    ]);
  });

  test('is written down also when the member goes on without the button', async ({ device, notesOnServer }) => {
    const { page } = device;
    await page.goto('/training/today');
    await page.getByText('ひとことを残す').click();
    await field(page).fill('三回やってみた。');
    await goOffline(device);
    await button(page, '稽古完了').click();
    await page.waitForURL('/');
    await page.getByText('稽古帳に書きとめました').waitFor();
    await expect.poll(() => pill(page).textContent()).toBe('未送信 2件');
    await device.context.setOffline(false);
    await expect
      .poll(notesOnServer)
      .toMatchObject([{ text: '三回やってみた。', about: 'daily-training', question: expect.stringMatching(/./) }]);
  });
});

/** Goes through the steps of a guided lesson to its closing question. */
async function finishSteps(page: Page): Promise<void> {
  await button(page, 'ガイドを始める').click();
  const closing = page.getByRole('heading', { name: '終わりの問い' });
  const next = button(page, '次へ');
  while (!(await closing.isVisible())) {
    await closing.or(next).waitFor();
    if (await next.isVisible()) await next.click();
  }
}
