import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clockText,
  durationText,
  elapsedSeconds,
  markPassed,
  remainingText,
  totalTimeText,
} from '../../../src/lib/duration.ts';

const MARKS = [240, 180, 120, 60, 30, 10, 0];
const START = 300;

describe('elapsed seconds', () => {
  test.for([
    [1_000, 1_000, 0],
    [1_000, 1_499, 0],
    [1_000, 1_500, 1],
    [1_000, 61_000, 60],
    [61_000, 1_000, 0],
  ] as const)('are whole and never negative: from %d to %d → %d', ([startedAt, now, seconds]) => {
    expect(elapsedSeconds(startedAt, now)).toBe(seconds);
  });
});

test.for([
  [6000, '100:00'],
  [600, '10:00'],
  [299, '4:59'],
  [65, '1:05'],
  [60, '1:00'],
  [9, '0:09'],
  [0, '0:00'],
] as const)('%d seconds read %s on a clock', ([seconds, clock]) => {
  expect(clockText(seconds)).toBe(clock);
});

test.for([
  [0, '0分'],
  [59, '59分'],
  [60, '1時間'],
  [245, '4時間5分'],
  [599, '9時間59分'],
  [659, '10時間'],
  [18_986, '316時間'],
  [72_000, '1,200時間'],
] as const)('a total of %d minutes reads %s', ([minutes, words]) => {
  expect(totalTimeText(minutes)).toBe(words);
});

describe('time in words', () => {
  test.for([
    [300, '5分'],
    [299, '4分59秒'],
    [65, '1分5秒'],
    [60, '1分'],
    [9, '9秒'],
    [0, '0秒'],
  ] as const)('writes %d seconds as %s', ([seconds, words]) => {
    expect(durationText(seconds)).toBe(words);
  });

  test.for([
    [240, '残り4分'],
    [30, '残り30秒'],
    [0, '時間になりました'],
  ] as const)('announces %d remaining seconds as %s', ([seconds, words]) => {
    expect(remainingText(seconds)).toBe(words);
  });
});

describe('countdown announcements', () => {
  test.for([
    { why: 'no mark lies between', before: 300, after: 299, mark: undefined },
    { why: 'a mark is reached', before: 241, after: 240, mark: 240 },
    { why: 'a mark was reached before', before: 240, after: 239, mark: undefined },
    { why: 'the end is reached', before: 1, after: 0, mark: 0 },
    { why: 'the end was reached before', before: 0, after: 0, mark: undefined },
    { why: 'a frozen tab skips a minute', before: 130, after: 55, mark: 60 },
    { why: 'the whole time is skipped', before: 300, after: 0, mark: 0 },
    { why: 'the clock was set back', before: 100, after: 200, mark: undefined },
  ])('give $mark when $why', ({ before, after, mark }) => {
    expect(markPassed(before, after)).toBe(mark);
  });

  test('come one by one when no second is missed', () => {
    const seconds = Array.from({ length: START }, (_, index) => START - index);
    const passed = seconds.map((left) => markPassed(left, left - 1));
    expect(passed.filter((mark) => mark !== undefined)).toEqual(MARKS);
  });

  test('come at most once each and end with zero, at any tick spacing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: START })), (moments) => {
        const readings = [START, ...moments.toSorted((a, b) => b - a), 0];
        const spoken = readings
          .slice(1)
          .map((reading, index) => markPassed(readings[index] ?? 0, reading))
          .filter((mark) => mark !== undefined);
        expect(spoken).toEqual(MARKS.filter((mark) => spoken.includes(mark)));
        expect(spoken.at(-1)).toBe(0);
      }),
    );
  });
});
