import { describe, expect } from 'vitest';
import { dokoScenarios } from '../../../src/practices/doko/content.ts';
import { thingNames, things } from '../../../src/practices/doko/things.ts';
import { jishoSentences } from '../../../src/practices/jisho/content.ts';
import { meaningWithout } from '../../../src/practices/jisho/questions.ts';
import { parrotTexts } from '../../../src/practices/oumugaeshi/content.ts';
import { type RyueSet, ryueSets } from '../../../src/practices/ryue/content.ts';
import { editorials } from '../../../src/practices/sakiyomi/content.ts';
import { modifierPhrases } from '../../../src/practices/sentsuji/content.ts';
import { installSpeech, type SpokenUtterance } from '../../support/browser/fake-speech.ts';
import { installFakeTime } from '../../support/browser/fake-time.ts';
import { findCutOff } from '../../support/browser/screen-issues.ts';
import type { EnginePage } from '../../support/engines/engine-page.ts';
import { test as base, type Phone } from '../../support/engines/engine-test.ts';
import { completeDrill, findParagraph, press, pressButtons, readShown } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';
import { publishOpenedKeys } from '../../support/fixtures/opened-keys.ts';
import { createStoredPractices, passLevel } from '../../support/fixtures/practices.ts';
import { quickVoice } from '../../support/fixtures/voice.ts';

const test = base.extend('stored', ({ sql, member }) => createStoredPractices(sql, member));

/** A member with a finger, and one with a keyboard alone in a narrow window with doubled text. */
const players = installedEngines.flatMap((engine) =>
  (['taps', 'keys in doubled text'] as const).map((input) => [engine, input] as const),
);

const expectToFit = (page: EnginePage) => expect.poll(() => page.evaluate(findCutOff)).toEqual([]);

describe.each(players)('with answers in %s by %s', (engine, input) => {
  test.override('engine', engine);

  async function open({ page }: Phone, drill: string): Promise<EnginePage> {
    if (input !== 'taps') await page.resize({ width: 320, height: 640 });
    await page.goto(`/training/${drill}`);
    if (input === 'taps') return page;
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    return page.byKeyboard();
  }

  test('選辻 judges a choice', async ({ phone, stored }) => {
    const [first, second] = modifierPhrases;
    const page = await open(phone, 'sentsuji');
    await pressButtons(page, 'なに');
    await page.locator('main').getByText('正解です').waitFor();
    await expectToFit(page);
    await page.press('ArrowRight');
    await pressButtons(page, 'なに');
    await page.locator('main').getByText('「どう」のほうでした').waitFor();
    await completeDrill(page);
    await expect.poll(stored.grades).toEqual([
      [first?.id, 'right'],
      [second?.id, 'wrong'],
    ]);
  });

  test('辞書 judges a typed reading and a chosen meaning', async ({ sql, member, openSignedInPhone, stored }) => {
    await passLevel(sql, member, 'jisho', 1);
    const page = await open(await openSignedInPhone(), 'jisho');
    await page.getByText(/触れて、読みと意味を答えます/).waitFor();
    const { words } = await readShown(page, jishoSentences, ({ sentence }) => sentence);
    const word = words.find((each) => /\p{Script=Han}/u.test(each.word));
    if (word === undefined) throw new Error('No word of the sentence has a reading');
    await press(page.locator('main p button').nth(words.indexOf(word)));
    await page.getByLabel('読み').fill('まちがい');
    await pressButtons(page, '答える');
    await page.getByText(/^読み.違った$/).waitFor();
    await expectToFit(page);
    await pressButtons(page, meaningWithout(word));
    await page.getByText(/^意味.正解$/).waitFor();
    await expectToFit(page);
    await completeDrill(page);
    const name = word.lemma ?? word.word;
    const aboutWord = async () => (await stored.grades()).filter(([item]) => item.endsWith(`-${name}`));
    await expect.poll(aboutWord).toEqual([
      [`jisho-meaning-${name}`, 'right'],
      [`jisho-reading-${name}`, 'wrong'],
    ]);
  });

  test('流絵 judges what was found to have changed', async ({ sql, member, openSignedInPhone, stored }) => {
    await passLevel(sql, member, 'ryue', 1);
    const page = await open(await openSignedInPhone(), 'ryue');
    await pressButtons(page, '始める');
    await page.getByRole('button', { name: '2枚目を開く' }).waitFor();
    await page.press('ArrowRight');
    await page.getByText('一覧から選ぶ').waitFor();
    const { id, after, changes } = await readShown<RyueSet>(page, ryueSets, ({ title }) => title);
    const { name = '', areas: [[x = 0, y = 0, width = 0, height = 0] = []] = [] } = changes[0] ?? {};
    if (input === 'taps') {
      const picture = page.getByRole('img', { name: after.alt });
      const box = await picture.evaluate((image): DOMRect => image.getBoundingClientRect().toJSON());
      const scale = box.width / 360;
      await page.clickAt({ x: box.x + scale * (x + width / 2), y: box.y + scale * (y + height / 2) });
    } else {
      await press(page.locator('main summary'));
      await pressButtons(page, name);
    }
    await findParagraph(page, '1枚目と変わった所に触れます。あと4回。').waitFor();
    await expectToFit(page);
    await pressButtons(page, '2枚を重ねる');
    await page.getByText('見つけた').waitFor();
    await expectToFit(page);
    for (let set = 2; set <= 5; set += 1) await pressButtons(page, '次の組へ', '2枚目を開く', '2枚を重ねる');
    await completeDrill(page);
    const aboutPictures = async () => (await stored.grades()).filter(([item]) => item.startsWith(id));
    await expect.poll(aboutPictures).toEqual(changes.map((_, at) => [`${id}-${at + 1}`, at === 0 ? 'right' : 'wrong']));
  });
});

