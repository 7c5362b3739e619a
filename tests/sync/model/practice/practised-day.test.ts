import { describe, expect, test } from 'vitest';
import { dayAt, toDay } from '../../../../sync/model/day/day.ts';
import { practisedDay, weekMarks } from '../../../../sync/model/practice/practised-day.ts';

const at = (tokyo: string) => Date.parse(`${tokyo}:00+09:00`);
const session = (tokyo: string, minutes: number, changed = {}) => {
  const completedAt = at(tokyo);
  const ended = { trainingType: 'jutsu', practised: true, isFinished: true };
  return { ...ended, day: dayAt(completedAt), completedAt, minutes, ...changed };
};
const NOON = at('2026-11-20T12:00');

describe('the practised day', () => {
  test('is closed by its first visit', () => {
    expect(practisedDay([], NOON, null)).toEqual({ visits: 0, minutes: 0, fraction: 0, isDone: false, left: null });
    const sessions = [session('2026-11-20T11:00', 8), session('2026-11-20T09:00', 3), session('2026-11-19T11:00', 5)];
    expect(practisedDay(sessions, NOON, null)).toMatchObject({ visits: 2, minutes: 11, fraction: 1, isDone: true });
  });

  test('is not closed by a session that was not practised', () => {
    expect(practisedDay([session('2026-11-20T09:00', 1, { practised: false })], NOON, null)).toMatchObject({
      visits: 0,
      isDone: false,
    });
  });

  test('fills by minutes where the member has set them', () => {
    const sessions = [session('2026-11-20T09:00', 4)];
    expect(practisedDay(sessions, NOON, 10)).toMatchObject({ fraction: 0.4, isDone: false });
    expect(practisedDay([session('2026-11-20T10:00', 9), ...sessions], NOON, 10)).toMatchObject({
      fraction: 1,
      isDone: true,
    });
  });

  test.each([
    ['2026-11-20T20:00', '2026-11-21T03:59', true],
    ['2026-11-20T19:59', '2026-11-21T03:59', false],
    ['2026-11-20T20:00', '2026-11-21T04:00', false],
    ['2026-11-19T23:00', '2026-11-21T01:00', false],
  ])('that ended at %s is still done at %s: %s', (practised, now, isDone) => {
    expect(practisedDay([session(practised, 5)], at(now), null)).toMatchObject({ visits: 0, isDone });
  });

  const left = session('2026-11-20T09:00', 3, { isFinished: false });

  test.each([
    ['within the hour', session('2026-11-20T10:05', 5), 1],
    ['after more than an hour', session('2026-11-20T10:06', 5), 2],
    ['with another practice', session('2026-11-20T10:05', 5, { trainingType: 'doko' }), 2],
  ])('counts a practice that was left and goes on %s', (_, next, visits) => {
    expect(practisedDay([next, left], NOON, null)).toMatchObject({ visits, minutes: 8 });
  });

  test('knows for an hour what was left, unless another practice followed', () => {
    expect(practisedDay([left], at('2026-11-20T10:00'), null).left).toBe('jutsu');
    expect(practisedDay([left], at('2026-11-20T10:01'), null).left).toBeNull();
    expect(practisedDay([session('2026-11-20T09:10', 5), left], at('2026-11-20T09:20'), null).left).toBeNull();
  });

  test('has its mark in the week from Sunday on', () => {
    const practised = new Set(['2026-11-15', '2026-11-18', '2026-11-20'].map(toDay));
    expect(weekMarks(practised, toDay('2026-11-20'))).toEqual([true, false, false, true, false, true, null]);
  });
});
