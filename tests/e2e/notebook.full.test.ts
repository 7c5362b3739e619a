import { describe, expect } from 'vitest';
import { button, goOffline, pill } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { field, note, test } from '../support/fixtures/notebook.ts';

describe('the notebook', () => {
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
});

describe('one line at the end of a practice', () => {
  test('is written down also when the member goes on without the button', async ({ device, notesOnServer }) => {
    const { page } = device;
    await page.goto('/training/today');
    await goOffline(device);
    await button(page, '稽古完了').click();
    await field(page).fill('三回やってみた。');
    await button(page, 'ホームへ').click();
    await page.waitForURL('/');
    await page.getByText('稽古帳に書きとめました').waitFor();
    await expect.poll(() => pill(page).textContent()).toBe('未送信 2件');
    await device.context.setOffline(false);
    await expect
      .poll(notesOnServer)
      .toMatchObject([{ text: '三回やってみた。', about: 'daily-training', question: expect.stringMatching(/./) }]);
  });
});
