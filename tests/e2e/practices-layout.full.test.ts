import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { modifierPhrases } from '../../src/practices/sentsuji/content.ts';
import { button } from '../support/browser/journeys.ts';
import { findScreenIssues, findSizeIssues } from '../support/browser/screen-issues.ts';
import { firstSentenceNumber, skipToPhrase } from '../support/browser/skip-phrases.ts';
import { test } from '../support/test.ts';

const press = (page: Page, name: string) => button(page, name).click();

const longestWords = modifierPhrases.map(({ sentence }) =>
  Math.max(0, ...[...(sentence?.nouns ?? []), ...(sentence?.predicates ?? [])].map((word) => word.length)),
);
const numberOfLongestWord = longestWords.indexOf(Math.max(...longestWords)) + 1;

/** Screen states: the address, and the steps that lead to the state. */
const states: Readonly<Record<string, readonly [path: string, lead: (page: Page) => Promise<void>]>> = {
  'the list without sessions': ['/training', (page) => page.getByText('まだトレーニング履歴がありません').waitFor()],
  '洞顧 with an answer': [
    '/training/doko',
    async (page) => {
      await page.getByLabel('問い', { exact: true }).fill('夏の季節の話でしょうか');
      await press(page, '質問する');
      await page.getByText(/^(はい|いいえ)$/).waitFor();
      await page.getByText('ほかの札に替える').click();
    },
  ],
  '洞顧 with several cards for a question': [
    '/training/doko',
    async (page) => {
      await page.getByLabel('問い', { exact: true }).fill('だれがいますか');
      await press(page, '質問する');
      await button(page, 'どれでもない').waitFor();
    },
  ],
  '洞顧 without a card for a question': [
    '/training/doko',
    async (page) => {
      await page.getByLabel('問い', { exact: true }).fill('学割はありますか');
      await press(page, '質問する');
      await page.getByRole('listitem').getByText('この問いの札はありません').waitFor();
      await page.getByRole('tab', { name: '誰' }).click();
    },
  ],
  '洞顧 at its closing choice': [
    '/training/doko',
    async (page) => {
      await button(page, '季節は夏ですか').click();
      await press(page, '五つを選ぶ');
      for (const thing of ['時', '場所', '人', '物', '様子']) {
        await page.getByRole('region', { name: thing, exact: true }).getByRole('button').first().click();
      }
    },
  ],
  '洞顧 revealed after questions and a choice': [
    '/training/doko',
    async (page) => {
      for (const card of ['季節は夏ですか', '季節は冬ですか', '真夜中ですか（0時から3時ごろ）']) {
        await button(page, card).click();
        await page
          .getByRole('listitem')
          .filter({ hasText: new RegExp(`^${card}(はい|いいえ)`) })
          .waitFor();
      }
      await press(page, '五つを選ぶ');
      await page.getByRole('region', { name: '時', exact: true }).getByRole('button').first().click();
      await press(page, '正解を見る');
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    },
  ],
  '洞顧 revealed': [
    '/training/doko',
    async (page) => {
      await press(page, '正解を見る');
      // axe reports a button half covered by the bottom bar as too small, so scroll it clear.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    },
  ],
  '辞書 with a word open': [
    '/training/jisho',
    async (page) => {
      await page.locator('main p button').first().click();
      await press(page, '意味を見る');
    },
  ],
  '辞書, twenty of its sentences': [
    '/training/jisho',
    async (page) => {
      for (let sentence = 1; sentence <= 20; sentence += 1) {
        expect(await findSizeIssues(page)).toEqual([]);
        await press(page, '次の問題');
      }
    },
  ],
  '選辻 revealed': ['/training/sentsuji', (page) => press(page, '答えを見る')],
  '選辻 in a sentence': ['/training/sentsuji', (page) => skipToPhrase(page, firstSentenceNumber)],
  '選辻 with its longest word, revealed': [
    '/training/sentsuji',
    async (page) => {
      await skipToPhrase(page, numberOfLongestWord);
      await press(page, '答えを見る');
    },
  ],
};

describe('the layout of the practices', () => {
  test.for(Object.entries(states))('has no issues: %s', async ([_, [path, lead]], { sharedDevice }) => {
    const { page } = sharedDevice;
    await page.goto(path);
    await lead(page);
    expect(await findScreenIssues(page)).toEqual([]);
  });

  test('leaves the question box of 洞顧 where it is when the first answer comes', async ({ sharedDevice }) => {
    const { page } = sharedDevice;
    await page.goto('/training/doko');
    const topOfBox = () => page.getByLabel('問い', { exact: true }).evaluate((box) => box.getBoundingClientRect().top);
    await page.getByLabel('問い', { exact: true }).waitFor();
    const before = await topOfBox();
    await button(page, '季節は夏ですか').click();
    await page.getByText(/^(はい|いいえ)$/).waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(Math.abs((await topOfBox()) - before)).toBeLessThan(4);
  });

  test('has no issues: the list with sessions', async ({ sharedDevice }) => {
    const { page } = sharedDevice;
    await page.goto('/training/jutsu');
    await press(page, '稽古完了');
    await page.getByRole('heading', { name: '意識を向けました' }).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await press(page, '稽古の一覧へ');
    await page.getByText('最近の稽古').waitFor();
    await page.locator('li:has(time)').first().waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
  });
});
