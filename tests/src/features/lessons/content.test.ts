import { describe, expect, test } from 'vitest';
import { TOPIC_COUNT } from '../../../../src/data/training/training-history.ts';
import { circuits } from '../../../../src/features/lessons/content/circuits.ts';
import { languageLessons } from '../../../../src/features/lessons/content/language-comprehension.ts';
import type { GuidedText } from '../../../../src/features/lessons/content/lesson.ts';
import { lessons } from '../../../../src/features/lessons/content/lessons.ts';
import { memoryLessons } from '../../../../src/features/lessons/content/memory-enhancement.ts';
import { withOpenings } from '../../../../src/features/lessons/content/openings.ts';
import { secondLessons } from '../../../../src/features/lessons/content/second-round.ts';
import { isCardOpen, specialCards } from '../../../../src/features/lessons/content/special-cards.ts';
import { playerTips, workTips } from '../../../../src/features/lessons/content/tips.ts';
import { topics } from '../../../../src/features/lessons/content/topics.ts';
import { trayTasks } from '../../../../src/features/lessons/content/tray-tasks.ts';
import { PAUSE_MS, RATE } from '../../../../src/features/lessons/guided/use-guided.ts';
import { awarenesses } from '../../../../src/practices/jutsu/content.ts';
import { nothingOpened, type OpenedKeys, openableKeys } from '../../../../sync/model/lessons/lessons.ts';

const programmes = [lessons, languageLessons, memoryLessons];
/** As they are practised. */
const opened = [
  ...withOpenings(lessons, trayTasks),
  ...[secondLessons, languageLessons, memoryLessons].flatMap((each) => withOpenings(each)),
];
const first = [...lessons, ...topics, ...circuits];
const later = [...languageLessons, ...memoryLessons];
const guided = [...programmes.flat(), ...topics, ...circuits];
const shortTexts = [
  ...[...programmes.flat(), ...circuits].map((text) => text.description),
  ...specialCards.map((card) => card.description),
  ...[...playerTips, ...workTips.tips].map((tip) => tip.text),
];

/** Written characters per second that a voice speaks at the usual rate. */
const SPOKEN_PER_SECOND = 4.8;

const promise =
  /必ず|誰でも|絶対|脳|認知症|若返|治る|治り|治し|効く|効きます|改善|予防|向上|能力が|賢く|頭がよく|ぼけ|ストレス解消/u;
const plainSigns = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー0-9、。「」]+$/u;

function sentencesOf(text: string): string[] {
  return text.split(/(?<=。)/u);
}

