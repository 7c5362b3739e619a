import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  marksPassed,
  remainingSeconds,
  spokenRemaining,
  TOUR_SECONDS,
} from '../../../../src/practices/tour/countdown.ts';

const END_AT = 1_000_000;

describe('countdown', () => {
  test.for([
    [END_AT - 300_000, 300],
    [END_AT - 299_999, 300],
    [END_AT - 299_000, 299],
    [END_AT - 1, 1],
    [END_AT, 0],
    [END_AT + 60_000, 0],
    [END_AT - 400_000, 300],
  ] as const)('reads the remaining seconds off the clock: at %d → %d', ([now, seconds]) => {
    expect(remainingSeconds(END_AT, now)).toBe(seconds);
  });

  test.for([
    { why: 'nothing lies between', before: 300, after: 299, marks: [] },
    { why: 'a mark is reached', before: 241, after: 240, marks: [240] },
    { why: 'a mark was reached before', before: 240, after: 239, marks: [] },
    { why: 'the end is reached', before: 1, after: 0, marks: [0] },
    { why: 'the end was reached before', before: 0, after: 0, marks: [] },
    { why: 'a frozen tab skips a minute', before: 130, after: 55, marks: [120, 60] },
    { why: 'the whole walk is skipped', before: 300, after: 0, marks: [240, 180, 120, 60, 30, 10, 0] },
    { why: 'the clock was set back', before: 100, after: 200, marks: [] },
  ])('tells the marks passed when $why', ({ before, after, marks }) => {
    expect(marksPassed(before, after)).toEqual(marks);
  });

  test('speaks every mark exactly once, however unevenly the ticks fall', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: TOUR_SECONDS })), (moments) => {
        const readings = [TOUR_SECONDS, ...moments.toSorted((a, b) => b - a), 0];
        const spoken = readings.slice(1).flatMap((reading, index) => marksPassed(readings[index] ?? 0, reading));
        expect(spoken).toEqual([240, 180, 120, 60, 30, 10, 0]);
      }),
    );
  });

  test.for([
    [240, '残り4分'],
    [30, '残り30秒'],
    [0, '時間になりました'],
  ] as const)('announces %d seconds as %s', ([seconds, spoken]) => {
    expect(spokenRemaining(seconds)).toBe(spoken);
  });
});
