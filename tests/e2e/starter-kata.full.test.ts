import { describe, expect } from 'vitest';
import { synced } from '../support/browser/journeys.ts';
import { card, test } from '../support/fixtures/kata.ts';

describe('an empty list of kata', () => {
  test('explains 象 and 意識, and offers はじめの型 one by one', async ({ openKata, openSignedIn, sql, member }) => {
    const { page } = await openKata('?tab=list');
    await page.getByText('まだ型がありません').waitFor();
    await page.getByRole('heading', { name: '象（ぞう）と意識（いしき）' }).waitFor();
    await page.getByRole('button', { name: 'はじめの型から選ぶ' }).click();
    await page.getByRole('heading', { name: 'はじめの型' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('はじめの型');
    expect(await page.getByRole('button', { name: '自分の型にする' }).count()).toBe(20);

    const phone = page.getByRole('article', { name: '鳴りだした電話' });
    await phone.getByRole('button').dblclick();
    await phone.getByRole('button', { name: '自分の型にしました' }).waitFor();
    expect(await phone.getByRole('button').evaluate((element) => element === document.activeElement)).toBe(true);
    await synced(page);
    expect(
      await sql('select zou, ishiki, is_copied, original_id, deleted from public.kata_forms where user_id = $1', [
        member.userId,
      ]),
    ).toEqual([
      {
        zou: '鳴りだした電話',
        ishiki: '出る前に、息をひとつ吐き切る',
        is_copied: true,
        original_id: '347755b7-0a8d-4bed-8456-9605c0cb3083',
        deleted: false,
      },
    ]);
    await page.getByRole('link', { name: '自分の型を見る' }).click();
    await page.getByText('1件', { exact: true }).waitFor();
    await card(page, '鳴りだした電話').waitFor();

    const { page: other } = await openSignedIn();
    await other.goto('/kata-training');
    await other.getByText('象（ぞう）と意識（いしき）とは').click();
    await other.getByRole('link', { name: 'はじめの型を見る' }).click();
    await other
      .getByRole('article', { name: '鳴りだした電話' })
      .getByRole('button', { name: '自分の型にしました' })
      .waitFor();
    expect(await other.getByRole('button', { name: '自分の型にする' }).count()).toBe(19);
  });
});
