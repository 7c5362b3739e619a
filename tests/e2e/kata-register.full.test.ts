import { describe, expect } from 'vitest';
import { synced } from '../support/browser/journeys.ts';
import { card, fill, openList, register, test } from '../support/fixtures/kata.ts';

describe('registering kata', () => {
  test('requires zou and ishiki, trims text, and stores blank names and categories as null', async ({
    openKata,
    kataOnServer,
  }) => {
    const { page } = await openKata();
    await page.getByText('すべての会員が見られます').waitFor();
    await fill(page, { zou: '　', ishiki: '足の裏' });
    await page.getByRole('button', { name: '型を登録する' }).click();
    await page.getByText('象と意識は必須項目です').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await fill(page, { zou: ' 朝の海 ', ishiki: '足の裏', name: '  ', category: '' });
    await page.getByRole('button', { name: '型を登録する' }).dblclick();
    await page.getByText('型を登録しました').waitFor();
    await synced(page);
    // The toast stays while the pointer is over it.
    await page.mouse.move(0, 0);
    await page.getByText('型を登録しました').waitFor({ state: 'detached' });
    expect(await kataOnServer()).toEqual([
      { name: null, category: null, zou: '朝の海', ishiki: '足の裏', is_copied: false, deleted: false, copy_count: 0 },
    ]);
  });

  test('suggests the categories the member has used', async ({ openKata }) => {
    const { page } = await openKata();
    await register(page, { zou: '一', ishiki: '二', category: '通勤' });
    await register(page, { zou: '三', ishiki: '四', category: 'アサ' });
    const suggested = await page
      .getByLabel('カテゴリ', { exact: true })
      .evaluate((field) =>
        (field instanceof HTMLInputElement ? [...(field.list?.options ?? [])] : []).map(({ value }) => value),
      );
    expect(suggested).toEqual(['アサ', '通勤']);
  });

  test('shows markup, emoji, combining marks and right-to-left text unchanged', async ({ openKata, kataOnServer }) => {
    const { page } = await openKata();
    const kata = {
      zou: '<img src=x onerror="document.title=1"> 👩‍👩‍👧‍👦 x\u0301',
      ishiki: 'مرحبا بالعالم &amp; ﾃｽﾄ',
      name: '<b>太字</b>',
      category: '</li>',
    };
    await register(page, kata);
    await openList(page);
    const shown = await card(page, '太字').textContent();
    for (const text of Object.values(kata)) expect(shown).toContain(text);
    await synced(page);
    expect(await kataOnServer()).toMatchObject([kata]);
    expect(await page.title()).toBe('型の稽古 | 稽古');
  });

  test('shows a kata that the server rejects, and lets the member correct it', async ({
    sql,
    openKata,
    kataOnServer,
  }) => {
    const { page } = await openKata();
    await sql(`alter table public.kata_forms add constraint no_rain check (zou <> '雨')`);
    await register(page, { zou: '雨', ishiki: '傘', name: '雨の型' });
    await page.getByText(/型の登録に失敗しました: /).waitFor();

    await page.goto('/sync');
    await page.getByRole('heading', { name: '送信できなかった記録' }).waitFor();
    await card(page, '雨の型').getByRole('link', { name: '内容を直す' }).click();
    await expect.poll(() => page.getByRole('dialog').getByLabel('象', { exact: true }).inputValue()).toBe('雨');
    await page.getByRole('dialog').getByRole('button', { name: 'やめる' }).click();
    await page.waitForURL('/kata-training?tab=list');

    await page.getByRole('button', { name: '内容を直す' }).click();
    await page.getByRole('dialog').getByLabel('象', { exact: true }).fill('晴れ');
    // Like a browser after a second Esc
    await page.evaluate(() => document.querySelector('dialog')?.close());
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: '入力を続ける' }).click();
    await question.waitFor({ state: 'detached' });
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: '入力を続ける' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').getByLabel('象', { exact: true }).inputValue()).toBe('晴れ');
    await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click();
    await page.getByText(/型の登録に失敗しました: /).waitFor({ state: 'detached' });
    await synced(page);
    expect(await kataOnServer()).toMatchObject([{ zou: '晴れ', name: '雨の型' }]);
  });
});
