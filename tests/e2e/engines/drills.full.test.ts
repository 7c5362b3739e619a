import { describe, expect } from 'vitest';
import { splitSentences } from '../../../src/lib/speech/spoken-parts.ts';
import { jishoSentences } from '../../../src/practices/jisho/content.ts';
import { parrotTexts } from '../../../src/practices/oumugaeshi/content.ts';
import { editorials } from '../../../src/practices/sakiyomi/content.ts';
import { modifierPhrases } from '../../../src/practices/sentsuji/content.ts';
import { scenarios } from '../../../src/practices/setsuna/content.ts';
import { articles } from '../../../src/practices/utsusie/content.ts';
import { installSpeech, type SpokenUtterance } from '../../support/browser/fake-speech.ts';
import { installFakeTime } from '../../support/browser/fake-time.ts';
import { test as base } from '../../support/engines/engine-test.ts';
import {
  completeDrill,
  findParagraph,
  leaveDrill,
  press,
  pressButtons,
  readShown,
  writeLine,
} from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';
import { publishOpenedKeys } from '../../support/fixtures/opened-keys.ts';
import { createStoredPractices, passLevel } from '../../support/fixtures/practices.ts';
import { quickVoice } from '../../support/fixtures/voice.ts';

const test = base.extend('stored', ({ sql, member }) => createStoredPractices(sql, member));

describe.each(installedEngines)('with answers in %s', (engine) => {
  test.override('engine', engine);

  test('選辻 judges a choice', async ({ phone: { page }, stored }) => {
    const [first, second] = modifierPhrases;
    expect([first?.type, second?.type]).toEqual(['rentai', 'renyou']);
    await page.goto('/training/sentsuji');
    await pressButtons(page, 'なに');
    await page.locator('main').getByText('正解です').waitFor();
    await findParagraph(page, first?.explanation ?? '').waitFor();
    await pressButtons(page, '次の問題', 'なに');
    await page.locator('main').getByText('「どう」のほうでした').waitFor();
    await completeDrill(page);
    await expect.poll(stored.grades).toEqual([
      [first?.id, 'right'],
      [second?.id, 'wrong'],
      ['sentsuji-seconds', expect.stringMatching(/^\d+$/)],
    ]);
  });

  test('辞書 keeps how well a word was known', async ({ phone: { page }, stored }) => {
    await page.goto('/training/jisho');
    await press(page.locator('main p button').nth(0));
    const { words } = await readShown(page, jishoSentences, ({ sentence }) => sentence);
    await pressButtons(page, '意味を見る', 'はじめて', 'あいまい');
    await page.locator('[aria-pressed="true"]').filter({ hasText: 'あいまい' }).waitFor();
    await completeDrill(page);
    await expect.poll(stored.grades).toEqual([[`jisho-meaning-${words[0]?.lemma ?? words[0]?.word}`, 'hard']]);
  });

  test('先読 judges which of three gists follows', async ({ phone: { page }, stored }) => {
    await page.goto('/training/sakiyomi');
    await page.getByLabel('予想').fill('娘が先に気づく');
    const editorial = await readShown(page, editorials, ({ title }) => title);
    await pressButtons(page, '続きを三つから選ぶ', editorial.stops?.[0].gist ?? '');
    await page.getByRole('heading', { name: '正解' }).waitFor();
    await pressButtons(page, '手がかりを見る');
    await page.locator('mark').nth(0).waitFor();
    await pressButtons(page, '次の文章', '次の文章', '読み終える');
    await page.getByText('2段落目の予想').waitFor();
    await leaveDrill(page);
    await expect.poll(stored.grades).toEqual([[`${editorial.id}-2`, 'right']]);
    expect(await stored.sessions()).toEqual(['sakiyomi']);
  });

  test('先読 is recorded before its last paragraph at its other address', async ({ phone: { page }, stored }) => {
    await page.goto('/foresight-training');
    await pressButtons(page, '次の文章', '記録する');
    await page.getByRole('button', { name: '記録しました' }).waitFor();
    await pressButtons(page, '次の文章', '読み終える');
    await page.getByRole('heading', { name: '話をひとつ、読み終えました' }).waitFor();
    await leaveDrill(page);
    expect(await stored.sessions()).toEqual(['foresight']);
  });

  test('刹那 measures ten seconds and takes a thought as a note', async ({ phone: { page }, stored }) => {
    await page.goto('/training/setsuna');
    await press(page.getByRole('switch', { name: '10秒をはかる' }));
    const scenario = await readShown(page, scenarios, ({ situation }) => situation);
    const event = findParagraph(page, scenario.event);
    expect(await event.count()).toBe(0);
    await pressButtons(page, '思考開始');
    await event.waitFor();
    await page.getByRole('meter', { name: '10秒' }).waitFor();
    await page.locator('main').getByText('10秒たちました').waitFor();
    await writeLine(page, '両手を広げて止める');
    await completeDrill(page);
    expect(await stored.notes()).toEqual([{ text: '両手を広げて止める', about: 'setsuna', question: scenario.event }]);
  });

  test('十四ツ, ツアー and 流絵 take a line for the notebook', async ({ phone: { page }, stored }) => {
    await page.goto('/training/jutsu');
    await pressButtons(page, '次の問題');
    await completeDrill(page, '影の向きに気づいた');

    await page.goto('/training/tour');
    await pressButtons(page, 'ツアーを始める', 'ツアーを終える');
    await page.getByRole('heading', { name: '案内を終えました' }).waitFor();
    await writeLine(page, '坂の上の郵便受け');
    await leaveDrill(page);

    await page.goto('/training/ryue');
    await pressButtons(page, '始める');
    for (const next of ['次の組へ', '次の組へ', '次の組へ', '次の組へ', '稽古完了']) {
      await pressButtons(page, '目を閉じる', '2枚目を開く', next);
    }
    await writeLine(page, '雪がとけるまで');
    await leaveDrill(page);

    expect(await stored.sessions()).toEqual(['jutsu', 'ryue', 'tour']);
    expect(await stored.notes()).toMatchObject([
      { text: '影の向きに気づいた', about: 'jutsu' },
      { text: '坂の上の郵便受け', about: 'tour' },
      { text: '雪がとけるまで', about: 'ryue' },
    ]);
  });

  test('洞顧 marks what was found, and takes a line at the end', async ({ phone: { page }, stored }) => {
    await page.goto('/training/doko');
    await page.getByRole('listitem').filter({ hasText: '時、まだ' }).waitFor();
    for (const season of ['春', '夏', '秋', '冬']) {
      const question = `季節は${season}ですか`;
      await page.getByLabel('問い').fill(question);
      await pressButtons(page, '質問する');
      const answered = page.getByRole('listitem').filter({ hasText: new RegExp(`^${question}(はい|いいえ)`) });
      await answered.waitFor();
      if ((await answered.texts()).join().startsWith(`${question}はい`)) break;
    }
    await page.getByRole('listitem').filter({ hasText: '時、半分見えた' }).waitFor();
    await pressButtons(page, '正解を見る');
    await completeDrill(page, '季節から尋ねた');
    expect(await stored.sessions()).toEqual(['doko']);
    expect(await stored.notes()).toMatchObject([{ text: '季節から尋ねた', about: 'doko' }]);
  });
});

