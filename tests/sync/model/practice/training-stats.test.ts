import { describe, expect, test } from 'vitest';
import { toDay } from '../../../../sync/model/day/day.ts';
import { summarizeTraining, type TrainedSession, tallyDays } from '../../../../sync/model/practice/training-stats.ts';

const session = (day: string, minutes: number): TrainedSession => ({ day: toDay(day), minutes, practised: true });
const stats = (sessions: readonly TrainedSession[], today: string) =>
  summarizeTraining(tallyDays(sessions), toDay(today));

describe('day tally', () => {
  test('totals the sessions of each day, earliest day first', () => {
    const sessions = [session('2026-11-20', 5), session('2026-11-18', 3), session('2026-11-20', 7)];
    expect(tallyDays(sessions)).toEqual([
      { day: '2026-11-18', practised: true, sessions: 1, minutes: 3 },
      { day: '2026-11-20', practised: true, sessions: 2, minutes: 12 },
    ]);
  });
});

describe('training statistics', () => {
  test('are zero without sessions', () => {
    expect(stats([], '2026-11-20')).toEqual({
      totalSessions: 0,
      totalMinutes: 0,
      thisWeekSessions: 0,
      averageMinutesPerSession: 0,
    });
  });

  test('count the week from Sunday and round the average', () => {
    const sessions = [session('2026-11-14', 10), session('2026-11-15', 5), session('2026-11-20', 8)];
    expect(stats(sessions, '2026-11-20')).toEqual({
      totalSessions: 3,
      totalMinutes: 23,
      thisWeekSessions: 2,
      averageMinutesPerSession: 8,
    });
  });

  test.each([
    ['a new week starts on Sunday', '2026-11-21', '2026-11-22', 0],
    ['on Saturday, the previous Sunday still counts', '2026-11-15', '2026-11-21', 1],
    ['a week may span the new year', '2026-12-27', '2027-01-02', 1],
    ['a session that a fast clock recorded for tomorrow does not count', '2026-11-21', '2026-11-20', 0],
  ])('%s', (_what, day, today, thisWeekSessions) => {
    expect(stats([session(day, 5)], today)).toMatchObject({ totalSessions: 1, thisWeekSessions });
  });

  test('round half a minute up in the average', () => {
    expect(stats([session('2026-11-20', 1), session('2026-11-20', 2)], '2026-11-20').averageMinutesPerSession).toBe(2);
  });
});
