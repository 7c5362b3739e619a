import { describe, expect } from 'vitest';
import type { Device } from '../support/browser/browser.ts';
import { synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test as base, register, sync } from '../support/fixtures/kata.ts';

const test = base.extend(
  'sessions',
  ({ sql, member }) =>
    () =>
      sql(
        `select video_title, status, practised from public.training_sessions
         where user_id = $1 and training_type = 'kata-test' order by status`,
        [member.userId],
      ),
);

describe('testing kata', () => {
  async function openWithKata(openKata: () => Promise<Device>, count: number): Promise<Device> {
    const device = await openKata();
    for (let n = 1; n <= count; n += 1) {
      await register(device.page, { zou: `象${n}`, ishiki: `意識${n}`, category: n % 2 === 0 ? '偶数' : '奇数' });
    }
    await device.page.getByRole('tab', { name: 'テスト' }).click();
    return device;
  }

  test('asks each kata once, reveals, counts, survives a reload and ends with results', async ({ openKata }) => {
    const { page } = await openWithKata(openKata, 3);
    // The buttons stand above a message until it goes.
    await page.getByText('型を登録しました').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'テストを開始' }).click();
    const asked: string[] = [];
    for (const [n, percent] of [
      [1, 0],
      [2, 33],
      [3, 67],
    ] as const) {
      await page.getByText(`${n} / 3`).waitFor();
      await page.getByText(`${percent}%`).waitFor();
      const question = (await page.getByText(/^象\d$/).textContent()) ?? '';
      asked.push(question);
      expect(await page.getByText(question.replace('象', '意識'), { exact: true }).count()).toBe(0);
      const placesOf = (...names: readonly string[]) =>
        Promise.all(names.map(async (name) => (await page.getByRole('button', { name }).boundingBox())?.y));
      const places = await placesOf('答えを見る', '終了');
      await page.getByRole('button', { name: '答えを見る' }).click();
      // The answers come above: a second tap at the same place goes on, and grades nothing.
      expect(await placesOf(n === 3 ? 'テスト完了' : '答えずに次へ', '終了')).toEqual(places);
      if (n === 2) await page.reload();
      await page.getByText(question.replace('象', '意識'), { exact: true }).first().waitFor();
      await page.getByRole('button', { name: n === 3 ? 'テスト完了' : '答えずに次へ' }).click();
    }
    expect(asked.sort()).toEqual(['象1', '象2', '象3']);
    await page.getByRole('heading', { name: 'テストが終わりました' }).waitFor();
    await page.getByRole('button', { name: 'テストを閉じる' }).click();
    await page.getByRole('button', { name: 'テストを開始' }).waitFor();
  });

  test('can be limited to a category and ended early', async ({ openKata }) => {
    const { page } = await openWithKata(openKata, 4);
    await page.getByLabel('出題する型').selectOption('偶数');
    await page.getByRole('button', { name: 'テストを開始' }).click();
    await page.getByText('1 / 2').waitFor();
    await page.getByRole('button', { name: '終了' }).click();
    await page.getByRole('button', { name: 'テストを開始' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'テストを開始' }).waitFor();
  });

  test('reviews at most ten a day and syncs the schedule', async ({ sql, member, openKata, sessions }) => {
    const { page } = await openKata();
    await sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki)
       select $1::uuid, gen_random_uuid(), '象' || n, '意識' || n from generate_series(1, 13) n`,
      [member.userId],
    );
    await sync(page);
    await page.getByRole('tab', { name: 'テスト' }).click();
    await page.getByRole('button', { name: '今日の復習を始める（10問）' }).click();
    for (let n = 1; n <= 10; n += 1) {
      await page.getByText(`${n} / 10`).waitFor();
      await page.getByRole('button', { name: '答えを見る' }).click();
      await page.getByRole('button', { name: n === 1 ? 'もう一度' : 'おぼえた', exact: true }).click();
    }
    await page.getByRole('heading', { name: '今日の復習が終わりました' }).waitFor();
    await page.getByText('今週、稽古をした日は、', { exact: false }).waitFor();
    await page.getByRole('heading', { name: '「もう一度」の型' }).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    // The end stays as it is, and records nothing more.
    await page.reload();
    await page.getByRole('heading', { name: '今日の復習が終わりました' }).waitFor();
    await page.locator('main').getByText('1分', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'テストを閉じる' }).click();
    await page.getByText('今日の復習はありません').waitFor();
    await synced(page);
    const [row] = await sql<{ n: number }>('select count(*)::integer as n from private.kata_reviews');
    expect(row?.n).toBe(10);
    await expect.poll(sessions).toHaveLength(1);
    expect(await sessions()).toEqual([{ video_title: '今日の復習', status: 'completed', practised: true }]);
  });

  test('records a test that is left after three answers, and its rest as another one', async ({
    openKata,
    sessions,
  }) => {
    const { page } = await openWithKata(openKata, 4);
    await page.getByRole('button', { name: 'テストを開始' }).click();
    async function remember(number: number) {
      await page.getByText(`${number} / 4`).waitFor();
      await page.getByRole('button', { name: '答えを見る' }).click();
      await page.getByRole('button', { name: 'おぼえた', exact: true }).click();
    }
    for (const number of [1, 2]) await remember(number);
    await page.getByRole('button', { name: '終了' }).click();
    await page.getByRole('button', { name: 'テストを開始' }).click();
    expect(await page.getByText('分を記録しました').count()).toBe(0);
    for (const number of [1, 2, 3]) await remember(number);
    await page.getByText('4 / 4').waitFor();
    await page.getByRole('tab', { name: '一覧' }).click();
    await page.getByText('1分を記録しました').waitFor();
    await page.getByText('1分を記録しました').waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'テスト' }).click();
    await remember(4);
    await page.getByRole('heading', { name: 'テストが終わりました' }).waitFor();
    await synced(page);
    await expect.poll(sessions).toHaveLength(2);
    expect(await sessions()).toEqual([
      { video_title: '型のテスト', status: 'completed', practised: true },
      { video_title: '型のテスト', status: 'left', practised: true },
    ]);
  });
});
