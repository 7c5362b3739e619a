import { describe, expect, test } from 'vitest';
import { countLoginsInWindow, daysSinceJoining, loginRate } from '../../../../src/features/profile/login-rate.ts';
import { toDay } from '../../../../sync/model/day/day.ts';

describe('login rate', () => {
  test.each([
    [0, 0],
    [1, 3],
    [2, 7],
    [15, 50],
    [29, 97],
    [30, 100],
    [365, 100],
  ])('of a streak of %i days is %i percent', (streak, percent) => {
    expect(loginRate(streak)).toBe(percent);
  });
});

describe('logins of the last 30 days', () => {
  const login = (day: string) => ({ day: toDay(day), kind: 'login' as const });

  test('start 29 days before today and include today', () => {
    const days = ['2026-10-21', '2026-10-22', '2026-11-01', '2026-11-20', '2026-11-21'].map(login);
    expect(countLoginsInWindow(days, toDay('2026-11-20'))).toBe(3);
  });

  test('exclude days covered by a ticket and count each day once', () => {
    const days = [login('2026-11-18'), login('2026-11-18'), { day: toDay('2026-11-19'), kind: 'ticket' as const }];
    expect(countLoginsInWindow(days, toDay('2026-11-20'))).toBe(1);
  });
});

describe('days since joining', () => {
  const DAY = 86_400_000;

  test.each([
    ['at the moment of joining', 0, 1],
    ['after a second', 1000, 1],
    ['after one whole day', DAY, 1],
    ['a moment later', DAY + 1, 2],
    ['after ten and a half days', 10.5 * DAY, 11],
    ['with a slow clock', -3 * DAY, 1],
  ])('%s', (_when, elapsed, days) => {
    expect(daysSinceJoining(1_700_000_000_000, 1_700_000_000_000 + elapsed)).toBe(days);
  });
});
