import { describe, expect } from 'vitest';
import { toDay } from '../../sync/model/day/day.ts';
import { dailyTrainingItems } from '../../sync/model/published/daily-training-items.ts';
import { bundledTraining } from '../../sync/model/published/daily-trainings.ts';
import { button, finish, goOffline, synced } from '../support/browser/journeys.ts';
import { test } from '../support/test.ts';

const DAY = toDay('2026-11-26');
const bundled = bundledTraining(dailyTrainingItems, { day: DAY, joinedDay: null });
const forNewcomers = bundledTraining(dailyTrainingItems, { day: DAY, joinedDay: DAY });

// A day whose item is 中級 and takes all day.
test.override('now', '2026-11-26T03:00:00Z');

describe('the daily training', () => {
  test('takes all day without a timer, also offline, and is recorded with its own minutes', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    await sql("update public.users set created_at = '2026-01-05T03:00:00Z' where id = $1", [member.userId]);
    const device = await openSignedIn();
    const { page } = device;
    await goOffline(device);
    await page.goto('/');
    const card = page.getByRole('article', { name: '今日の稽古' });
    await card.getByRole('heading', { name: bundled.title }).waitFor();
    await card.getByText('中級・一日かけて').waitFor();
    await card.getByRole('link', { name: '始める' }).click();
    await page.getByText('始めるのは朝、答えるのは夜です').waitFor();
    expect(await page.getByRole('button', { name: /をはかる$/ }).count()).toBe(0);
    await finish(page, '稽古完了', 'ホームへ');
    await card.getByText('稽古済み').waitFor();
    await device.context.setOffline(false);
    await synced(page);
    expect(
      await sql('select video_title, duration_minutes from public.training_sessions where user_id = $1', [
        member.userId,
      ]),
    ).toEqual([{ video_title: bundled.title, duration_minutes: bundled.duration_minutes }]);
  });

  test('is an easy one with a timer for a member who has just joined', async ({ page }) => {
    const card = page.getByRole('article', { name: '今日の稽古' });
    await card.getByRole('heading', { name: forNewcomers.title }).waitFor();
    await card.getByText(`初級・${forNewcomers.duration_minutes}分`).waitFor();
    const start = card.getByRole('link', { name: '始める' });
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [link, bar] = [await start.boundingBox(), await page.getByRole('navigation').last().boundingBox()];
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    }
    await start.click();
    // First the start stands out, then the end.
    const ground = (name: string) => button(page, name).evaluate((each) => getComputedStyle(each).backgroundColor);
    const timer = `${forNewcomers.duration_minutes}分をはかる`;
    const accent = await ground(timer);
    expect(await ground('稽古完了')).not.toBe(accent);
    await button(page, timer).click();
    await expect.poll(() => ground('稽古完了')).toBe(accent);
  });
});
