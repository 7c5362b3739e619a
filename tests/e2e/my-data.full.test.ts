import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { readBook } from '../support/book/read-book.ts';
import { waitForOffline } from '../support/browser/browser.ts';
import { follow, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test } from '../support/test.ts';

async function addKata(page: Page, zou: string) {
  await page.goto('/kata-training');
  await page.getByLabel('象').fill(zou);
  await page.getByLabel('意識').fill('遠くを見る');
  await page.getByRole('button', { name: '型を登録する' }).click();
  await page.getByText('型を登録しました').waitFor();
}

async function exportFile(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await download).path(), 'utf8');
}

async function chooseFile(page: Page, name: string, text: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'ファイルを選ぶ' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

describe('my data', () => {
  test('is exported, and kata are imported from the files unchanged', async ({ sql, member, device }) => {
    const { page, context } = device;
    await addKata(page, '朝の海');
    await addKata(page, '=夕べの"川"');
    await synced(page);
    await waitForOffline(page);
    await context.setOffline(true);
    await page.goto('/profile/data');
    const book = await exportFile(page, '一冊にする');
    expect(await readBook(book)).toMatchObject({
      format: 'keiko-export',
      profile: { username: '太郎', email: member.email },
      login_records: [{ login_date: '2026-11-20', kind: 'login' }],
      kata_forms: [{ zou: '朝の海' }, { zou: '=夕べの"川"' }],
    });
    expect(book).not.toContain('"delivery"');
    await page.getByText('声かけの時刻、通知の宛先、通報の控えは、入っていません').waitFor();
    const csv = await exportFile(page, '型（CSV）');
    expect(csv).toContain(`"'=夕べの""川"""`);
    expect(await exportFile(page, '連続記録（CSV）')).toContain('2026-11-20,ログイン,2026-11-20 12:');
    expect(await exportFile(page, '稽古の履歴（CSV）')).toContain('終えた時刻');

    await chooseFile(page, 'keiko.html', book);
    await page.getByText(/すでにあるもの[0-9]+件/).waitFor();
    expect(await page.getByRole('button', { name: /件を取り込む/ }).count()).toBe(0);
    await context.setOffline(false);
    for (const [name, text] of [
      ['keiko.html', book],
      ['kata.csv', csv],
    ] as const) {
      await page.goto('/kata-training');
      await page.getByRole('tab', { name: '一覧' }).click();
      for (let left = 2; left > 0; left -= 1) {
        await page.getByRole('button', { name: '削除' }).first().click();
        await page.getByRole('button', { name: '削除する' }).click();
        await expect.poll(() => page.getByRole('button', { name: '削除' }).count()).toBe(left - 1);
      }
      await follow(page, 'プロフィール', 'データ管理');
      await chooseFile(page, name, text);
      await page.getByText('追加する型2件').waitFor();
      await page.getByText('取り込んだ型は、すべての会員が見られます。').waitFor();
      expect(await findScreenIssues(page)).toEqual([]);
      await page.getByRole('button', { name: '2件を取り込む' }).click();
      await page.getByText('2件を取り込みました').waitFor();
    }
    await synced(page);
    const katas = await sql(
      'select zou, ishiki, name, category from public.kata_forms where user_id = $1 and not deleted order by zou',
      [member.userId],
    );
    const same = { ishiki: '遠くを見る', name: null, category: null };
    expect(katas).toEqual([
      { zou: '=夕べの"川"', ...same },
      { zou: '朝の海', ...same },
    ]);
  });

  test('shows the storage usage and the last sync', async ({ device }) => {
    await device.page.goto('/profile/data');
    await expect.poll(() => device.page.locator('main').textContent()).toMatch(/使っている容量\d+(\.\d)? [KM]B/);
    await device.page.getByText(/最後の同期11月20日/).waitFor();
  });
});
