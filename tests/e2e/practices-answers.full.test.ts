import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { jishoSentences } from '../../src/practices/jisho/content.ts';
import { awarenesses } from '../../src/practices/jutsu/content.ts';
import { parrotTexts } from '../../src/practices/oumugaeshi/content.ts';
import { editorials } from '../../src/practices/sakiyomi/content.ts';
import { typeLabels } from '../../src/practices/sentsuji/answer-text.ts';
import { modifierPhrases } from '../../src/practices/sentsuji/content.ts';
import { scenarios } from '../../src/practices/setsuna/content.ts';
import { talkThemes } from '../../src/practices/tour/content.ts';
import { articles } from '../../src/practices/utsusie/content.ts';
import { fakeSpeech } from '../support/browser/fake-speech.ts';
import { createTouchDriver } from '../support/browser/input-driver.ts';
import { button, finish, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { firstSentenceNumber, skipToPhrase } from '../support/browser/skip-phrases.ts';
import { createStoredPractices, listTitle, passLevel, shownOf } from '../support/fixtures/practices.ts';
import { test as base, quickVoice } from '../support/fixtures/voice.ts';

const test = base
  /** A page of the member, with a voice. */
  .extend('page', async ({ openSignedIn }) => {
    const { page } = await openSignedIn({ prepare: (started) => fakeSpeech(started, quickVoice) });
    return page;
  })
  .extend('stored', ({ sql, member }) => createStoredPractices(sql, member));

const sampleLink = (page: Page) => page.locator('main').getByText('答えたら、一例を見る');

async function finishAndSync(page: Page): Promise<void> {
  await finish(page);
  await listTitle(page).waitFor();
  await synced(page);
}

describe('選辻', () => {
  test('judges a choice, and goes on where the member stopped, and brings mistakes back', async ({
    page,
    backend,
    stored,
  }) => {
    const [first, second, third] = modifierPhrases;
    expect([first?.type, second?.type]).toEqual(['rentai', 'renyou']);
    const driver = createTouchDriver(page);
    await page.goto('/training/sentsuji');
    await driver.press(button(page, 'なに'));
    await page.locator('main').getByText('正解です').waitFor();
    expect(await button(page, 'なに').getAttribute('aria-pressed')).toBe('true');
    await page
      .locator('main')
      .getByText(first?.explanation ?? '')
      .waitFor();
    await driver.press(button(page, '次の問題'));
    await driver.press(button(page, 'なに'));
    await page.locator('main').getByText('「どう」のほうでした').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await finishAndSync(page);
    await expect.poll(stored.grades).toEqual([
      [first?.id, 'right'],
      [second?.id, 'wrong'],
    ]);
    await page.goto('/training/sentsuji');
    await page.getByText(`全${modifierPhrases.length}のうち3`, { exact: true }).waitFor();
    await page
      .locator('main')
      .getByText(third?.bunsetsu ?? '', { exact: true })
      .waitFor();

    const tomorrow = '2026-11-21T03:00:00Z';
    await backend.setNow(tomorrow);
    await page.clock.setSystemTime(tomorrow);
    await page.goto('/training/sentsuji');
    await page.getByText('前に答えた言い回しです。').waitFor();
    await page
      .locator('main')
      .getByText(second?.bunsetsu ?? '', { exact: true })
      .waitFor();
  });
});

describe('選辻 in a sentence', () => {
  const phrase = modifierPhrases[firstSentenceNumber - 1];
  const sentence = phrase?.sentence ?? { nouns: [], predicates: [], head: '' };
  const wrong = [...sentence.nouns, ...sentence.predicates].find((word) => word !== sentence.head) ?? '';
  const leaning = `「${phrase?.bunsetsu}」は「${sentence.head}」にかかります。`;
  const { asks } = typeLabels[phrase?.type ?? 'rentai'];

  test('judges the word that the member taps, and says what it answers', async ({ page, stored }) => {
    const driver = createTouchDriver(page);
    await page.goto('/training/sentsuji');
    await skipToPhrase(page, firstSentenceNumber);
    await page.locator('main').getByText(`「${phrase?.bunsetsu}」は、どのことばにかかりますか。`).waitFor();
    await driver.press(button(page, wrong));
    await page.locator('main').getByText('違いました').waitFor();
    await page.locator('main').getByText(leaning).waitFor();
    await page.getByRole('heading', { name: asks, exact: true }).waitFor();
    expect(await button(page, wrong).getAttribute('aria-pressed')).toBe('true');
    await button(page, sentence.head).tap({ force: true });
    expect(await button(page, sentence.head).getAttribute('aria-pressed')).toBe('false');
    await finishAndSync(page);
    await expect.poll(stored.grades).toContainEqual([phrase?.id, 'wrong']);
  });
});

describe('辞書 from 中級 on', () => {
  test('takes the reading in kana, then the meaning of three, and stores what was right', async ({
    sql,
    member,
    openSignedIn,
    stored,
  }) => {
    await passLevel(sql, member, 'jisho', 1);
    const { page } = await openSignedIn();
    const driver = createTouchDriver(page);
    await page.goto('/training/jisho');
    await page.getByText('印のついた語に触れて、読みと意味を答えます。').waitFor();
    const { words } = await shownOf(page, jishoSentences, ({ sentence }) => sentence);
    const asked = words.findIndex(({ word }) => /\p{Script=Han}/u.test(word));
    const word = words[asked];
    await driver.press(page.locator('main p button').nth(asked));
    await page.getByLabel('読み', { exact: true }).fill('yomi');
    await driver.press(button(page, '答える'));
    await page.getByText('かなで書いてください。').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByLabel('読み', { exact: true }).fill(word?.reading ?? '');
    await driver.press(button(page, '答える'));
    await page.getByText('読み　正解').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, 'わからない'));
    await page.getByText('意味　違った').waitFor();
    await page
      .locator('main')
      .getByText(word?.meaning ?? '')
      .waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await finishAndSync(page);
    const name = word?.lemma ?? word?.word;
    await expect
      .poll(async () => (await stored.grades()).filter(([item]) => /^jisho-(reading|meaning)/.test(item)))
      .toEqual([
        [`jisho-meaning-${name}`, 'wrong'],
        [`jisho-reading-${name}`, 'right'],
      ]);
  });
});

