import { describe, expect, test } from 'vitest';
import { answersOf, gradesOf } from '../../../../src/data/training/answer-names.ts';

describe('the grades of a drill', () => {
  test.each([
    ['jisho', ['知っていた', 'あいまい', 'はじめて']],
    ['oumugaeshi', ['そのまま', '少し違った', '出てこない']],
    ['goshoku', ['塗れた', '薄い', '塗れない']],
    ['kyokun', ['すぐ使える', 'もうひと息', '出てこない']],
    ['bunkai', ['あった', '近い', 'なかった']],
    ['jutsu', ['すっと浮かんだ', '浮かびにくい']],
    ['of-a-newer-build', ['思い出した', 'あいまい', '思い出せず']],
    ['constructor', ['思い出した', 'あいまい', '思い出せず']],
  ])('%s are named, best first', (pack, labels) => {
    expect(gradesOf(pack).map(({ label }) => label)).toEqual(labels);
  });
});

test("the answers of a drill are those that were given: judged ones, the member's grades, or both", () => {
  const none = { right: 0, wrong: 0, remembered: 0, hard: 0, again: 0 };
  const labels = (counts: Partial<typeof none>) => answersOf('jisho', { ...none, ...counts }).map(({ label }) => label);
  expect(labels({})).toEqual([]);
  expect(labels({ wrong: 1 })).toEqual(['正解', '違った']);
  expect(labels({ hard: 1 })).toEqual(['知っていた', 'あいまい', 'はじめて']);
  expect(labels({ right: 1, again: 1 })).toEqual(['正解', '違った', '知っていた', 'あいまい', 'はじめて']);
});
