import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { waitForOffline } from '../support/browser/browser.ts';
import { button, finish, follow, goOffline, pill, synced } from '../support/browser/journeys.ts';
import { listTitle, sessionsThisWeek } from '../support/fixtures/practices.ts';
import { test } from '../support/test.ts';

async function countThenOpen(page: Page, path: string): Promise<number> {
  await page.goto('/training');
  const before = await sessionsThisWeek(page);
  await page.goto(path);
  return before;
}

describe('the end of a drill', () => {
  test('says what was done, is still with reduced motion, and leads to one next step', async ({ sharedDevice }) => {
    const { page } = sharedDevice;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/training/jutsu');
    for (let count = 1; count < 10; count += 1) {
      await button(page, '次の問題').click();
      await page.getByText(`${count + 1} 問目`).waitFor();
    }
    await button(page, '稽古完了').click();
    await page.getByRole('heading', { name: '10問、情景に意識を向けました' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.emulateMedia({ reducedMotion: null });
    // A first end has one way on; the next one suggests today's training too.
    expect(await button(page, '今日の稽古へ').count()).toBe(0);
    await button(page, '稽古の一覧へ').click();
    await page.goto('/training/jutsu');
    for (let count = 1; count < 3; count += 1) await button(page, '次の問題').click();
    await button(page, '稽古完了').click();
    await button(page, '今日の稽古へ').click();
    await page.waitForURL('/training/today');
  });

  test('records no session when the member leaves early', async ({ sharedDevice }) => {
    const { page } = sharedDevice;
    const before = await countThenOpen(page, '/training/setsuna');
    await button(page, '思考開始').click();
    await button(page, '戻る').click();
    await listTitle(page).waitFor();
    expect(await sessionsThisWeek(page)).toBe(before);
  });
});

describe('a running practice', () => {
  test('has no tabs between its first view and its end, and a pill that is seen once something waits', async ({
    device,
  }) => {
    const { page } = device;
    await page.goto('/training/jutsu');
    await button(page, '次の問題').waitFor();
    await waitForOffline(page);
    await page.getByRole('navigation').waitFor();
    await button(page, '次の問題').click();
    await page.getByRole('navigation').waitFor({ state: 'detached' });
    await synced(page);
    expect(await page.getByRole('link', { name: '同期の状態を見る' }).count()).toBe(0);
    await goOffline(device);
    await button(page, '稽古完了').click();
    await page.getByText('オフライン', { exact: true }).waitFor();
    await page.getByRole('navigation').waitFor();
    await expect.poll(() => pill(page).textContent()).toMatch(/^未送信 \d件$/);
    await page.getByRole('link', { name: '同期の状態を見る' }).waitFor();
    await button(page, '稽古の一覧へ').click();
  });
});

describe('back navigation', () => {
  test.for(['稽古完了', '戻る'])('passes the list once after %s', async (end, { sharedDevice }) => {
    const { page } = sharedDevice;
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: '稽古' }).click();
    await follow(page, '十七の稽古');
    await page.getByRole('link', { name: /^十四ツ/ }).click();
    if (end === '戻る') await button(page, end).click();
    else await finish(page);
    await listTitle(page).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '稽古', exact: true }).waitFor();
  });

  test('leads from a deep-linked drill to the list, and not into the drill again', async ({ sharedDevice }) => {
    const { page } = sharedDevice;
    await page.goto('/training-menu');
    await page.goto('/training/jutsu');
    await button(page, '戻る').click();
    await listTitle(page).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '稽古', exact: true }).waitFor();
  });

  test('leads from the details of a practice to its drill, and then to the list', async ({ sharedDevice }) => {
    const { page } = sharedDevice;
    await page.goto('/training');
    await page.getByRole('link', { name: /^十四ツ/ }).click();
    for (const back of ['戻る', '稽古を始める']) {
      await follow(page, 'この稽古について');
      await page.getByRole('heading', { name: '進め方' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/training-detail/jutsu');
      await button(page, back).click();
      await page.getByText('1 問目').waitFor();
    }
    await button(page, '次の問題').click();
    await page.getByText('2 問目').waitFor();
    expect(await page.getByRole('link', { name: 'この稽古について' }).count()).toBe(0);
    await button(page, '戻る').click();
    await listTitle(page).waitFor();
    expect(await page.evaluate(() => history.state.idx)).toBe(0);
  });
});

describe('the question box of dokō', () => {
  test('answers the card that the member chooses, and takes another in its place', async ({ sharedDevice }) => {
    const { page } = sharedDevice;
    await page.goto('/training/doko');
    await page.getByLabel('問い', { exact: true }).fill('季節は？');
    await button(page, '質問する').click();
    const list = page.getByRole('region', { name: '問いと答え' });
    await list.getByRole('button', { name: '季節は夏ですか' }).click();
    await list.getByText('「季節は夏ですか」として').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('問いと答え');
    await list.getByText('ほかの札に替える').click();
    await list.getByRole('button', { name: '季節は冬ですか' }).click();
    await list.getByText('「季節は冬ですか」として').waitFor();
    expect(await list.getByRole('listitem').count()).toBe(1);
    await button(page, '五つを選ぶ').click();
    await page.getByRole('region', { name: '時', exact: true }).getByRole('button').first().click();
    await button(page, '正解を見る').click();
    await page
      .getByRole('region', { name: '問いのふり返り' })
      .getByText(/^尋ねたのは1問、最短は[456]問、五つのうち、当たりは(なし|ひとつ)$/)
      .waitFor();
  });

  test('keeps the answer out of the page until the reveal, and announces it then', async ({ sharedDevice }) => {
    const { page } = sharedDevice;
    await page.goto('/training/doko');
    await page.getByLabel('問い', { exact: true }).waitFor();
    const answer = page.getByRole('region', { name: '正解' });
    expect(await answer.count()).toBe(0);
    expect(await page.locator('dt').count()).toBe(0);
    // So low that the answer begins below the window.
    await page.setViewportSize({ width: 320, height: 400 });
    await button(page, '正解を見る').click();
    expect(await answer.locator('dt').allTextContents()).toEqual(['時', '場所', '人', '物', '様子']);
    const isShown = await answer.getByRole('heading', { name: '正解' }).evaluate((heading) => {
      const { left, top } = heading.getBoundingClientRect();
      return heading.contains(document.elementFromPoint(left + 8, top + 8));
    });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(isShown).toBe(true);
    await page
      .locator('[data-announcer="polite"]')
      .getByText(/^正解。/)
      .waitFor();
    expect(await page.getByLabel('問い', { exact: true }).count()).toBe(0);
  });
});

describe('an unavailable practice', () => {
  test('is not found if its id is unknown', async ({ sharedDevice }) => {
    const { page } = sharedDevice;
    await page.goto('/training/karate');
    await page.getByText('トレーニングが見つかりません').waitFor();
    await page.getByRole('link', { name: '稽古の一覧へ戻る' }).click();
    await listTitle(page).waitFor();
  });

  test('can be retried when its chunk does not load', async ({ sharedDevice }) => {
    const { page, context } = sharedDevice;
    await page.goto('/training/jutsu');
    await waitForOffline(page);
    await button(page, '戻る').click();
    await listTitle(page).waitFor();
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await context.setOffline(true);
    await page.getByRole('link', { name: /^選辻/ }).click();
    await page.getByRole('alert').getByText('稽古を読み込めませんでした').waitFor();
    await context.setOffline(false);
    await button(page, 'もう一度読み込む').click();
    await button(page, '答えを見る').waitFor();
  });
});
