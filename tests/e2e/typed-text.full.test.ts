import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { fillLocalStorage, pageEnds } from '../support/browser/end-page.ts';
import { setVisible } from '../support/browser/fake-iphone.ts';
import { button, follow, synced } from '../support/browser/journeys.ts';
import { killPage } from '../support/browser/kill-page.ts';
import { field, note, test, write } from '../support/fixtures/notebook.ts';

const ends = Object.entries(pageEnds);

/** Practises to the end, where a line can be typed. */
async function openEnd(page: Page): Promise<void> {
  await page.goto('/training/jutsu');
  await button(page, '次の問題').click();
  await button(page, '稽古完了').click();
  await field(page).waitFor();
}

const stored = (page: Page) => page.getByText('稽古帳に書きとめました');

describe('a line at the end of a practice', () => {
  test.for(ends)('is one note of the notebook when the page %s', async ([, end], { page, notesOnServer }) => {
    await openEnd(page);
    await field(page).fill('遠くの踏切');
    const next = await end(page);
    await stored(next).waitFor();
    await next.goto('/notebook');
    await note(next, '遠くの踏切').getByText('十四ツ').waitFor();
    await next.reload();
    await note(next, '遠くの踏切').getByRole('button', { name: '編集' }).waitFor();
    await synced(next);
    expect(await stored(next).count()).toBe(0);
    expect(await notesOnServer()).toMatchObject([{ text: '遠くの踏切', about: 'jutsu', deleted: false }]);
  });

  test('stays in its field when the page returns, and is no note when it is cleared', async ({
    page,
    notesOnServer,
  }) => {
    await openEnd(page);
    await field(page).fill('遠くの踏切');
    await setVisible(page, false);
    await setVisible(page, true);
    expect(await field(page).inputValue()).toBe('遠くの踏切');
    await field(page).fill('');
    await page.goto('/notebook');
    await page.getByText('まだ何も書かれていません').waitFor();
    await synced(page);
    expect(await notesOnServer()).toEqual([]);
  });

  test('is the same note when another tab opens while it is typed', async ({ page, notesOnServer }) => {
    await openEnd(page);
    await field(page).fill('遠くの踏切');
    const other = await page.context().newPage();
    await other.goto('/notebook');
    await note(other, '遠くの踏切').waitFor();
    await field(page).fill('遠くの踏切と、犬');
    await button(page, '稽古の一覧へ').click();
    await stored(page).waitFor();
    await note(other, '遠くの踏切と、犬').waitFor();
    await synced(other);
    await expect.poll(async () => (await notesOnServer()).map(({ text }) => text)).toEqual(['遠くの踏切と、犬']);
  });

  test('and what the practice has shown survive a full localStorage once the page is hidden', async ({
    page,
    sql,
    member,
    notesOnServer,
  }) => {
    await page.goto('/training/jutsu');
    await button(page, '次の問題').waitFor();
    await fillLocalStorage(page);
    await button(page, '次の問題').click();
    await button(page, '稽古完了').click();
    await field(page).fill('遠くの踏切');
    await setVisible(page, false);
    const next = await page.context().newPage();
    await next.goto('/notebook');
    await note(next, '遠くの踏切').waitFor();
    await killPage(page);
    await synced(next);
    expect((await notesOnServer()).map(({ text }) => text)).toEqual(['遠くの踏切']);
    await expect
      .poll(() => sql('select training_type from public.practice_results where user_id = $1', [member.userId]))
      .toEqual([{ training_type: 'jutsu' }]);
  });
});

describe('a form', () => {
  test.for(ends)('has its typed text again after the page %s, until it is given up', async ([, end], { page }) => {
    await page.goto('/profile-edit');
    await page.getByLabel('自己紹介').fill('書きかけの自己紹介');
    let next = await end(page);
    await next.goto('/profile-edit');
    await expect.poll(() => next.getByLabel('自己紹介').inputValue()).toBe('書きかけの自己紹介');
    await follow(next, '戻る');
    await button(next, '保存せずに離れる').click();
    await next.getByLabel('自己紹介').waitFor({ state: 'detached' });
    await next.goto('/profile-edit');
    await next.getByLabel('ユーザー名').waitFor();
    expect(await next.getByLabel('自己紹介').inputValue()).toBe('');

    await next.goto('/notebook');
    await write(next, '朝の音');
    await note(next, '朝の音').getByRole('button', { name: '編集' }).click();
    const text = (at: Page) => at.getByRole('dialog').getByLabel('ひとこと');
    await text(next).fill('朝の音は三つ');
    next = await end(next);
    await next.goto('/notebook');
    await field(next).first().fill('書きかけ');
    await note(next, '朝の音').getByRole('button', { name: '編集' }).click();
    expect(await text(next).inputValue()).toBe('朝の音は三つ');
    await button(next, 'やめる').click();
    await button(next, '入力を続ける').click();
    await button(next, '保存する').click();
    await note(next, '朝の音は三つ').waitFor();
    next = await end(next);
    await next.goto('/notebook');
    expect(await field(next).inputValue()).toBe('書きかけ');
    await note(next, '朝の音は三つ').getByRole('button', { name: '編集' }).click();
    expect(await text(next).inputValue()).toBe('朝の音は三つ');
  });

  test.for(ends)('for a kata has its typed texts again after the page %s', async ([, end], { page }) => {
    await page.goto('/kata-training');
    await page.getByLabel('象').fill('朝の霧');
    await page.getByLabel('カテゴリ').fill('朝');
    const next = await end(page);
    await next.goto('/kata-training');
    await expect.poll(() => next.getByLabel('象').inputValue()).toBe('朝の霧');
    expect(await next.getByLabel('カテゴリ').inputValue()).toBe('朝');
  });
});
