import { describe, expect } from 'vitest';
import { button, finish, synced } from '../support/browser/journeys.ts';
import { BRAIN_SPEED_PATH, lessonRow, test } from '../support/fixtures/lessons.ts';

describe('the programme', () => {
  test('starts with the first visit and unlocks the second lesson on the next day', async ({
    openSignedIn,
    course,
  }) => {
    const { page } = await openSignedIn();
    await page.goto(BRAIN_SPEED_PATH);
    await page.getByText('30日間の集中トレーニングプログラム').waitFor();
    await page.getByText('0/30').waitFor();
    await page.getByText('0% 完了').waitFor();
    await page.getByText('視聴可能').waitFor();
    await expect
      .poll(() => course.progress())
      .toEqual([{ current_lesson: 1, last_watched_date: null, completed_at: null }]);

    await button(page, '開始').click();
    await page.getByRole('heading', { level: 1, name: 'レッスン1' }).waitFor();
    await page.getByRole('heading', { level: 2, name: '背骨を積む' }).waitFor();
    for (const tip of ['集中', '継続', '実践']) await page.getByRole('heading', { name: tip, exact: true }).waitFor();
    await finish(page, '視聴完了', 'レッスンの一覧へ');

    await page.getByText('1/30').waitFor();
    await page.getByText('3% 完了').waitFor();
    for (const text of [
      '今日はすでに視聴済みです',
      '次のレッスンは明日視聴できます',
      '次のレッスンは 11月21日 9:00 から',
    ])
      await page.getByText(text, { exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: '明日まで待機' }).isVisible()).toBe(true);
    expect(await lessonRow(page, 1).getByRole('button').allTextContents()).toEqual(['再視聴']);
    expect(await lessonRow(page, 2).getByText('明日まで待機').isVisible()).toBe(true);
    expect(await lessonRow(page, 2).getByRole('button').count()).toBe(0);
    expect(await lessonRow(page, 3).getByRole('button').count()).toBe(0);

    await synced(page);
    expect(await course.progress()).toEqual([
      { current_lesson: 2, last_watched_date: '2026-11-20', completed_at: null },
    ]);
    expect(await course.sessions()).toEqual([
      {
        training_type: 'brain-speed',
        video_title: '背骨を積む',
        video_number: 1,
        status: 'completed',
        duration_minutes: 1,
      },
    ]);
    await page.goto('/');
    const card = page.getByRole('article', { name: '頭の回転を上げる' });
    await card.getByText('1 / 30').waitFor();
    expect(await card.textContent()).toContain('レッスン2次は 11月21日 9:00 から今日は終わり');
  });

  test('links from the home screen to the lesson of today', async ({ openSignedIn, course }) => {
    await course.setProgress({ current_lesson: 12, last_watched_date: '2026-11-19', completed_at: null });
    const { page } = await openSignedIn();
    await page.getByRole('link', { name: '今日のレッスンへ' }).click();
    await page.getByRole('heading', { level: 1, name: 'レッスン12' }).waitFor();
    await page.getByRole('link', { name: '戻る' }).click();
    await page.getByText('11/30').waitFor();
  });

  test('records a repeated lesson as practice, without advancing', async ({ openSignedIn, course }) => {
    await course.setProgress({ current_lesson: 5, last_watched_date: '2026-11-19', completed_at: null });
    const { page } = await openSignedIn();
    await page.goto(BRAIN_SPEED_PATH);
    const again = lessonRow(page, 3).getByRole('button', { name: '再視聴' });
    await again.click();
    // Less than a tenth of it leads back and is no practice.
    await button(page, '視聴完了').click();
    await again.click();
    await page.getByRole('heading', { level: 1, name: 'レッスン3' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(1);
    await button(page, 'ガイドを始める').click();
    await page.getByRole('navigation').waitFor({ state: 'detached' });
    for (let step = 1; step <= 6; step += 1) await button(page, '次へ').click();
    await page.clock.fastForward(61_000);
    await finish(page, '視聴完了', 'レッスンの一覧へ');
    await page.getByText('4/30').waitFor();
    await page.getByText('視聴可能').waitFor();
    await synced(page);
    expect(await course.sessions()).toMatchObject([{ training_type: 'brain-speed', video_number: 3 }]);
    expect(await course.progress()).toMatchObject([{ current_lesson: 5, last_watched_date: '2026-11-19' }]);
  });
});
