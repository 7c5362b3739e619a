import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { totalTimeText } from '../../src/lib/duration.ts';
import type { TestBackend } from '../support/backend/backend.ts';
import { waitForOffline } from '../support/browser/browser.ts';
import { button } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { logInDaily, practise } from '../support/fixtures/home.ts';
import { type Member, test } from '../support/test.ts';

/** Inserts `count` sessions of a member, one every four hours until now. */
async function insertSessions(sql: TestBackend['sql'], { userId }: Member, count: number): Promise<void> {
  await sql(
    `insert into public.training_sessions (user_id, id, training_type, video_title, duration_minutes, completed_at)
     select $1, gen_random_uuid(), (array['jutsu', 'tour', 'of-a-later-version'])[1 + n % 3], '稽古' || n, 5 + n % 20,
       private.now() - n * interval '4 hours'
     from generate_series(0, $2 - 1) n`,
    [userId, count],
  );
}

/** Inserts answers of a member: six of 辞書 in the last two weeks, older ones of 辞書 and 選辻, and a text that was only shown. */
async function insertAnswers(sql: TestBackend['sql'], { userId }: Member): Promise<void> {
  const visits = [
    ['jisho', '2026-11-20', ['jisho-001-1', 'remembered'], ['jisho-001-2', 'remembered'], ['jisho-002-1', 'hard']],
    ['jisho', '2026-11-15', ['jisho-003-1', 'again'], ['jisho-003', 'seen']],
    ['jisho', '2026-11-14', ['jisho-003-1', 'remembered'], ['jisho-003-2', 'hard']],
    ['jisho', '2026-03-01', ['jisho-004-1', 'again'], ['jisho-004-2', 'again']],
    ['sentsuji', '2026-03-01', ['sentsuji-001', 'right']],
    ['oumugaeshi', '2026-11-20', ['oumugaeshi-001', 'seen']],
  ] as const;
  for (const [trainingType, day, ...results] of visits) {
    await sql(
      'insert into public.practice_results (user_id, id, training_type, day, results) values ($1, gen_random_uuid(), $2, $3, $4)',
      [userId, trainingType, day, JSON.stringify(results.map(([item, result]) => ({ item, result })))],
    );
  }
}

