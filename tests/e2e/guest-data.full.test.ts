import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { readBook } from '../support/book/read-book.ts';
import { button, goOffline, startAsGuest } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { encodeText } from '../support/fixtures/encode-text.ts';
import { test } from '../support/test.ts';

const KATA = '象,意識,名前,カテゴリ\n朝の改札,比較,,\n夜の雨,静か,雨,\n';

async function importFile(page: Page, name: string, contents: string | Uint8Array): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'ファイルを選ぶ').click()]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(contents) });
}

async function exportAll(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, '一冊にする').click();
  return readFile(await (await download).path(), 'utf8');
}

describe('data management without an account', () => {
  test('names what it does not read of a table, and the row that it cannot read', async ({ openGuest }) => {
    const { page, takeErrors } = await openGuest();
    await startAsGuest(page);
    await page.goto('/profile/data');
    const used = ['番号;象;意識;ｶﾃｺﾞﾘｰ', '1;朝の海;足の裏;自然', ''].join('\r');
    await importFile(page, 'kata.csv', encodeText(used, 'Shift_JIS'));
    await page.getByText('追加する型1件').waitFor();
    await page.getByText('使わなかった列：番号').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, 'やめる').click();
    for (const [table, said] of [
      ['象,意識\n海,波\n"山" ,谷\n', '3行目：引用符（"）の外に文字があります。'],
      ['象,意識\n海,"波\n山,谷\n', '2行目：引用符（"）が閉じていません。'],
      ['象|意識\n海|波\n', '列の区切りが見つかりません。'],
      [encodeText('象,意識\n海,波\n山,', 'UTF-8').slice(0, -2), '3行目：文字を読み取れません。'],
    ] as const) {
      await importFile(page, 'kata.csv', table);
      await page.getByText(said).waitFor();
      expect(await findScreenIssues(page)).toEqual([]);
    }
    expect(takeErrors()).toEqual([]);
  });

  test('imports kata and notes, exports everything, and clears the device, all offline', async ({ openGuest }) => {
    const device = await openGuest();
    const { page, takeErrors } = device;
    await startAsGuest(page);
    await goOffline(device);
    await page.goto('/notebook');
    await page.getByLabel('ひとこと').fill('雨の音が三つあった');
    await button(page, '書きとめる').click();
    await page.getByRole('list').getByText('雨の音が三つあった').waitFor();

    await page.goto('/profile/data');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await importFile(page, 'kata.csv', KATA);
    await page.getByText('追加する型2件').waitFor();
    await button(page, '2件を取り込む').click();
    await page.getByText('2件を取り込みました').waitFor();
    const book = await exportAll(page);
    expect(await readBook(book)).toMatchObject({
      login_records: [{ login_date: '2026-11-20', kind: 'login' }],
      kata_forms: [{ zou: '朝の改札' }, { zou: '夜の雨', name: '雨' }],
      notes: [{ text: '雨の音が三つあった' }],
    });

    await button(page, 'この端末の記録を消す').click();
    await button(page, '記録を消す').click();
    await page.waitForURL('/login');
    await startAsGuest(page);
    await page.goto('/profile/data');
    await importFile(page, 'keiko.html', book);
    await page.getByText('追加する型2件').waitFor();
    await page.getByText('追加するひとこと1件').waitFor();
    // The day that the file has begun earlier is joined.
    await page.getByRole('button', { name: /件を取り込む/ }).click();
    await page.getByText('取り込みました').first().waitFor();
    await page.goto('/notebook');
    await page.getByText('雨の音が三つあった').waitFor();
    await page.goto('/kata-training?tab=list');
    await page.getByText('夜の雨').waitFor();
    expect(takeErrors()).toEqual([]);
  });
});
