import { describe, expect } from 'vitest';
import { button, finish, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test as base, lessonRow } from '../support/fixtures/lessons.ts';

const SECOND_ROUND_PATH = '/training/tokushu/brain-speed-2';

/** The closing question of lesson 1. */
const QUESTION = '座り直したとき、最初に動いたのは体のどこでしたか。';

const test = base
  /** The first round, completed on the day before the test. */
  .extend('completed', { auto: true }, async ({ course }) => {
    await course.setProgress({
      current_lesson: 30,
      last_watched_date: '2026-11-19',
      completed_at: '2026-11-19T03:00:00Z',
    });
    return null;
  })
  .extend('secondRound', ({ sql, member }) => ({
    row: () =>
      sql(
        `select current_lesson, last_watched_date::text, completed_at is not null as is_completed
         from public.training_progress where user_id = $1 and training_type = 'brain-speed-2'`,
        [member.userId],
      ),
    /** Sets the row; the lessons before `current` are done. */
    set: (current: number, completedAt: string | null = null) =>
      sql(
        `insert into public.training_progress (user_id, training_type, total_lessons, current_lesson, last_watched_date, completed_at)
         values ($1, 'brain-speed-2', 30, $2, '2026-11-19', $3)`,
        [member.userId, current, completedAt],
      ),
  }));

describe('day 31', () => {
  test('offers the second round on home, with the notes of the first beside its short lessons', async ({
    openSignedIn,
    sql,
    member,
    course,
    secondRound,
  }) => {
    await sql(
      `insert into public.notes (user_id, id, text, day, written_at, about, question)
       values ($1, gen_random_uuid(), '腰から', '2026-10-20', '2026-10-20T00:00:00Z', 'brain-speed', $2)`,
      [member.userId, QUESTION],
    );
    const { page } = await openSignedIn();
    const card = page.getByRole('article', { name: '頭の回転を上げる' });
    await card.getByText('修了', { exact: true }).waitFor();
    await card.getByRole('link', { name: '30日のあとへ' }).click();
    await page.getByRole('region', { name: 'あなたのことば' }).getByText('腰から').waitFor();
    await page.getByRole('link', { name: '今の自分をはかる' }).waitFor();
    // The other programmes are not open.
    expect(await page.getByRole('region', { name: '次の30日' }).getByRole('link').count()).toBe(1);
    expect(await findScreenIssues(page)).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/after.png`, fullPage: true });
    await page.getByRole('link', { name: '頭の回転　二巡目' }).click();
    await page.getByRole('heading', { name: '二巡目の30日' }).waitFor();
    await page.getByText('0/30').waitFor();

    await button(page, '開始').click();
    await page.getByRole('heading', { level: 1, name: '二巡目　レッスン1' }).waitFor();
    await page.getByText('五呼吸で積み上げます').waitFor();
    const notes = page.getByRole('region', { name: '一巡目のひとこと' });
    expect(await notes.textContent()).toContain('10月20日（火）腰から');

    await button(page, 'ガイドを始める').click();
    await button(page, '次へ').click();
    await button(page, '稽古完了').click();
    await page.getByText(QUESTION).waitFor();
    await notes.waitFor();
    await page.getByLabel('ひとこと', { exact: true }).fill('今度は頭から');
    await button(page, 'レッスンの一覧へ').click();
    await page.getByText('1/30').waitFor();
    await synced(page);
    await expect
      .poll(() => secondRound.row())
      .toEqual([{ current_lesson: 2, last_watched_date: '2026-11-20', is_completed: false }]);
    expect(await course.sessions()).toMatchObject([{ training_type: 'brain-speed-2', video_number: 1 }]);

    await lessonRow(page, 1).getByRole('button', { name: 'もう一度' }).click();
    // The answer of the second round is not one of the first.
    expect(await notes.textContent()).not.toContain('今度は頭から');
    await page.getByRole('link', { name: '一巡目のレッスンを開く' }).click();
    await page.getByRole('heading', { level: 1, name: 'レッスン1', exact: true }).waitFor();
  });

  test('ends quietly after the second round, with every lesson open', async ({ openSignedIn, secondRound }) => {
    await secondRound.set(30);
    const { page } = await openSignedIn();
    await page.goto(SECOND_ROUND_PATH);
    await button(page, '開始').click();
    await finish(page, '稽古完了', 'レッスンの一覧へ');
    await page.getByRole('heading', { name: '二巡目も修了' }).waitFor();
    expect(await page.getByRole('button', { name: 'もう一度' }).count()).toBe(30);
    await page.goto('/');
    await page.getByRole('link', { name: 'レッスンを選ぶ' }).click();
    await page.getByText('30/30').waitFor();
    await page.getByRole('link', { name: '一巡目の一覧へ' }).click();
    await page.getByText('全30レッスン修了').waitFor();
  });

  test('opens no second round before the first is completed', async ({ openSignedIn, course }) => {
    await course.setProgress({ current_lesson: 12, last_watched_date: '2026-11-19', completed_at: null });
    const { page } = await openSignedIn();
    await page.goto(`${SECOND_ROUND_PATH}?lesson=1`);
    await page.getByText('二巡目は、まだ開いていません').waitFor();
    await page.getByRole('link', { name: '一巡目へ' }).click();
    await page.getByText('11/30').waitFor();
  });
});
