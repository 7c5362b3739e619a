import { describe, expect, test } from 'vitest';
import { questionOfDay } from '../../../../src/data/notebook/questions.ts';
import {
  closedWeekEntry,
  isWeekClosed,
  reviewWeek,
  weekToReview,
} from '../../../../src/features/home/week/review-week.ts';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';

const firstDay = toDay('2026-11-15');
const session = (trainingType: string, day: string, minutes = 5) => ({ trainingType, day: toDay(day), minutes });

describe('the week to review', () => {
  test.each([
    ['2026-11-21', null],
    ['2026-11-22', '2026-11-15'],
    ['2026-11-23', null],
    ['2027-01-03', '2026-12-27'],
    ['2028-03-05', '2028-02-27'],
  ])('on %s begins on %s', (today, first) => {
    expect(weekToReview(toDay(today))).toBe(first);
  });
});

describe('a week in review', () => {
  test.each([
    ['nothing was done', [], [], null],
    [
      'one drill was practised',
      [session('jutsu', '2026-11-18', 8)],
      [],
      { sessions: 1, minutes: 8, practised: ['jutsu'], lines: 0 },
    ],
    ['one line was written', [], ['2026-11-21'], { sessions: 0, minutes: 0, practised: [], lines: 1 }],
    [
      'it begins on Sunday and ends on Saturday',
      [
        session('tour', '2026-11-14'),
        session('jutsu', '2026-11-15'),
        session('doko', '2026-11-21'),
        session('ryue', '2026-11-22'),
      ],
      ['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22'],
      { sessions: 2, minutes: 10, practised: ['jutsu', 'doko'], lines: 2 },
    ],
    [
      'a drill was practised most often',
      ['tour', 'jutsu', 'doko', 'jutsu'].map((type) => session(type, '2026-11-17', 3)),
      [],
      { sessions: 4, minutes: 12, practised: ['jutsu', 'tour', 'doko'], lines: 0 },
    ],
  ])('when %s', (_what, sessions, noteDays, expected) => {
    const review = reviewWeek(
      firstDay,
      sessions,
      noteDays.map((day) => ({ day })),
    );
    expect(review).toEqual(expected && { firstDay, lastDay: '2026-11-21', ...expected });
  });
});

describe('a closed week', () => {
  const { name, count } = closedWeekEntry(firstDay);

  test('stays closed, and the next one opens', () => {
    expect(isWeekClosed({ [name]: count }, firstDay)).toBe(true);
    expect(isWeekClosed({ [name]: count }, addDays(firstDay, 7))).toBe(false);
    expect(isWeekClosed({}, firstDay)).toBe(false);
  });

  test('closes the weeks before it when two devices closed different ones', () => {
    const later = closedWeekEntry(addDays(firstDay, 7));
    const merged = { [name]: Math.max(count, later.count) };
    expect(isWeekClosed(merged, firstDay)).toBe(true);
  });
});

describe('the question of a Sunday', () => {
  test('comes back only after a quarter of a year', () => {
    const asked = Array.from({ length: 13 }, (_, week) => questionOfDay('week', addDays(firstDay, 7 * week)));
    expect(new Set(asked).size).toBe(13);
  });
});