describe.each(installedEngines)('with a voice in %s', (engine) => {
  test.override('engine', engine);
  test.beforeEach(async ({ site }) => {
    await site.runBeforeApp(installSpeech, quickVoice);
  });

  test('オウム返し hides the text until the sentence was repeated, and reads a long one in halves', async ({
    phone: { page },
    stored,
  }) => {
    const [text] = parrotTexts;
    const [first = '', second = ''] = text?.sentences ?? [];
    await page.goto('/training/oumugaeshi');
    await pressButtons(page, '再生');
    await page.getByText(/^あなたの番です/).waitFor();
    expect(await findParagraph(page, first).count()).toBe(0);
    await page.getByText('伏せた所は、どれでしたか。').waitFor();
    await page.getByRole('button', { name: /^は$/ }).click();
    await findParagraph(page, first).waitFor();
    await page.getByText(/^2 \/ \d+ 文$/).waitFor();
    await page.getByRole('button', { name: '文字を見る' }).click();
    await findParagraph(page, second).waitFor();
    await completeDrill(page);
    await expect.poll(stored.grades).toEqual([[`${text?.id}-1`, 'right']]);

    const long = parrotTexts.findLast(({ sentences }) => sentences[0]?.includes('｜'));
    await page.goto('/training/oumugaeshi');
    await page.getByText('文章・速さ・声').click();
    await page.getByLabel('文章').selectOption(long?.id ?? '');
    await pressButtons(page, '再生');
    const readSpoken = () =>
      page.evaluate(() => Reflect.get(window, 'spoken').map(({ text }: SpokenUtterance) => text));
    await expect.poll(async () => (await readSpoken()).slice(0, 2)).toEqual(long?.sentences[0]?.split('｜'));
  });
});

