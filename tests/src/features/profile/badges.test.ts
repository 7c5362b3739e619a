import { describe, expect, test } from 'vitest';
import { badgeDays, badgeMark } from '../../../../src/features/profile/badges.ts';

const states = (current_streak: number, longest_streak: number) =>
  badgeDays.map((days) => badgeMark(days, { current_streak, longest_streak }).state);

describe('badges', () => {
  test.each([
    [0, 0, ['ahead', 'ahead', 'ahead']],
    [6, 6, ['ahead', 'ahead', 'ahead']],
    [7, 7, ['reached', 'ahead', 'ahead']],
    [13, 13, ['reached', 'ahead', 'ahead']],
    [14, 14, ['reached', 'reached', 'ahead']],
    [29, 29, ['reached', 'reached', 'ahead']],
    [30, 30, ['reached', 'reached', 'reached']],
    [400, 400, ['reached', 'reached', 'reached']],
  ])('are reached from 7, 14 and 30 days on: current streak %i, longest %i', (current, longest, expected) => {
    expect(states(current, longest)).toEqual(expected);
  });

  test('stay visible after the streak breaks', () => {
    expect(states(1, 29)).toEqual(['past', 'past', 'ahead']);
    expect(states(8, 31)).toEqual(['reached', 'past', 'past']);
  });

  test('report the missing days', () => {
    expect(badgeMark(14, { current_streak: 9, longest_streak: 9 }).note).toBe('あと5日');
  });
});
