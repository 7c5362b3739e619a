import { describe, expect, test } from 'vitest';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import { levelEntries, type PracticeLevel } from '../../../../sync/model/practice/level.ts';
import { isLineShown, type MeasuredDrill, ownLine, usualBand } from '../../../../sync/model/practice/own-line.ts';
import { createRng } from '../../../../sync/model/practice/seeded-random.ts';
import type { TypedVisit } from '../../../../sync/model/practice/whole-visit.ts';

const FIRST = toDay('2026-01-05');

type Results = Readonly<Record<string, string>>;

function rowsOf(drill: MeasuredDrill, visits: readonly (readonly [Results, PracticeLevel?])[]): readonly TypedVisit[] {
  return visits.map(([results, level = 1], index) => ({
    id: String(index).padStart(4, '0'),
    training_type: drill,
    day: addDays(FIRST, index),
    results: [...levelEntries(level), ...Object.entries(results).map(([item, result]) => ({ item, result }))],
  }));
}

const valuesOf = (drill: MeasuredDrill, ...visits: readonly (readonly [Results, PracticeLevel?])[]) =>
  ownLine(rowsOf(drill, visits), drill).map(({ value }) => value);

const heard = (article: string, ...results: readonly string[]): Results =>
  Object.fromEntries(results.map((result, index) => [`utsusie-${article}-${index + 1}`, result]));

describe("a member's own line", () => {
  test('has a dot for each full round of questions that were new', () => {
    expect(
      valuesOf(
        'utsusie',
        [heard('001', 'right', 'right', 'wrong')],
        [heard('001', 'right', 'right', 'right')],
        [heard('002', 'right', 'right')],
        [{ 'utsusie-004': 'seen' }],
        [{ 'utsusie-004': 'seen', ...heard('004', 'right', 'wrong', 'wrong') }],
        [{ 'utsusie-003': 'seen', ...heard('003', 'right', 'right', 'right') }],
      ),
    ).toEqual([2 / 3, 1]);
  });

  test('has the dots of the level that was played last', () => {
    const [low, high] = [
      [heard('001', 'right', 'right', 'wrong')],
      [heard('002', 'wrong', 'right', 'wrong'), 2],
    ] as const;
    expect(valuesOf('utsusie', low, high)).toEqual([1 / 3]);
    expect(valuesOf('utsusie', high, low)).toEqual([2 / 3]);
  });

  test('counts the questions of each scene that was new', () => {
    const found = (scene: string, questions: number): Results => ({
      [`${scene}-1`]: 'right',
      [`doko-questions-${scene}`]: `${questions}`,
    });
    expect(
      valuesOf(
        'doko',
        [{ ...found('doko-001', 9), ...found('doko-002', 7) }],
        [found('doko-001', 3)],
        [{ 'doko-004': 'seen' }],
        [{ 'doko-004': 'seen', ...found('doko-004', 2) }],
        [{ 'doko-003': 'seen', ...found('doko-003', 12) }],
      ),
    ).toEqual([9, 7, 12]);
  });

  test('has the seconds of each round in the 段 that was played last', () => {
    const round = (phrase: string, stage: number, seconds: number): Results => ({
      [phrase]: 'right',
      [`sentsuji-seconds-${stage}`]: `${seconds}`,
    });
    const rounds = [round('a', 1, 3), round('b', 2, 8), round('c', 2, 6)];
    expect(valuesOf('sentsuji', ...rounds.map((one) => [one] as const))).toEqual([8, 6]);
  });

  test('has the share of new words that were read, of five at least', () => {
    const read = (words: string, right: number): Results =>
      Object.fromEntries([...words].map((word, index) => [`jisho-reading-${word}`, index < right ? 'right' : 'wrong']));
    expect(valuesOf('jisho', [read('一二三四五', 3)], [read('六七八九', 4)], [read('一二三四五', 5)])).toEqual([0.6]);
  });

  test('has a band from the tenth dot on, which leaves out the two lowest and highest of ten', () => {
    const dots = [5, 1, 9, 2, 8, 3, 7, 4, 6, 10, 100].map((value) => ({ day: FIRST, value, level: 1 }));
    expect(usualBand(dots.slice(0, 9))).toEqual([]);
    expect(usualBand(dots)).toEqual([
      { low: 3, high: 8 },
      { low: 3, high: 9 },
    ]);
    expect(dots.map((_, index) => isLineShown(dots.slice(0, index), FIRST)).indexOf(true)).toBe(10);
    expect(isLineShown(dots.slice(0, 10), addDays(FIRST, 1))).toBe(false);
  });

  test('says the same of rows in any order', () => {
    const rng = createRng(7);
    const rows = rowsOf(
      'utsusie',
      Array.from({ length: 40 }, (_, index) => [
        heard(`${index % 30}`, ...Array.from({ length: 3 }, () => rng.pick(['right', 'wrong']))),
      ]),
    );
    const shuffled = rows.toSorted((one, other) =>
      one.id.split('').reverse().join() < other.id.split('').reverse().join() ? -1 : 1,
    );
    expect(ownLine(shuffled, 'utsusie')).toEqual(ownLine(rows, 'utsusie'));
    expect(ownLine(rows, 'utsusie')).toHaveLength(30);
  });
});
