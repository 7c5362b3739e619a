import { describe, expect } from 'vitest';
import { waitForOffline } from '../support/browser/browser.ts';
import { button, finish, pill, synced } from '../support/browser/journeys.ts';
import { BRAIN_SPEED_PATH, test } from '../support/fixtures/lessons.ts';

describe('a lesson without a network', () => {
  test('is guided, finished and recorded, and reaches the server later', async ({ openSignedIn, course }) => {
    await course.setProgress({ current_lesson: 5, last_watched_date: '2026-11-19', completed_at: null });
    const { page, context } = await openSignedIn();
    await waitForOffline(page);
    await context.setOffline(true);
    await page.goto(BRAIN_SPEED_PATH);
    await button(page, '開始').click();
    await button(page, 'ガイドを始める').click();
    await page.getByRole('heading', { name: '手順 1 / 7' }).waitFor();
    while (await button(page, '次へ').isVisible()) await button(page, '次へ').click();
    await finish(page, '視聴完了', 'レッスンの一覧へ');
    await page.getByText('5/30').waitFor();
    await expect.poll(() => pill(page).textContent()).toBe('未送信 2件');
    expect(await course.progress()).toMatchObject([{ current_lesson: 5 }]);
    await page.reload();
    await page.getByText('5/30').waitFor();

    await context.setOffline(false);
    await synced(page);
    expect(await course.progress()).toMatchObject([{ current_lesson: 6, last_watched_date: '2026-11-20' }]);
    expect(await course.sessions()).toMatchObject([{ training_type: 'brain-speed', video_number: 5 }]);
  });
});

describe('a device that cannot store', () => {
  test('keeps the player open and the progress unchanged, and succeeds on the second try', async ({
    device,
    course,
  }) => {
    await course.setProgress({ current_lesson: 5, last_watched_date: '2026-11-19', completed_at: null });
    const { page, takeErrors } = device;
    await page.goto(BRAIN_SPEED_PATH);
    await page.getByText('4/30').waitFor();
    await button(page, '開始').click();
    const logged = page.waitForEvent('pageerror');
    await page.evaluate(breakStorage);
    await button(page, '視聴完了').click();
    await page.getByText('保存できませんでした').first().waitFor();
    await logged;
    expect(await page.getByRole('heading', { level: 1, name: 'レッスン5' }).isVisible()).toBe(true);

    await page.evaluate(() => Reflect.get(window, 'repairStorage')());
    await finish(page, '視聴完了', 'レッスンの一覧へ');
    await page.getByText('5/30').waitFor();
    await synced(page);
    expect(await course.sessions()).toHaveLength(1);
    expect(takeErrors().length).toBeGreaterThan(0);
  });
});

/** Runs in the page: every write to IndexedDB fails like on a full disk, until `repairStorage()`. */
function breakStorage() {
  const { put, add } = IDBObjectStore.prototype;
  const fail = () => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  };
  Object.assign(IDBObjectStore.prototype, { put: fail, add: fail });
  Reflect.set(window, 'repairStorage', () => Object.assign(IDBObjectStore.prototype, { put, add }));
}