describe('先読', () => {
  test('judges the choice of what follows, and stores nothing of the own guess', async ({ page, sql, stored }) => {
    const driver = createTouchDriver(page);
    await page.goto('/training/sakiyomi');
    await page.locator('#editorial-title').waitFor();
    const { id, title, stops } = await shownOf(page, editorials, (editorial) => editorial.title);
    const [first, second] = stops ?? [];
    if (first === undefined || second === undefined) throw new Error('no stops');
    await page.getByLabel('予想').fill('娘が先に気づく');
    await driver.press(button(page, '続きを三つから選ぶ'));
    await page.getByText('予想「娘が先に気づく」').waitFor();
    expect(await page.getByLabel('予想').count()).toBe(0);
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, first.gist));
    await page.getByRole('heading', { name: '正解' }).waitFor();
    const [clue = ''] = first.clues;
    const sentence = page.locator('label').filter({ hasText: clue });
    const firstLine = await sentence.evaluate((label) => {
      label.scrollIntoView({ block: 'center' });
      const { left, top, height } = label.getClientRects()[0] ?? label.getBoundingClientRect();
      return { x: left + 8, y: top + height / 2 };
    });
    await page.touchscreen.tap(firstLine.x, firstLine.y);
    await page.locator('mark').filter({ hasText: clue }).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '次の文章'));
    await page.getByText('予想「娘が先に気づく」').waitFor();
    expect(await page.locator('mark').count()).toBe(0);
    await button(page, '続きを三つから選ぶ').press('Enter');
    await button(page, second.others[0]).press('Enter');
    await page.getByRole('heading', { name: '違った' }).waitFor();
    await page.getByRole('checkbox').nth(0).press('Space');
    await driver.press(button(page, '手がかりを見る'));
    expect(await page.locator('mark').allTextContents()).toHaveLength(second.clues.length);
    await driver.press(button(page, '次の文章'));
    await driver.press(button(page, '読み終える'));
    for (const paragraph of [2, 3]) await page.getByText(`${paragraph}段落目の予想`).waitFor();
    await page.getByText(second.others[0]).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '稽古の一覧へ'));
    await listTitle(page).waitFor();
    await synced(page);
    await expect.poll(stored.grades).toEqual([
      [`${id}-2`, 'right'],
      [`${id}-3`, 'wrong'],
    ]);
    const rows = await sql<{ everything: string }>(
      `select coalesce((select string_agg(s::text, ' ') from public.training_sessions s), '')
         || coalesce((select string_agg(r::text, ' ') from public.practice_results r), '')
         || coalesce((select string_agg(n::text, ' ') from public.notes n), '') as everything`,
    );
    expect(rows[0]?.everything).toContain(title);
    expect(rows[0]?.everything).not.toContain('娘が先に気づく');
  });

  test('asks before a guess is lost, with another text and on every way back', async ({ page }) => {
    await page.goto('/training');
    await page.getByRole('link', { name: /^先読(?!（)/ }).tap();
    const guess = page.getByLabel('予想');
    await guess.fill('娘が先に気づく');
    const stay = button(page, 'このまま読む');
    for (const leave of [
      () => button(page, '新しい文章').tap(),
      () => button(page, '戻る').tap(),
      () => page.goBack(),
    ]) {
      await leave();
      await page.getByText('書いた予想は残りません。').waitFor();
      await stay.tap();
      await stay.waitFor({ state: 'detached' });
      expect(await guess.inputValue()).toBe('娘が先に気づく');
    }
    await button(page, '戻る').tap();
    await button(page, 'やめる').tap();
    await listTitle(page).waitFor();
  });
});

