import { describe, expect } from 'vitest';
import { waitForOffline } from '../support/browser/browser.ts';
import { button, finish, goOffline, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test } from '../support/fixtures/lessons.ts';
import { publishOpenedKeys } from '../support/fixtures/opened-keys.ts';

const HUB = '/training/tokushu';
const LANGUAGE = `${HUB}/language-comprehension`;
const MEMORY = `${HUB}/memory-enhancement`;

describe('a new installation', () => {
  test('has one programme, and says 準備中 at the addresses of the others', async ({ page }) => {
    await page.goto(HUB);
    await page.getByText('今開いているのは「頭の回転を上げる」です').waitFor();
    for (const name of ['ことばを深く受け取る', '覚えて、取り出す', '考えを組み立てる']) {
      const tile = page.getByRole('listitem').filter({ hasText: name }).getByRole('link');
      expect(await tile.getAttribute('aria-disabled'), name).toBe('true');
    }
    for (const path of [LANGUAGE, MEMORY]) {
      await page.goto(path);
      await page.getByText('準備中', { exact: true }).waitFor();
      expect(await findScreenIssues(page)).toEqual([]);
    }
  });
});

describe('several programmes at once', () => {
  test('go on side by side on two devices, and stand on home, in the history and in the notebook', async ({
    backend,
    sql,
    member,
    openSignedIn,
  }) => {
    await publishOpenedKeys(backend, ['language-comprehension', 'memory-enhancement']);
    const [first, second] = [await openSignedIn(), await openSignedIn()];
    for (const device of [first, second]) {
      await device.page.goto(HUB);
      await device.page.getByText('「頭の回転を上げる」「ことばを深く受け取る」「覚えて、取り出す」です').waitFor();
      await waitForOffline(device.page);
      await goOffline(device);
    }
    await first.page.goto(LANGUAGE);
    await button(first.page, '開始').click();
    await first.page.getByText('画面を見ずに進められます').waitFor();
    await button(first.page, 'ガイドを始める').click();
    while (await button(first.page, '次へ').isVisible()) await button(first.page, '次へ').click();
    await first.page.getByRole('heading', { name: '最後の手順まで終えました' }).waitFor();
    await button(first.page, '稽古完了').click();
    await first.page.getByLabel('ひとこと', { exact: true }).fill('干し柿');
    await button(first.page, 'レッスンの一覧へ').click();
    await first.page.getByText('1/30').waitFor();

    await second.page.goto(MEMORY);
    await button(second.page, '開始').click();
    await finish(second.page, '稽古完了', 'レッスンの一覧へ');
    await second.page.getByText('1/30').waitFor();

    for (const { page, context } of [first, second, first]) {
      await context.setOffline(false);
      await page.goto('/');
      await synced(page);
    }
    for (const { page } of [first, second]) {
      await page.goto('/');
      const card = page.getByRole('region', { name: 'ほかのプログラム' });
      await expect.poll(() => card.getByText('レッスン2・1 / 30').count()).toBe(2);
      await expect.poll(() => card.getByText('今日は終わり').count()).toBe(2);
      expect(await findScreenIssues(page)).toEqual([]);
    }
    expect(
      await sql(
        `select training_type, current_lesson from public.training_progress where user_id = $1 order by training_type`,
        [member.userId],
      ),
    ).toEqual([
      { training_type: 'language-comprehension', current_lesson: 2 },
      { training_type: 'memory-enhancement', current_lesson: 2 },
    ]);
    await second.page.goto('/history');
    await second.page.getByText('ことばを深く受け取る').first().waitFor();
    await second.page.goto('/notebook');
    await second.page.getByText('干し柿').waitFor();
    await second.page.getByText('自分の名前の口ざわりは、食べ物でいえば何でしょう。').waitFor();
  });

  test('are offered on home after the thirty days, and say beforehand where the screen is read', async ({
    backend,
    course,
    sql,
    member,
    openSignedIn,
  }) => {
    await publishOpenedKeys(backend, ['language-comprehension']);
    await course.setProgress({
      current_lesson: 30,
      last_watched_date: '2026-11-19',
      completed_at: '2026-11-19T03:00:00Z',
    });
    const { page } = await openSignedIn();
    const card = page.getByRole('region', { name: 'ほかのプログラム' });
    await card.getByRole('link', { name: '開く' }).click();
    await page.getByText('0/30').waitFor();
    await synced(page);
    const moved = () =>
      sql(
        `update public.training_progress set current_lesson = 3, last_watched_date = '2026-11-19'
         where user_id = $1 and training_type = 'language-comprehension' returning current_lesson`,
        [member.userId],
      );
    await expect.poll(moved).toHaveLength(1);
    await page.goto('/');
    await card.getByText('レッスン3・2 / 30').waitFor();
    await card.getByRole('link', { name: '今日のレッスンへ' }).click();
    await page.getByText('そこでは目をあけて進めます').waitFor();
    await button(page, 'ガイドを始める').click();
    while (await button(page, '次へ').isVisible()) await button(page, '次へ').click();
    await page.getByRole('heading', { name: '最後の手順まで終えました' }).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
  });
});
