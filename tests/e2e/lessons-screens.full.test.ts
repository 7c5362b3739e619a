import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { button, finish, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { BRAIN_SPEED_PATH, test } from '../support/fixtures/lessons.ts';

const NOON = '2026-11-20T03:00:00Z';

let page: Page;

test.beforeAll(async ({ sharedCourse, sharedDevice }) => {
  await sharedCourse.setProgress({ current_lesson: 12, last_watched_date: '2026-11-19', completed_at: null });
  page = sharedDevice.page;
  await page.reload();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('the basic topics', () => {
  test('are recorded when finished', async ({ sharedCourse }) => {
    await page.goto('/basic-training?topic=4');
    await finish(page, '稽古完了', '解説の一覧へ');
    await heading('基本意識の解説').waitFor();
    await synced(page);
    expect(await sharedCourse.sessions()).toContainEqual(
      expect.objectContaining({ training_type: 'basic-awareness', video_number: 4, duration_minutes: 1 }),
    );
  });
});

describe('the circuits', () => {
  test('list four circuits, record one, and link to home', async ({ sharedCourse }) => {
    await page.goto('/circuit-training');
    const cards = page.getByRole('main').getByRole('article');
    await cards.nth(3).waitFor();
    expect(await cards.count()).toBe(4);
    expect(await cards.nth(2).textContent()).toContain('手ごたえあり12分');
    await cards.nth(2).getByRole('link', { name: '稽古を始める' }).click();
    await page.getByRole('heading', { level: 2, name: 'サーキットB', exact: true }).waitFor();
    await finish(page, '稽古完了', 'サーキットの一覧へ');
    await heading('サーキットの稽古').waitFor();
    await synced(page);
    expect(await sharedCourse.sessions()).toContainEqual(
      expect.objectContaining({ training_type: 'circuit', video_title: 'サーキットB' }),
    );
    await page.getByRole('link', { name: 'ホームへ戻る' }).click();
    await page.waitForURL('/');
  });
});

describe('the exercise of the day', () => {
  test('is the published one once synced, on that day only', async ({ backend, sql, sharedDevice }) => {
    await sql(
      `insert into public.daily_trainings (day, title, description, difficulty, duration_minutes, category)
       values ('2026-11-20', '門から机まで', '目を閉じて、門から机までを案内します。', '初級', 6, '想像')`,
    );
    await page.goto('/');
    await page.getByRole('heading', { name: '門から机まで' }).waitFor();
    await page.getByText('初級・6分').or(page.getByText('稽古済み')).waitFor();
    await sharedDevice.setClock('2026-11-21T03:00:00Z');
    await backend.setNow('2026-11-21T03:00:00Z');
    await page.goto('/');
    await page.getByRole('article', { name: '今日の稽古' }).getByRole('heading').waitFor();
    expect(await page.getByText('門から机まで').count()).toBe(0);
    expect(await page.getByText('稽古済み').count()).toBe(0);
    await sharedDevice.setClock(NOON);
    await backend.setNow(NOON);
  });
});

describe('a guest', () => {
  test.for([
    ['/training/tokushu', 'ログインが必要です'],
    [BRAIN_SPEED_PATH, 'トレーニングを開始するにはログインが必要です'],
  ] as const)('sees a card at %s that links to the login', async ([path, message], { openGuest }) => {
    const guest = await openGuest();
    await guest.page.goto(path);
    await guest.page.getByText(message, { exact: true }).waitFor();
    expect(await findScreenIssues(guest.page)).toEqual([]);
    await guest.page.getByRole('link', { name: 'ログイン' }).click();
    await guest.page.waitForURL('/login');
  });
});

/** Screen states: the address, and the steps that lead to the state. */
const states: Readonly<Record<string, readonly [path: string, lead: () => Promise<void>]>> = {
  'the programme': [BRAIN_SPEED_PATH, () => page.getByText('レッスン一覧').waitFor()],
  'a lesson': [`${BRAIN_SPEED_PATH}?lesson=12`, () => button(page, '視聴完了').waitFor()],
  'a step': [`${BRAIN_SPEED_PATH}?lesson=12`, () => button(page, 'ガイドを始める').click()],
  'a step that is paused': [
    `${BRAIN_SPEED_PATH}?lesson=12`,
    async () => {
      await button(page, 'ガイドを始める').click();
      await button(page, '一時停止').click();
    },
  ],
  'what follows the last step': [
    `${BRAIN_SPEED_PATH}?lesson=10`,
    async () => {
      await button(page, 'ガイドを始める').click();
      await button(page, '一時停止').waitFor();
      while (await button(page, '次へ').isVisible()) await button(page, '次へ').click();
    },
  ],
  'the exercise of the day': ['/training/today', () => button(page, '稽古完了').waitFor()],
  'the exercise of the day while it is timed': [
    '/training/today',
    () => page.getByRole('button', { name: /分をはかる$/ }).click(),
  ],
  'the home screen': [
    '/',
    async () => {
      await page.getByRole('article', { name: '頭の回転を上げる' }).waitFor();
      // axe reports a link half covered by the bottom bar as too small, so scroll it clear.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    },
  ],
};

describe('the layout', () => {
  test.for(Object.entries(states))('has no issues: %s', async ([_, [path, lead]], { sharedCourse }) => {
    await sharedCourse.setProgress({ current_lesson: 12, last_watched_date: '2026-11-19', completed_at: null });
    await page.goto(path);
    await lead();
    expect(await findScreenIssues(page)).toEqual([]);
  });

  test('has no issues while the next lesson is locked, and when all are done', async ({ sharedCourse }) => {
    for (const [current, watched, done, text] of [
      [12, '2026-11-20', null, '明日まで待機'],
      [30, '2026-11-19', '2026-11-19T03:00:00Z', '全30レッスン修了'],
    ] as const) {
      await sharedCourse.setProgress({ current_lesson: current, last_watched_date: watched, completed_at: done });
      await page.goto(BRAIN_SPEED_PATH);
      await page.getByText(text).first().waitFor();
      expect(await findScreenIssues(page)).toEqual([]);
    }
  });
});
