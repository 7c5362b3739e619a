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

  test('brings a deleted note back from the exported file, and once', async ({ page }) => {
    const note = page.getByRole('listitem').filter({ hasText: '朝の音は三つ。' });
    await page.goto('/notebook');
    await page.getByLabel('ひとこと').fill('朝の音は三つ。');
    await page.getByRole('button', { name: '書きとめる' }).click();
    await note.waitFor();
    await follow(page, 'プロフィール', 'データ管理');
    const book = await exportFile(page, '一冊にする');
    expect(await exportFile(page, '稽古帳（CSV）')).toContain('2026-11-20 12:00,,,朝の音は三つ。');
    await follow(page, 'プロフィール', '稽古帳');
    await note.getByRole('button', { name: '削除' }).click();
    await note.waitFor({ state: 'detached' });
    await follow(page, 'プロフィール');
    await synced(page);
    await follow(page, 'データ管理');
    await chooseFile(page, 'keiko.html', book);
    await page.getByText('追加するひとこと1件').waitFor();
    // The message fades away while axe would measure it.
    await page.getByText('ひとことを削除しました').waitFor({ state: 'detached' });
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('button', { name: '1件を取り込む' }).click();
    await page.getByText('1件を取り込みました').waitFor();
    await chooseFile(page, 'keiko.html', book);
    await page.getByText(/すでにあるもの[0-9]+件/).waitFor();
    await synced(page);
    await page.goto('/notebook');
    await note.waitFor();
    expect(await page.getByRole('listitem').count()).toBe(1);
  });

  test('restores days, practices and lessons as far as the server accepts them', async ({ sql, member, page }) => {
    const record = (login_date: string) => ({ login_date, kind: 'login', claimed_at: `${login_date}T03:00:00.000Z` });
    const day = '2026-11-18';
    const file = {
      format: 'keiko-export',
      version: 1,
      login_records: [record('2024-01-01'), record(day), record('2026-11-19')],
      kata_forms: [],
      training_sessions: [
        {
          id: '019f0000-0000-7000-8000-000000000001',
          training_type: 'jutsu',
          video_title: '十四ツ',
          video_number: 3,
          status: 'completed',
          duration_minutes: 7,
          details: { items: 3 },
          completed_at: `${day}T04:00:00.000Z`,
        },
      ],
      training_progress: [
        {
          training_type: 'brain-speed',
          current_lesson: 9,
          total_lessons: 30,
          last_watched_date: day,
          completed_at: null,
        },
      ],
    };
    await page.goto('/profile/data');
    await chooseFile(page, 'keiko.json', JSON.stringify(file));
    await page.getByText('古くて戻せない日の記録1件').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('button', { name: '4件を取り込む' }).click();
    await page.getByText('4件を取り込みました').waitFor();
    await synced(page);
    const read = (columns: string, table: string) =>
      sql(`select ${columns} from public.${table} where user_id = $1 order by 1`, [member.userId]);
    expect(await read('login_date::text', 'login_records')).toEqual(
      [day, '2026-11-19', '2026-11-20'].map((login_date) => ({ login_date })),
    );
    expect(await read('id, details', 'training_sessions')).toEqual([
      { id: '019f0000-0000-7000-8000-000000000001', details: { items: 3 } },
    ]);
    // Three days grant three lessons.
    expect(await read('current_lesson', 'training_progress')).toEqual([{ current_lesson: 4 }]);
    await page.goto('/streak');
    await page.getByText('現在3日').waitFor();
    expect(await page.getByText('取り消されました').count()).toBe(0);
  });

  test('rejects a foreign file', async ({ page }) => {
    await page.goto('/profile/data');
    await chooseFile(page, 'kata.csv', '象,意識\n"切れた');
    await page.getByText('引用符（"）が閉じていません').waitFor();
    await chooseFile(page, 'other.json', '{"foo":1}');
    await page.getByText('このアプリが書き出したJSONではありません').waitFor();
    await chooseFile(page, 'cut.html', '<!doctype html><p>');
    await page.getByText('書き出したあとで書きかえられたか、途中で切れています').waitFor();
    await chooseFile(page, 'big.json', ' '.repeat(11 * 1024 * 1024));
    await page.getByText('大きさが10MBを超えています').waitFor();
  });

  test('imports a thousand kata', async ({ sql, member, page }) => {
    await page.goto('/profile/data');
    const rows = Array.from({ length: 1000 }, (_, index) => `第${index}の象,見る`);
    await chooseFile(page, 'kata.csv', ['象,意識', ...rows].join('\n'));
    await page.getByRole('button', { name: '1000件を取り込む' }).click();
    await expect.poll(() => page.getByText('1,000件を取り込みました').count(), { timeout: 30_000 }).toBe(1);
    await expect
      .poll(() => sql('select count(*)::integer as n from public.kata_forms where user_id = $1', [member.userId]), {
        timeout: 60_000,
      })
      .toEqual([{ n: 1000 }]);
  });

  test('shows the storage usage and the last sync', async ({ device }) => {
    await device.page.goto('/profile/data');
    await expect.poll(() => device.page.locator('main').textContent()).toMatch(/使っている容量\d+(\.\d)? [KM]B/);
    await device.page.getByText(/最後の同期11月20日/).waitFor();
  });
});