describe('写絵', () => {
  test('shows before the first visit of しゃえ that it is drawn on paper', async ({ page }) => {
    const goal = page.getByRole('region', { name: 'はじめに' });
    await page.goto('/training');
    await page.getByRole('link', { name: '写絵（しゃえ）' }).tap();
    await goal.getByText('覚えている場面を紙に描きます。').waitFor();
    await page.getByText('紙と鉛筆を手もとに置きます。').waitFor();
    await page.getByRole('link', { name: 'この稽古について' }).tap();
    await page.waitForURL('/training-detail/shae');
    await page.getByText('ねらいは、人の位置と物の数まで、覚えておくこと。').waitFor();
    const driver = createTouchDriver(page);
    await driver.press(button(page, '稽古を始める'));
    await driver.press(button(page, '読み上げを始める'));
    await page.getByRole('heading', { name: '聞き終えました' }).waitFor();
    await button(page, '稽古の一覧へ').tap();
    await page.getByRole('link', { name: '写絵（しゃえ）' }).tap();
    await button(page, '読み上げを始める').waitFor();
    expect(await goal.count()).toBe(0);
  });

  test('asks three questions and judges them at the end', async ({ page, stored }) => {
    const driver = createTouchDriver(page);
    await page.goto('/training/utsusie');
    await button(page, '読み上げを始める').tap();
    await page.getByRole('heading', { name: '聞き終えました' }).waitFor();
    const article = await shownOf(page, articles, ({ title }) => title);
    await driver.press(button(page, '思い出す'));
    const [first, second, third] = article.questions;
    await page.getByRole('heading', { name: first.ask }).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, first.choices[first.answer]));
    await page.getByRole('heading', { name: second.ask }).waitFor();
    await driver.press(button(page, second.choices[second.answer === 0 ? 1 : 0]));
    await page.getByRole('heading', { name: third.ask }).waitFor();
    await driver.press(button(page, 'とばす'));
    await page.getByRole('heading', { name: '3問のうち1問' }).waitFor();
    await page.getByText(`正解「${first.choices[first.answer]}」`).waitFor();
    await page.getByText(`ではなく「${second.choices[second.answer]}」`).waitFor();
    await page.getByText(`答えは「${third.choices[third.answer]}」`).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '稽古の一覧へ'));
    await listTitle(page).waitFor();
    await synced(page);
    await expect.poll(stored.grades).toEqual([
      [`${article.id}-1`, 'right'],
      [`${article.id}-2`, 'wrong'],
    ]);
    expect(await stored.sessions()).toHaveLength(1);
  });

  test('measures three minutes on paper, and closes the circle after the last exercise only', async ({ page }) => {
    const circle = page.locator('main svg:has(> mask)');
    const driver = createTouchDriver(page);
    await page.goto('/training/utsusie?first=paper');
    await button(page, '読み上げを始める').tap();
    await page.getByRole('heading', { name: '聞き終えました' }).waitFor();
    expect(await circle.count()).toBe(0);
    await driver.press(button(page, '紙に3分'));
    await page.getByRole('timer').waitFor();
    await page.clock.fastForward(170_000);
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^0:(10|0\d)$/);
    expect(await findScreenIssues(page)).toEqual([]);
    await page.clock.fastForward(10_000);
    await page.getByRole('heading', { name: '3分で、場面を紙に写しました' }).waitFor();
    expect(await button(page, '紙に3分').count()).toBe(0);
    expect(await circle.count()).toBe(0);
    await driver.press(button(page, '思い出す'));
    for (const number of [1, 2, 3]) {
      await page.getByText(`${number} / 3 問`).waitFor();
      await driver.press(button(page, 'とばす'));
    }
    await expect.poll(() => circle.count()).toBe(1);
    expect(await button(page, '思い出す').count()).toBe(0);
  });
});