describe.each(installedEngines)('without a Japanese voice in %s', (engine) => {
  test.override('engine', engine);
  test.beforeEach(async ({ site }) => {
    await site.runBeforeApp(installFakeTime);
  });

  test('写絵 shows its article as text, asks three questions, and measures three minutes on paper', async ({
    phone: { page },
    stored,
  }) => {
    await page.goto('/training/utsusie');
    const start = page.getByRole('button', { name: '始める' });
    await start.waitFor();
    await page.getByText(/この端末には日本語の声がありません。/).waitFor();
    const article = await readShown(page, articles, ({ title }) => title);
    await page.evaluate(() => {
      window.timeoutSpeed = 2;
    });
    await press(start);
    await findParagraph(page, splitSentences(article.content)[1] ?? '').waitFor();
    await page.evaluate(() => {
      window.timeoutSpeed = 50;
    });
    await page.getByRole('heading', { name: '記事をひとつ、読み終えました' }).waitFor();
    await page.evaluate(() => {
      window.timeoutSpeed = 1;
    });

    const [first, second, third] = article.questions;
    await pressButtons(page, '思い出す');
    await page.getByRole('heading', { name: first.ask }).waitFor();
    await pressButtons(page, first.choices[first.answer] ?? '');
    await page.getByRole('heading', { name: second.ask }).waitFor();
    await pressButtons(page, second.choices[second.answer === 0 ? 1 : 0] ?? '');
    await page.getByRole('heading', { name: third.ask }).waitFor();
    await pressButtons(page, 'とばす');
    await page.getByRole('heading', { name: '3問のうち1問' }).waitFor();

    await pressButtons(page, '紙に3分');
    await page
      .getByRole('timer')
      .filter({ hasText: /^[23]:/ })
      .waitFor();
    await page.evaluate(() => window.skipTime(180_000));
    await page.getByRole('heading', { name: '3分で、場面を紙に写しました' }).waitFor();
    await leaveDrill(page);
    await expect.poll(stored.grades).toEqual([
      [`${article.id}-1`, 'right'],
      [`${article.id}-2`, 'wrong'],
    ]);
    expect(await stored.sessions()).toEqual(['utsusie']);
  });

  test('オウム返し shows each sentence to be read, and hides it for the repetition', async ({ phone: { page } }) => {
    const [first = ''] = parrotTexts[0]?.sentences ?? [];
    await page.goto('/training/oumugaeshi');
    await page.getByText(/この端末には日本語の声がありません。/).waitFor();
    await pressButtons(page, '再生');
    await findParagraph(page, first).waitFor();
    await page.getByText(/^あなたの番です/).waitFor();
    expect(await findParagraph(page, first).count()).toBe(0);
    await page.getByText('伏せた所は、どれでしたか。').waitFor();
    await completeDrill(page);
  });

  test('every drill is recorded without any answer', { timeout: 300_000 }, async ({ phone: { page }, stored }) => {
    const pictures = Array.from({ length: 5 }, (_, set) => [
      '目を閉じる',
      '2枚目を開く',
      set < 4 ? '次の組へ' : '稽古完了',
    ]).flat();
    const drills: readonly (readonly [path: string, trainingType: string, ...buttons: readonly string[]])[] = [
      ['/training/jutsu', 'jutsu', '稽古完了', '稽古の一覧へ'],
      ['/training/doko', 'doko', '正解を見る', '稽古完了', '稽古の一覧へ'],
      ['/training/sentsuji', 'sentsuji', '答えを見る', '次の問題', '稽古完了', '稽古の一覧へ'],
      ['/training/jisho', 'jisho', '次の問題', '稽古完了', '稽古の一覧へ'],
      ['/training/setsuna', 'setsuna', '思考開始', '次の状況', '稽古完了', '稽古の一覧へ'],
      ['/training/sakiyomi', 'sakiyomi', '次の文章', '次の文章', '読み終える', '稽古の一覧へ'],
      ['/foresight-training', 'foresight', '記録する', '戻る'],
      ['/training/oumugaeshi', 'oumugaeshi', '再生', '稽古完了', '稽古の一覧へ'],
      ['/training/tour', 'tour', 'ツアーを始める', 'ツアーを終える', '稽古の一覧へ'],
      ['/training/ryue', 'ryue', '始める', ...pictures, '稽古の一覧へ'],
      ['/training/utsusie', 'utsusie', '始める', '稽古の一覧へ'],
    ];
    for (const [path, , ...buttons] of drills) {
      await page.goto(path);
      await page.evaluate(
        (speed) => {
          window.timeoutSpeed = speed;
        },
        path === '/training/utsusie' ? 50 : 1,
      );
      await pressButtons(page, ...buttons);
      await page.getByRole('heading', { name: '十七の稽古' }).waitFor();
    }
    await expect.poll(stored.sessions).toEqual(drills.map(([, trainingType]) => trainingType).sort());
    expect(await stored.grades()).toEqual([]);
  });
});

