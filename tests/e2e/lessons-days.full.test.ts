import { describe, expect } from 'vitest';
import { button, finish, moveClocks, synced } from '../support/browser/journeys.ts';
import { BRAIN_SPEED_PATH, lessonRow, test, watchToday } from '../support/fixtures/lessons.ts';

describe('the programme', () => {
  test('opens no locked lesson by its address', async ({ openSignedIn, course }) => {
    await course.setProgress({ current_lesson: 5, last_watched_date: '2026-11-20', completed_at: null });
    const { page } = await openSignedIn();
    for (const lesson of ['5', '6', '30', '31', '0', 'x']) {
      await page.goto(`${BRAIN_SPEED_PATH}?lesson=${lesson}`);
      await page.getByText('4/30').waitFor();
    }
  });

  test('ends with lesson 30: all lessons are done and can be repeated', async ({ backend, openSignedIn, course }) => {
    await course.setProgress({ current_lesson: 30, last_watched_date: '2026-11-19', completed_at: null });
    const device = await openSignedIn();
    const { page } = device;
    await page.goto(BRAIN_SPEED_PATH);
    await page.getByText('29/30').waitFor();
    await watchToday(page);
    await page.getByText('30/30').waitFor();
    await page.getByText('100% 完了').waitFor();
    expect(await page.getByRole('button', { name: '再視聴' }).count()).toBe(30);
    await synced(page);
    expect(await course.progress()).toMatchObject([{ current_lesson: 30, last_watched_date: '2026-11-20' }]);

    await moveClocks(backend, device, '2026-11-21T03:00:00Z');
    await page.goto(BRAIN_SPEED_PATH);
    await page.getByText('全30レッスン修了').waitFor();
    await page.getByRole('link', { name: '二巡目を始める' }).waitFor();
    await lessonRow(page, 30).getByRole('button', { name: '再視聴' }).click();
    await page.clock.fastForward(61_000);
    await finish(page, '視聴完了', 'レッスンの一覧へ');
    await page.getByText('30/30').waitFor();
    await synced(page);
    expect(await course.sessions()).toMatchObject([{ video_number: 30 }, { video_number: 30 }]);
    await page.goto('/');
    const card = page.getByRole('article', { name: '頭の回転を上げる' });
    await card.getByRole('link', { name: '30日のあとへ' }).waitFor();
    expect(await card.getByRole('progressbar').count()).toBe(0);
  });
});

describe('the day of a lesson', () => {
  test('changes at 9:00 while the list is open', async ({ backend, openSignedIn, course }) => {
    await course.setProgress({ current_lesson: 5, last_watched_date: '2026-11-20', completed_at: null });
    await backend.setNow('2026-11-20T23:50:00Z');
    const { page } = await openSignedIn({ clock: '2026-11-20T23:50:00Z' });
    await page.goto(BRAIN_SPEED_PATH);
    await page.getByText('次のレッスンは、今日の9:00に開きます').waitFor();
    await backend.setNow('2026-11-21T00:00:01Z');
    await page.clock.fastForward('10:00');
    await page.getByText('視聴可能').waitFor();
    await button(page, '開始').waitFor();
  });
});