describe('刹那', () => {
  test('opens the event with the tap, measures ten seconds, and takes a thought as a note', async ({
    page,
    stored,
  }) => {
    const driver = createTouchDriver(page);
    await page.goto('/training/setsuna');
    await button(page, '思考開始').waitFor();
    const scenario = await shownOf(page, scenarios, ({ situation }) => situation);
    const event = page.locator('main').getByText(scenario.event);
    await driver.press(page.getByRole('switch', { name: '10秒をはかる' }));
    expect(await event.count()).toBe(0);
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '思考開始'));
    await event.waitFor();
    await page.getByRole('meter', { name: '10秒' }).waitFor();
    expect(await sampleLink(page).count()).toBe(0);
    expect(await findScreenIssues(page)).toEqual([]);
    await page.clock.fastForward(10_000);
    await page.getByText('10秒たちました').waitFor();
    await page.getByLabel('ひとこと').fill('両手を広げて止める');
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '書きとめる'));
    await page.getByText('稽古帳に書きとめました').first().waitFor();
    await driver.press(sampleLink(page));
    await page.getByText(scenario.sample ?? '').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '体が先'));
    await page.getByText(scenario.move === 'body' ? 'こちらも、体が先。' : /^こちらは、(声が先|まず待つ)。$/).waitFor();
    await driver.press(button(page, '次の状況'));
    expect(await sampleLink(page).count()).toBe(0);
    await finishAndSync(page);
    expect(await stored.notes()).toEqual([{ text: '両手を広げて止める', about: 'setsuna', question: scenario.event }]);
    expect(await stored.grades()).toEqual([[scenario.id, 'body']]);
  });

  test('shows a number instead of a ring with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/training/setsuna');
    await page.getByRole('switch', { name: '10秒をはかる' }).tap();
    await button(page, '思考開始').tap();
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^(10|\d)$/);
    expect(await page.getByRole('meter', { name: '10秒' }).count()).toBe(0);
  });
});

describe('十四ツ', () => {
  test('shows a sample on request, folds it with the next question, and marks the tenth', async ({ page, stored }) => {
    const driver = createTouchDriver(page);
    const questions = awarenesses.flatMap((awareness) => awareness.questions);
    await page.goto('/training/jutsu');
    await page.getByText('1 問目', { exact: true }).waitFor();
    const { id, sample } = await shownOf(page, questions, ({ text }) => text);
    const answer = page.getByText(sample.answer);
    expect(await answer.isVisible()).toBe(false);
    await driver.press(sampleLink(page));
    await answer.waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '浮かびにくい'));
    const mark = page.locator('main').getByText('ここでひと区切り。');
    for (let count = 2; count <= 10; count += 1) {
      expect(await mark.count()).toBe(0);
      await driver.press(button(page, '次の問題'));
      await page.getByText(`${count} 問目`, { exact: true }).waitFor();
      expect(await page.locator('main details[open]').count()).toBe(0);
    }
    await mark.waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await finishAndSync(page);
    await expect.poll(stored.grades).toEqual([[id, 'hard']]);
  });
});

describe('ツアー', () => {
  test('shows the four lines of a sample after the walk', async ({ page }) => {
    const driver = createTouchDriver(page);
    await page.goto('/training/tour');
    await button(page, 'ツアーを始める').waitFor();
    const { sample = [] } = await shownOf(page, talkThemes, ({ description }) => description);
    for (const next of ['ツアーを始める', 'ここを案内できたら、灯をともす', 'ツアーを終える']) {
      expect(await page.getByRole('heading', { name: '一例' }).count()).toBe(0);
      await driver.press(button(page, next));
    }
    await page.getByRole('heading', { name: '1か所に灯をともして、案内を終えました' }).waitFor();
    const lines = page.getByRole('region', { name: '一例' }).getByRole('listitem');
    await expect.poll(() => lines.allTextContents()).toEqual(sample);
    expect(await findScreenIssues(page)).toEqual([]);
  });
});

describe('オウム返し', () => {
  const [text] = parrotTexts;
  const [first = '', second = ''] = text?.sentences ?? [];

  test('hides the text until the sentence has been repeated, asks one place of it, and keeps the answer', async ({
    page,
    stored,
  }) => {
    const driver = createTouchDriver(page);
    // The whole text is in a part that is folded.
    const scene = (sentence: string) =>
      page.locator('main').getByText(sentence, { exact: true }).filter({ visible: true });
    await page.goto('/training/oumugaeshi');
    await button(page, '文字を見る').waitFor();
    expect(await scene(first).count()).toBe(0);
    await button(page, '再生').tap();
    await page.getByText('あなたの番です').waitFor();
    expect(await scene(first).count()).toBe(0);
    await page.getByText('伏せた所は、どれでしたか。').waitFor();
    await scene(first.replace('は', '〔　〕')).waitFor();
    await driver.press(button(page, 'が'));
    await page.getByText('「が」ではなく「は」でした。').filter({ visible: true }).last().waitFor();
    await scene(first).waitFor();
    await page.getByText(/^2 \/ \d+ 文$/).waitFor();
    await button(page, '文字を見る').tap();
    await scene(second).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await finishAndSync(page);
    await expect.poll(stored.grades).toEqual([[`${text?.id}-1`, 'wrong']]);
  });
});