describe('the history', () => {
  test('opens from the practice list, also offline, and shows more on demand', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    await insertSessions(sql, member, 120);
    const { page, context } = await openSignedIn();
    await waitForOffline(page);
    await context.setOffline(true);
    await page.goto('/training');
    await page.getByRole('link', { name: '履歴とグラフを見る' }).click();
    await page.getByRole('heading', { name: '稽古の履歴', level: 1 }).waitFor();

    const total = page.getByRole('region', { name: 'これまでの稽古' });
    await expect.poll(() => total.textContent()).toContain('稽古した回数120回');
    const list = page.getByRole('region', { name: '日ごとの記録' });
    const rows = list.getByRole('listitem');
    expect(await rows.count()).toBe(50);
    expect(await rows.first().textContent()).toContain('稽古0');
    await page.getByRole('button', { name: 'さらに50件を見る（残り70件）' }).click();
    expect(await rows.count()).toBe(100);
    await page.getByRole('button', { name: 'さらに20件を見る（残り20件）' }).click();
    expect(await rows.count()).toBe(120);
    expect(await list.getByRole('button').count()).toBe(0);
  });

  test('has tables for its charts, and counts by practice', async ({ sql, member, openSignedIn }) => {
    await insertSessions(sql, member, 40);
    const { page } = await openSignedIn();
    await page.goto('/history');
    await page.getByRole('region', { name: '今日' }).waitFor();
    // Weeks are drawn from the third one on.
    expect(await page.getByRole('region', { name: 'この12週間' }).count()).toBe(0);
    await practise(sql, member, 'jutsu', '2026-10-20');
    await page.reload();
    const practices = page.getByRole('region', { name: '稽古ごとの回数' });
    await expect
      .poll(() => practices.getByRole('listitem').allTextContents())
      .toEqual([
        expect.stringContaining('十四ツ15回'),
        expect.stringContaining('ツアー13回'),
        expect.stringContaining('そのほかの稽古13回'),
      ]);
    await page.getByText('今週を表で見る').click();
    await page.getByText('12週間を表で見る').click();
    const week = page.getByRole('table', { name: '今週の稽古' });
    // Today, a Friday: one bar of the week, one cell of the calendar.
    expect(await page.locator('svg g[data-today]').allTextContents()).toEqual([expect.stringMatching(/金$/), '']);
    const cells = await week.locator('tbody td:last-child').allTextContents();
    const sum = cells.reduce((minutes, cell) => minutes + Number(cell), 0);
    expect(await page.getByRole('region', { name: '今週' }).textContent()).toContain(`合わせて${totalTimeText(sum)}`);
    const weeks = page.getByRole('table', { name: 'この12週間の稽古（分）' });
    expect(await weeks.locator('tbody tr').count()).toBe(12);
    const all = await weeks.locator('tbody td').allTextContents();
    expect(all.reduce((minutes, cell) => minutes + Number(cell), 0)).toBe(
      Array.from({ length: 40 }, (_, n) => 5 + (n % 20)).reduce((minutes, each) => minutes + each, 5),
    );
  });

  test('counts the answers of a drill per week, with a table', async ({ sql, member, openSignedIn }) => {
    await insertSessions(sql, member, 1);
    await insertAnswers(sql, member);
    const { page } = await openSignedIn();
    await page.goto('/history');
    await page.getByText('稽古ごとに見る').click();
    const card = page.getByRole('region', { name: '辞書の答え' });
    await card.getByText('この12週間に答えたのは6回、これまでに合わせて8回です。').waitFor();
    expect(await card.getByRole('listitem').allTextContents()).toEqual(['知っていた 3', 'あいまい 2', 'はじめて 1']);
    await card.getByText('辞書の12週間を表で見る').click();
    const rows = card.getByRole('table', { name: '辞書の答え（この12週間）' }).locator('tbody tr');
    expect(await rows.count()).toBe(12);
    expect(await rows.last().locator('th, td').allTextContents()).toEqual(['11/15〜', '2', '1', '1']);
    expect(await rows.nth(10).locator('th, td').allTextContents()).toEqual(['11/8〜', '1', '1', '0']);
    const old = page.getByRole('region', { name: '選辻の答え' });
    await old.getByText('この12週間は、まだ答えていません。これまでに合わせて1回、答えました。').waitFor();
    expect(await old.getByText('表で見る').count()).toBe(0);
    expect(await page.getByRole('region', { name: 'オウム返しの答え' }).count()).toBe(0);
    expect(await findScreenIssues(page)).toEqual([]);
  });

  test('shows the measures of a drill as dots, with a list unless numbers are hidden', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    await insertSessions(sql, member, 1);
    await sql(
      `insert into public.practice_results (user_id, id, training_type, day, results)
       select $1, gen_random_uuid(), 'doko', '2026-11-01'::date + n, jsonb_build_array(
         jsonb_build_object('item', 'doko-questions-doko-' || n, 'result', (5 + n % 4)::text))
       from generate_series(0, 11) n`,
      [member.userId],
    );
    const { page } = await openSignedIn();
    await page.goto('/history');
    await page.getByText('稽古ごとに見る').click();
    const card = page.getByRole('region', { name: '洞顧の点' });
    await card.getByText('点のひとつが一回です。').waitFor();
    expect([await card.locator('circle').count(), await card.locator('polygon').count()]).toEqual([12, 1]);
    await card.getByText('数で見る').click();
    const rows = card.getByRole('table', { name: '洞顧の点（新しい順）' }).locator('tbody tr');
    expect(await rows.first().locator('th, td').allTextContents()).toEqual(['12', '11月12日', '8回']);
    expect(await findScreenIssues(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('keiko.device.streak-numbers', 'hidden'));
    await page.reload();
    await page.getByText('稽古ごとに見る').click();
    await card.getByText('点のひとつが一回です。').waitFor();
    expect(await card.getByText('数で見る').count()).toBe(0);
  });

  test('has a page for each year, with a picture that is saved offline', async ({ sql, member, openSignedIn }) => {
    await logInDaily(sql, member, '2025-12-30', '2026-01-02');
    for (const day of ['2025-12-31', '2026-01-01', '2026-01-02']) await practise(sql, member, 'jutsu', day);
    const { page, context } = await openSignedIn();
    await waitForOffline(page);
    await context.setOffline(true);
    await page.goto('/history');
    const years = page.getByRole('region', { name: '年輪' });
    await expect
      .poll(() => years.getByRole('listitem').allTextContents())
      .toEqual(['2026年稽古した日 2日・10分', '2025年稽古した日 1日・5分']);
    await years.getByRole('link', { name: /2026年/ }).click();
    await page.getByRole('heading', { name: '2026年の稽古', level: 1 }).waitFor();
    const totals = page.getByRole('region', { name: 'この年の稽古' });
    expect(await totals.getByRole('definition').allTextContents()).toEqual(['2日', '3日', '10分', '2回']);
    expect(await page.getByRole('region', { name: '稽古ごとの回数' }).textContent()).toContain('十四ツ2回・10分');
    await page.getByText('月ごとの数を表で見る').click();
    const rows = page.getByRole('table', { name: '2026年の月ごとの稽古' }).locator('tbody tr');
    expect(await rows.first().locator('th, td').allTextContents()).toEqual(['1月', '2', '2', '10']);
    expect(await rows.count()).toBe(12);
    expect(await findScreenIssues(page)).toEqual([]);

    const download = page.waitForEvent('download');
    await button(page, '絵を保存する').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('keiko-2026.png');
    const png = await readFile(await file.path());
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1080, 1350]);

    await page.evaluate(() => localStorage.setItem('keiko.device.streak-numbers', 'hidden'));
    await page.reload();
    await expect.poll(() => totals.getByRole('definition').allTextContents()).toEqual(['10分', '2回']);
    expect(await page.getByText('稽古した日　2日').count()).toBe(0);
    await page.goto('/history/2019');
    await page.getByText('この年の記録はありません').waitFor();
  });

  test('invites to an answer before the first one', async ({ sql, member, openSignedIn }) => {
    await insertSessions(sql, member, 1);
    const { page } = await openSignedIn();
    await page.goto('/history');
    await page.getByText('稽古ごとに見る').click();
    await page.getByRole('region', { name: '答えの記録' }).waitFor();
  });

  test('has an empty state', async ({ page }) => {
    await page.goto('/history');
    await page.getByText('まだトレーニング履歴がありません').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('link', { name: '稽古を選ぶ' }).click();
    await page.getByRole('heading', { name: '十七の稽古' }).waitFor();
  });

  test('shows ten thousand sessions, and titles of two hundred characters', { timeout: 180_000 }, async ({
    sql,
    member,
    openSignedIn,
  }) => {
    await insertSessions(sql, member, 10_000);
    const { page } = await openSignedIn();
    await sql(
      `insert into public.training_sessions (user_id, id, training_type, video_title, duration_minutes, completed_at)
       select id, gen_random_uuid(), 'ryue', repeat('長い名前🥋', 40), 1440, private.now() from public.users where id = $1`,
      [member.userId],
    );
    await page.goto('/history');
    const total = page.getByRole('region', { name: 'これまでの稽古' });
    await expect.poll(() => total.textContent(), { timeout: 60_000 }).toContain('稽古した回数10,001回');
    expect(await findScreenIssues(page)).toEqual([]);
  });
});