describe.each(installedEngines)('with answers and a voice in %s', (engine) => {
  test.override('engine', engine);
  test.beforeEach(async ({ site }) => {
    await site.runBeforeApp(installSpeech, quickVoice);
  });

  test('洞顧 answers a question and judges the five choices', async ({ phone: { page }, stored }) => {
    await page.goto('/training/doko');
    await page.getByLabel('問い').fill('季節は春ですか');
    await pressButtons(page, '質問する');
    await page.getByText(/^(はい|いいえ)$/).waitFor();
    await pressButtons(page, '五つを選ぶ');
    for (const thing of things) {
      await press(page.getByRole('region', { name: thingNames[thing] }).getByRole('button').nth(0));
    }
    await pressButtons(page, '正解を見る');
    await page.getByRole('heading', { name: '正解' }).waitFor();
    const { id } = await readShown(page, dokoScenarios, ({ fullDescription }) => fullDescription);
    const facts = await page.locator('main dd').texts();
    await completeDrill(page);
    const judged = things.map((_, at) => [`${id}-${at + 1}`, facts[at]?.endsWith('当たり') ? 'right' : 'wrong']);
    const aboutScene = async () => (await stored.grades()).filter(([item]) => item.startsWith(`${id}-`));
    await expect.poll(aboutScene).toEqual(judged);
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
  {
    name: '中級',
    passed: [1],
    rate: 0.85,
    silence: '0:10',
    isCutOff: false,
    step: 3,
    questions: [9, 10, 11],
    called: 2,
  },
  { name: '上級', passed: [1, 2], rate: 1, silence: '0:30', isCutOff: true, step: 5, questions: [6, 7, 8], called: 4 },
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
      const left = page.getByText(/^あと\d+問$/);
      await left.waitFor();
      const questions = Number((await left.texts()).join('').replace(/\D/g, ''));
      expect(level.questions).toContain(questions);
      await press(page.getByRole('tabpanel').getByRole('button').nth(0));
      await page.getByText(`あと${questions - 1}問`).waitFor();

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
