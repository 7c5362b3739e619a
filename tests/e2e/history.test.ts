import { describe, expect } from 'vitest';
import type { TestBackend } from '../support/backend/backend.ts';
import { waitForOffline } from '../support/browser/browser.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { isFullRun } from '../support/run/sample-count.ts';
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
    const practices = page.getByRole('region', { name: '稽古ごとの回数' });
    await expect
      .poll(() => practices.getByRole('listitem').allTextContents())
      .toEqual([
        expect.stringContaining('十四ツ14回'),
        expect.stringContaining('ツアー13回'),
        expect.stringContaining('そのほかの稽古13回'),
      ]);
    await page.getByText('今週を表で見る').click();
    await page.getByText('12週間を表で見る').click();
    const week = page.getByRole('table', { name: '今週の稽古' });
    const cells = await week.locator('tbody td:last-child').allTextContents();
    const sum = cells.reduce((minutes, cell) => minutes + Number(cell), 0);
    expect(await page.getByRole('region', { name: '今週' }).textContent()).toContain(`あわせて${sum}分`);
    const weeks = page.getByRole('table', { name: 'この12週間の稽古（分）' });
    expect(await weeks.locator('tbody tr').count()).toBe(12);
    const all = await weeks.locator('tbody td').allTextContents();
    expect(all.reduce((minutes, cell) => minutes + Number(cell), 0)).toBe(
      Array.from({ length: 40 }, (_, n) => 5 + (n % 20)).reduce((minutes, each) => minutes + each, 0),
    );
  });

  test('includes a practice finished on this device at once', async ({ sql, member, openSignedIn }) => {
    await insertSessions(sql, member, 1);
    const { page, context } = await openSignedIn();
    await waitForOffline(page);
    await context.setOffline(true);
    await page.goto('/training/jutsu');
    await page.getByRole('button', { name: /稽古完了|稽古を終える/ }).click();
    await page.getByText('稽古を記録しました').waitFor();
    await page.goto('/history');
    const list = page.getByRole('region', { name: '日ごとの記録' });
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
    expect(await list.getByRole('listitem').first().textContent()).toContain('十四ツ');
    expect(await list.getByText('未送信').count()).toBe(1);
  });

  test('has an empty state', async ({ page }) => {
    await page.goto('/history');
    await page.getByText('まだトレーニング履歴がありません').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('link', { name: '稽古を選ぶ' }).click();
    await page.getByRole('heading', { name: '十七の稽古' }).waitFor();
  });

  test.runIf(isFullRun)(
    'shows ten thousand sessions, and titles of two hundred characters',
    { timeout: 180_000 },
    async ({ sql, member, openSignedIn }) => {
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
    },
  );
});