function partsOf(text: GuidedText): string[] {
  return [text.aim, ...text.steps.map((step) => step.text), text.closing];
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/**
 * The sentences of a text, words inside 「」 once only: a lesson of the later programmes reads the same
 * line out again to be heard in another way, which is its exercise.
 */
function sentencesWithoutRereading(text: GuidedText): string[] {
  const parts = partsOf(text);
  const quotes = parts
    .flatMap((part) => part.match(/「[^」]*」/gu) ?? [])
    .join('')
    .replace(/[「」]/gu, '');
  const sentences = parts.flatMap(sentencesOf);
  return sentences.filter(
    (sentence, index) => sentences.indexOf(sentence) === index || !quotes.includes(sentence.replace(/[「」。]/gu, '')),
  );
}

function secondsOf(text: GuidedText): number {
  return text.steps.reduce((sum, step) => sum + step.seconds, 0);
}

describe('lesson content', () => {
  test('has 30 lessons a programme, 11 topics, 4 circuits and 6 cards, one of them unlocked', () => {
    for (const programme of programmes)
      expect(programme.map((lesson) => lesson.id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(topics.map((topic) => topic.id)).toEqual(Array.from({ length: TOPIC_COUNT }, (_, index) => index + 1));
    expect(circuits.map((circuit) => circuit.id)).toEqual([
      'circuit-a',
      'circuit-a-light',
      'circuit-b',
      'circuit-b-light',
    ]);
    expect(specialCards).toHaveLength(6);
    const openCards = (opened: OpenedKeys) =>
      specialCards.filter((card) => isCardOpen(card, opened)).map(({ id }) => id);
    expect(openCards(nothingOpened)).toEqual(['brain-speed']);
    expect(openCards(new Set(openableKeys))).toEqual(['brain-speed', 'language-comprehension', 'memory-enhancement']);
    expect(playerTips.map((tip) => tip.title)).toEqual(['集中', '継続', '実践']);
    expect(workTips.tips).toHaveLength(3);
  });

  test('gives every entry a unique title and description', () => {
    const titles = [...guided, ...specialCards].map((entry) => entry.title);
    expect(repeated(titles)).toEqual([]);
    expect(titles.filter((title) => title.length > 17)).toEqual([]);
    expect(repeated(shortTexts)).toEqual([]);
    const long = programmes.flat().filter((lesson) => lesson.description.length > 30);
    expect(long.map((lesson) => lesson.title)).toEqual([]);
  });

  test('has reviews in lessons 14, 21 and 28 of every programme only', () => {
    for (const programme of programmes) {
      const reviews = programme.filter((lesson) => lesson.description.includes('復習'));
      expect(reviews.map((lesson) => lesson.id)).toEqual([14, 21, 28]);
    }
  });

  test('explains every awareness that 十四ツ draws', () => {
    const explained = topics.map((topic) => topic.aim).join('');
    expect(awarenesses.filter(({ word }) => !explained.includes(`${word}は、`))).toEqual([]);
  });
});

describe('guided text timing', () => {
  test.each(guided)('fits $title into its minutes', (text) => {
    const seconds = secondsOf(text);
    expect(text.minutes).toBe(Math.ceil(seconds / 60));
    expect(60 * text.minutes - seconds).toBeLessThanOrEqual(45);
    expect(text.steps.length).toBeGreaterThanOrEqual(3);
    expect(text.steps.length).toBeLessThanOrEqual(6);
  });

  test('keeps lessons and topics between 5 and 10 minutes', () => {
    const minutes = [...withOpenings(lessons, trayTasks), ...topics].map((text) => text.minutes);
    expect(Math.min(...minutes)).toBe(5);
    expect(Math.max(...minutes)).toBe(10);
    // The later programmes need not reach either end.
    expect(
      [languageLessons, memoryLessons]
        .flatMap((each) => withOpenings(each))
        .filter((text) => text.minutes < 5 || text.minutes > 10)
        .map((text) => text.title),
    ).toEqual([]);
  });

  test('leaves at least half of every step without speech', () => {
    const steps = [...guided, ...opened].flatMap((text) => text.steps);
    const hurried = steps.filter((step) => step.text.length / SPOKEN_PER_SECOND > step.seconds / 2);
    expect(hurried).toEqual([]);
  });

  test('ends the speech of a step before its time, with a pause after every sentence', () => {
    const late = [...guided, ...opened]
      .flatMap((text) => text.steps)
      .filter(({ text, seconds }) => {
        const pauses = ((sentencesOf(text).length - 1) * PAUSE_MS) / 1000;
        return text.length / (SPOKEN_PER_SECOND * RATE) + pauses > seconds * 0.85;
      });
    expect(late.map(({ text }) => text)).toEqual([]);
  });

  test('keeps sentences short enough to be heard', () => {
    const sentences = [...guided, ...secondLessons].flatMap(partsOf).flatMap(sentencesOf);
    expect(sentences.filter((sentence) => sentence.length > 58)).toEqual([]);
  });
});

describe('the opening of a lesson', () => {
  test('recalls the answer to the question of the lesson before, for thirty seconds', () => {
    expect(withOpenings(lessons)[0]).toBe(lessons[0]);
    expect(withOpenings(memoryLessons)[22]?.steps[0]).toEqual({
      seconds: 30,
      text: '前の回の終わりに戻ります。今日のうちに尋ねるのは、何をしている最中になりそうですか。目を閉じて、あのときの答えを。',
      recalls: memoryLessons[21]?.closing,
    });
    const unasked = opened.filter(({ id, steps }) => id > 1 && steps[0]?.recalls === undefined);
    expect(unasked.map(({ title }) => title)).toEqual([]);
  });

  test('fetches in lesson 22 the story that lesson 21 has kept', () => {
    for (const programme of [lessons, secondLessons])
      expect(withOpenings(programme)[21]?.steps[0]).toMatchObject({
        seconds: 40,
        text: '目を閉じ、流しから玄関へ、前の回に預けた話を取りに行きます。抜けた所は、抜けたままで。',
      });
  });

  test('asks the same task in lessons 10, 20 and 30, of other things', () => {
    const things = [...trayTasks.values()].map((steps) => steps.map(({ text }) => /「(.*)」/u.exec(text)?.[1]));
    const named = things.flat().flatMap((list) => list?.split('、') ?? []);
    expect([...trayTasks.keys()]).toEqual([10, 20, 30]);
    expect(new Set(named).size).toBe(3 * (3 + 4 + 5));
    const times = [...trayTasks.values()].map((steps) => steps.map(({ seconds }) => seconds));
    expect(new Set(times.map(String)).size).toBe(1);
    expect(trayTasks.get(10)?.[1]?.text).toBe(
      'はさみ、みかん、切符でした。今度は四つ。「たまご、傘、電池、手紙」。右の端から。',
    );
  });
});

describe('guided text language', () => {
  const secondTexts = secondLessons.map(({ aim }) => aim);
  const sentences = [...guided.flatMap(partsOf), ...secondTexts].flatMap(sentencesOf);

  test('never repeats a sentence', () => {
    const everySentence = [
      ...first.flatMap(partsOf).flatMap(sentencesOf),
      ...later.flatMap(sentencesWithoutRereading),
      ...shortTexts.flatMap(sentencesOf),
      ...secondTexts.flatMap(sentencesOf),
    ];
    expect(repeated(everySentence.filter((sentence) => sentence.length > 12))).toEqual([]);
  });

  test('starts every text differently', () => {
    const starts = [...guided.map((text) => text.steps[0]?.text ?? ''), ...secondTexts];
    expect(repeated(starts.map((text) => text.slice(0, 4)))).toEqual([]);
    expect(repeated(guided.map((text) => text.aim.slice(0, 5)))).toEqual([]);
  });

  test('states the aim in two sentences and closes with one unique question or request', () => {
    expect(guided.filter((text) => sentencesOf(text.aim).length !== 2).map((text) => text.title)).toEqual([]);
    const closings = guided.map((text) => text.closing);
    expect(first.filter((text) => !/^[^。]+か。$/u.test(text.closing)).map((text) => text.title)).toEqual([]);
    // The later programmes train words and recall, so they may also ask for a word or a line (「…を、ひと言で。」).
    expect(later.filter((text) => !/^(?:[^。]+。){1,2}$/u.test(text.closing)).map((text) => text.title)).toEqual([]);
    expect(later.filter((text) => text.closing.length > 40).map((text) => text.title)).toEqual([]);
    expect(repeated(closings.map((closing) => closing.slice(0, 6)))).toEqual([]);
  });

  test('says so beforehand where the screen has to be read', () => {
    const reading = guided.filter(({ needsEyes }) => needsEyes);
    const silent = reading.filter(({ steps }) => !steps.some(({ text }) => /画面|目をあけ/u.test(text)));
    expect(silent.map(({ aim }) => aim)).toEqual([]);
    const unmarked = later.filter(
      ({ needsEyes, steps }) => !needsEyes && /画面の文|目をあけて読み/u.test(steps.map(({ text }) => text).join('')),
    );
    expect(unmarked.map(({ title }) => title)).toEqual([]);
  });

  test('says a lesson of the second round in one to three sentences', () => {
    expect(secondTexts.filter((text) => sentencesOf(text).length > 3)).toEqual([]);
    expect(secondTexts.filter((text) => text.length < 40 || text.length > 100)).toEqual([]);
    const endings = secondTexts.map((text) => text.slice(-4));
    expect(endings.filter((ending, index) => ending === endings[index - 1])).toEqual([]);
  });

  test('varies sentence endings', () => {
    const polite = sentences.filter((sentence) => sentence.endsWith('ます。'));
    expect(polite.length / sentences.length).toBeLessThan(0.4);
    const monotonous = guided.filter((text) => {
      const endings = text.steps.flatMap((step) => sentencesOf(step.text)).map((sentence) => sentence.slice(-4));
      return endings.some(
        (ending, index) => index > 1 && ending === endings[index - 1] && ending === endings[index - 2],
      );
    });
    expect(monotonous.map((text) => text.title)).toEqual([]);
    for (const worn of ['しましょう。', 'ことができます。', 'でしょう。']) {
      const uses = guided.map((text) => partsOf(text).join('').split(worn).length - 1);
      expect(Math.max(...uses), worn).toBeLessThanOrEqual(2);
    }
  });

  test.each([
    [languageLessons, 1, '声を出しにくい場所なら、口を動かすだけで足ります。'],
    [languageLessons, 3, '苦しくなる前に、途中で息を継いでかまいません。'],
    [languageLessons, 4, '気の重くないものを。'],
    [languageLessons, 30, '気の重くならない人なら'],
    [memoryLessons, 11, '目をあけたまま、車と人に気をつけて'],
    [memoryLessons, 17, '火は使わず、座って手つきだけをまねてください。'],
    [memoryLessons, 27, '重くなったら目をあけて、そこで終えてかまいません。'],
  ] as const)('keeps the care that a lesson needs (%#)', (programme, id, care) => {
    const lesson = programme.find((candidate) => candidate.id === id);
    expect(lesson === undefined ? '' : partsOf(lesson).join('')).toContain(care);
  });

  test('makes no claims about health or ability', () => {
    // The programme's title is fixed by the product; all other texts follow this rule.
    const said = [...sentences, ...shortTexts];
    expect(said.filter((text) => promise.test(text))).toEqual([]);
  });

  test('uses only kana, kanji, digits and Japanese punctuation', () => {
    expect([...sentences, ...shortTexts].filter((text) => !plainSigns.test(text))).toEqual([]);
    expect([...guided.flatMap(partsOf), ...secondTexts].filter((part) => !part.endsWith('。'))).toEqual([]);
  });
});
