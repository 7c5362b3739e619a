import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dailyTrainingFor, dailyTrainings } from '../../../sync/rules/daily-trainings.ts';
import { type Day, toDay } from '../../../sync/rules/day.ts';

const DAY_MS = 86_400_000;
const count = dailyTrainings.length;

/** An independent oracle: the calendar of the platform. */
function dayNumbered(number: number): Day {
  return toDay(new Date(Date.UTC(2000, 0, 1) + number * DAY_MS).toISOString().slice(0, 10));
}

const dayNumber = fc.integer({ min: -40_000, max: 400_000 });

describe('daily training', () => {
  test('starts the rotation on 2000-01-01 and advances at every month end', () => {
    expect(dailyTrainingFor(toDay('2000-01-01'))).toBe(dailyTrainings[0]);
    expect(dailyTrainingFor(toDay('2000-01-02'))).toBe(dailyTrainings[1]);
    expect(dailyTrainingFor(toDay('1999-12-31'))).toBe(dailyTrainings[count - 1]);
    expect(dailyTrainingFor(toDay('2000-03-01'))).toBe(dailyTrainings[60 % count]);
    expect(dailyTrainingFor(toDay('2100-03-01'))).toBe(dailyTrainings[36_584 % count]);
  });

  test('selects the entry by the Gregorian day number', () => {
    fc.assert(
      fc.property(dayNumber, (number) => {
        const index = ((number % count) + count) % count;
        expect(dailyTrainingFor(dayNumbered(number))).toBe(dailyTrainings[index]);
      }),
      { numRuns: 1000 },
    );
  });

  test('shows every entry once before any repeats', () => {
    fc.assert(
      fc.property(dayNumber, (first) => {
        const cycle = Array.from({ length: count }, (_, index) => dailyTrainingFor(dayNumbered(first + index)));
        expect(new Set(cycle).size).toBe(count);
        expect(dailyTrainingFor(dayNumbered(first + count))).toBe(cycle[0]);
      }),
    );
  });

  test('repeats an entry on another weekday', () => {
    expect(count % 7).not.toBe(0);
  });
});

describe('daily training texts', () => {
  const sentencesOf = (text: string) => text.split(/(?<=。)/u);
  const descriptions = dailyTrainings.map((training) => training.description);

  test('are at least 36, with unique titles that fit a card', () => {
    expect(count).toBeGreaterThanOrEqual(36);
    expect(new Set(dailyTrainings.map((training) => training.title)).size).toBe(count);
    expect(dailyTrainings.filter(({ title }) => title.length < 7 || title.length > 16)).toEqual([]);
  });

  test('have unique descriptions of one to three sentences', () => {
    expect(descriptions.filter((text) => sentencesOf(text).length > 3 || !text.endsWith('。'))).toEqual([]);
    expect(descriptions.filter((text) => text.length < 40 || text.length > 90)).toEqual([]);
    const sentences = descriptions.flatMap(sentencesOf);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(new Set(descriptions.map((text) => text.slice(0, 4))).size).toBe(count);
  });

  test('change category every day, also when the rotation restarts', () => {
    const same = dailyTrainings.filter((training, index) => {
      return training.category === dailyTrainings[(index + 1) % count]?.category;
    });
    expect(same).toEqual([]);
    expect(new Set(dailyTrainings.map((training) => training.category)).size).toBe(8);
  });

  test('cover all three difficulties in 5 to 10 minutes', () => {
    expect(new Set(dailyTrainings.map((training) => training.difficulty))).toEqual(new Set(['初級', '中級', '上級']));
    const minutes = dailyTrainings.map((training) => training.duration_minutes);
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([5, 10]);
  });

  test('mention no season and make no promises', () => {
    const season = /春|夏|秋|冬|桜|紅葉|落ち葉|雪|セミ|正月|花見|祭り/u;
    expect(descriptions.filter((text) => season.test(text))).toEqual([]);
    const promise = /必ず|絶対|脳|若返|治|改善|予防|向上/u;
    expect(descriptions.filter((text) => promise.test(text))).toEqual([]);
  });

  test('use only kana, kanji, digits and Japanese punctuation', () => {
    const signs = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー0-9、。「」]+$/u;
    const texts = dailyTrainings.flatMap(({ title, description, category }) => [title, description, category]);
    expect(texts.filter((text) => !signs.test(text))).toEqual([]);
  });
});
