import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { practices } from '../../src/practices/registry.ts';
import { createKeyboardDriver, createTouchDriver, type InputDriver } from '../support/browser/input-driver.ts';
import { button, goOffline, pill } from '../support/browser/journeys.ts';
import { publishOpenedKeys } from '../support/fixtures/opened-keys.ts';
import { listTitle, sessionsThisWeek } from '../support/fixtures/practices.ts';
import { isFullRun } from '../support/run/sample-count.ts';
import { test } from '../support/test.ts';

interface Journey {
  readonly tile: string;
  readonly trainingType: string;
  /** Plays the open drill to its end. */
  readonly play: (page: Page, driver: InputDriver) => Promise<void>;
}

const pressing =
  (...names: readonly string[]): Journey['play'] =>
  async (page, driver) => {
    for (const name of names) await driver.press(button(page, name));
  };

const journeys: readonly Journey[] = [
  {
    tile: '十四ツ',
    trainingType: 'jutsu',
    async play(page, driver) {
      await driver.press(button(page, '次の問題'));
      await page.getByText('2 問目').waitFor();
      await driver.press(button(page, '稽古完了'));
    },
  },
  {
    tile: '洞顧',
    trainingType: 'doko',
    async play(page, driver) {
      await driver.write(page.getByLabel('問い', { exact: true }), '季節は夏ですか');
      await driver.press(button(page, '質問する'));
      await page.getByText(/^(はい|いいえ)$/).waitFor();
      await driver.press(button(page, '正解を見る'));
      await driver.press(button(page, '稽古完了'));
    },
  },
  {
    tile: '辞書',
    trainingType: 'jisho',
    async play(page, driver) {
      await driver.press(page.locator('main p button').first());
      await driver.press(button(page, '意味を見る'));
      await driver.press(button(page, '次の問題'));
      await driver.press(button(page, '稽古完了'));
    },
  },
  { tile: '刹那', trainingType: 'setsuna', play: pressing('思考開始', '次の状況', '稽古完了') },
  { tile: '選辻', trainingType: 'sentsuji', play: pressing('答えを見る', '次の問題', '稽古完了') },
  { tile: '先読', trainingType: 'sakiyomi', play: pressing('次の文章', '次の文章', '読み終える') },
  { tile: 'オウム返し', trainingType: 'oumugaeshi', play: pressing('再生', '稽古完了') },
  { tile: 'ツアー', trainingType: 'tour', play: pressing('ツアーを始める', 'ツアーを終える') },
  {
    tile: '五色',
    trainingType: 'goshoku',
    async play(page, driver) {
      for (const next of ['色をつける', '次の色', '次の色', '次の色', '次の色', '五色を言い終えた']) {
        await driver.press(button(page, next));
      }
      await driver.press(page.getByRole('group', { name: '塗りにくかった色' }).getByRole('button').nth(2));
      for (const next of ['仕上げへ', '次の色', '言い終える']) await driver.press(button(page, next));
    },
  },
  {
    tile: '教訓',
    trainingType: 'kyokun',
    async play(page, driver) {
      await driver.press(button(page, '立場を移す'));
      await driver.write(page.getByLabel('一行'), '先に、声に出す。');
      for (const next of ['次の立場へ', '次の立場へ', '一行を見比べる']) await driver.press(button(page, next));
    },
  },
  {
    tile: '分解',
    trainingType: 'bunkai',
    async play(page, driver) {
      for (const next of ['ほどき始める', '次の問い', '次の問い', '次の問い', '部品を挙げる']) {
        await driver.press(button(page, next));
      }
      await driver.write(page.getByLabel('部品'), '目印');
      await driver.press(button(page, '部品を見比べる'));
    },
  },
  {
    tile: '流絵',
    trainingType: 'ryue',
    async play(page, driver) {
      await driver.press(button(page, '始める'));
      for (const next of ['次の組へ', '次の組へ', '次の組へ', '次の組へ', '稽古完了']) {
        for (const name of ['目を閉じる', '2枚目を開く', next]) await driver.press(button(page, name));
      }
    },
  },
];

// Midweek, so that the weekly count does not reset during the tests.
test.override('now', '2026-11-18T03:00:00Z');

test.beforeAll(({ backend }) => publishOpenedKeys(backend, ['goshoku', 'kyokun', 'bunkai']));

/** Offline until the last tests. */
test.beforeAll(async ({ sharedDevice }) => {
  await sharedDevice.page.goto('/training');
  await sharedDevice.page.locator('a[href="/training/goshoku"]').waitFor();
  await goOffline(sharedDevice);
});

/** The keyboard is tried in the full tests only. */
const drivers = [
  ['by touch', createTouchDriver],
  ...(isFullRun ? ([['by keyboard', createKeyboardDriver]] as const) : []),
] as const;

describe.each(drivers)('a practice %s, offline', (_, createDriver) => {
  test.for(journeys.map((journey) => [journey.tile, journey] as const))(
    'runs from the tile of %s to the saved session',
    async ([tile, { play }], { sharedDevice }) => {
      const { page } = sharedDevice;
      const driver = createDriver(page);
      await page.goto('/training');
      const before = await sessionsThisWeek(page);
      await driver.press(page.getByRole('link', { name: new RegExp(`^${tile}(?!（)`) }));
      await play(page, driver);
      await driver.press(button(page, '稽古の一覧へ'));
      await listTitle(page).waitFor();
      await expect.poll(() => sessionsThisWeek(page)).toBe(before + 1);
      expect(await page.locator('li:has(time)').first().textContent()).toContain(tile);
    },
  );
});

describe('the saved sessions', () => {
  test('reach the server with their types once the network is back', async ({ sql, sharedDevice }) => {
    const { page, context } = sharedDevice;
    await context.setOffline(false);
    await page.goto('/training');
    await expect.poll(() => pill(page).textContent(), { timeout: 15_000 }).toBe('同期済み');
    const rows = await sql(
      'select training_type, count(*)::int as n, min(duration_minutes)::int as minutes from public.training_sessions group by 1',
    );
    expect(Object.fromEntries(rows.map(({ training_type, n }) => [training_type, n]))).toEqual(
      Object.fromEntries(journeys.map(({ trainingType }) => [trainingType, drivers.length])),
    );
    for (const { minutes } of rows) expect(minutes).toBe(1);
  });

  test('cover every drill except those with their own tests', () => {
    const covered = journeys.map(({ trainingType }) => trainingType);
    const left = practices.map(({ trainingType }) => trainingType).filter((type) => !covered.some((c) => c === type));
    expect(left.toSorted()).toEqual(['foresight', 'tsuki', 'utsusie']);
  });
});