/** What differs at a level, besides the texts. */
const levels = [
  { name: '中級', passed: [1], rate: 0.85, silence: '0:10', isCutOff: false, step: 3, questions: 20, called: 2 },
  { name: '上級', passed: [1, 2], rate: 1, silence: '0:30', isCutOff: true, step: 5, questions: 12, called: 4 },
] as const;

describe.each(installedEngines)('at a level in %s', (engine) => {
  test.override('engine', engine);
  test.beforeEach(async ({ site, backend }) => {
    await site.runBeforeApp(installSpeech, quickVoice);
    await publishOpenedKeys(backend, ['goshoku']);
  });

  test.for(levels)(
    'the five drills are harder at $name',
    { timeout: 300_000 },
    async (level, { sql, member, openSignedInPhone }) => {
      for (const drill of ['doko', 'utsusie', 'sakiyomi', 'oumugaeshi', 'goshoku']) {
        for (const passed of level.passed) await passLevel(sql, member, drill, passed);
      }
      const { page } = await openSignedInPhone();
      await page.goto('/training');
      for (const name of [/^洞顧/, /^写絵（しゃえ）/, /^先読/, /^オウム返し/, /^五色/]) {
        await page
          .getByRole('link', { name })
          .filter({ hasText: new RegExp(level.name) })
          .waitFor();
      }

      await page.goto('/training/doko');
      await page.getByText(`あと${level.questions}問`).waitFor();
      await press(page.getByRole('tabpanel').getByRole('button').nth(0));
      await page.getByText(`あと${level.questions - 1}問`).waitFor();

      await page.goto('/training/sakiyomi');
      await page.getByLabel('予想').waitFor();
      const { kind, paragraphs } = await readShown(page, editorials, ({ title }) => title);
      expect(kind).toBe('argument');
      const lastSentence = page.locator('main').filter({ hasText: new RegExp(paragraphs[0]?.slice(-12) ?? '') });
      expect(await lastSentence.count()).toBe(level.isCutOff ? 0 : 1);
      await pressButtons(page, '次の文章');
      await lastSentence.waitFor();

      await page.goto('/training/goshoku');
      await pressButtons(page, '色をつける', '次の色', '次の色', '次の色', '次の色', '五色を言い終えた', '仕上げへ');
      for (let turn = 1; turn < level.called; turn += 1) {
        await page.getByText(`仕上げ ${turn} / ${level.called}`).waitFor();
        await pressButtons(page, '次の色');
      }
      await pressButtons(page, '言い終える');
      await page.getByRole('heading', { name: '五色に塗り終えました' }).waitFor();

      await page.goto('/training/oumugaeshi');
      await page.getByText('文章・速さ・声').click();
      const chosen = await page.getByLabel('文章').evaluate((field) => (field as HTMLSelectElement).value);
      expect(parrotTexts.find(({ id }) => id === chosen)?.level).toBe(level.step);

      await page.goto('/training/utsusie');
      await pressButtons(page, '読み上げを始める');
      await page.getByRole('heading', { name: '記事をひとつ、聞き終えました' }).waitFor();
      const rates = await page.evaluate(() => Reflect.get(window, 'spoken').map(({ rate }: SpokenUtterance) => rate));
      expect(new Set(rates)).toEqual(new Set([level.rate]));
      await page.evaluate(installFakeTime);
      await pressButtons(page, '思い出す');
      await page.getByText('そのまま待ちます').waitFor();
      await page.getByRole('timer').filter({ hasText: level.silence }).waitFor();
      await page.evaluate(() => window.skipTime(30_000));
      await page.getByRole('button', { name: 'とばす' }).waitFor();
    },
  );

  test('五色 goes on where the microphone cannot be used', async ({ phone: { page } }) => {
    await page.goto('/training/goshoku');
    await pressButtons(page, '色をつける');
    await page.getByText('声の鏡').click();
    await pressButtons(page, '声を録る');
    await page.getByText(/マイクを使えませんでした/).waitFor();
    await pressButtons(page, '次の色');
    await page.getByText('2 / 5 色').waitFor();
  });
});
