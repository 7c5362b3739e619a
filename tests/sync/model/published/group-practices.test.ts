import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, toDay } from '../../../../sync/model/day/day.ts';
import { formatTokyoWallTime } from '../../../../sync/model/day/tokyo-wall-time.ts';
import {
  type GroupPractice,
  repetitions,
  upcomingPractices,
} from '../../../../sync/model/published/group-practices.ts';

const at = (id: string, startsAt: string, series: Partial<GroupPractice> = {}): GroupPractice => ({
  id,
  startsAt: Date.parse(startsAt),
  title: id,
  url: null,
  repeats: null,
  repeatsUntil: null,
  ...series,
});

/** The Tokyo times at which a practice is listed. */
const listed = (practice: GroupPractice, today: string) =>
  upcomingPractices([practice], toDay(today)).map(({ startsAt }) => formatTokyoWallTime(startsAt));

describe('group practices', () => {
  test('of today, started or not, and of later days are listed soonest first', () => {
    const practices = [
      at('later', '2026-12-01T20:00+09:00'),
      at('last minute of yesterday', '2026-11-19T23:59+09:00'),
      at('tonight', '2026-11-20T20:00+09:00'),
      at('first minute of today', '2026-11-20T00:00+09:00'),
    ];
    const ids = (today: string) => upcomingPractices(practices, toDay(today)).map(({ practice }) => practice.id);
    expect(ids('2026-11-20')).toEqual(['first minute of today', 'tonight', 'later']);
    expect(ids('2026-12-02')).toEqual([]);
  });

  test('that repeat stand between the others, five weeks ahead', () => {
    const sundays = at('sunday', '2026-11-08T20:00+09:00', { repeats: 'biweekly' });
    const once = at('once', '2026-12-01T20:00+09:00');
    expect(upcomingPractices([once, sundays], toDay('2026-11-20')).map(({ practice }) => practice.id)).toEqual([
      ...['sunday', 'once', 'sunday', 'sunday'],
    ]);
    expect(listed(sundays, '2026-11-20')).toEqual(['2026-11-22T20:00', '2026-12-06T20:00', '2026-12-20T20:00']);
  });
});

describe('a repeated group practice', () => {
  test.each([
    ['a week', 'weekly', '2026-12-20T20:00', '2026-12-22', '2026-12-27T20:00 2027-01-03T20:00 2027-01-10T20:00'],
    ['a week, today', 'weekly', '2026-12-20T20:00', '2026-12-27', '2026-12-27T20:00 2027-01-03T20:00 2027-01-10T20:00'],
    ['two weeks over the year', 'biweekly', '2026-12-20T20:00', '2026-12-21', '2027-01-03T20:00 2027-01-17T20:00'],
    ['two weeks before the first', 'biweekly', '2026-12-20T20:00', '2026-12-01', '2026-12-20T20:00 2027-01-03T20:00'],
    ['two weeks, years later', 'biweekly', '2020-01-05T20:00', '2026-11-20', '2026-11-29T20:00 2026-12-13T20:00'],
    ['a month', 'monthly', '2026-11-15T09:30', '2026-11-16', '2026-12-15T09:30'],
    ['a month over the year', 'monthly', '2026-10-15T20:00', '2026-12-16', '2027-01-15T20:00'],
    ['a month with its day today', 'monthly', '2026-10-15T20:00', '2026-12-15', '2026-12-15T20:00 2027-01-15T20:00'],
    ['day 31 in a short month', 'monthly', '2026-08-31T20:00', '2026-09-01', '2026-09-30T20:00'],
    ['day 31 in a long month', 'monthly', '2026-08-31T20:00', '2026-12-02', '2026-12-31T20:00'],
    ['day 31 in February', 'monthly', '2026-08-31T20:00', '2027-02-01', '2027-02-28T20:00'],
    ['day 30 in February', 'monthly', '2026-08-30T20:00', '2027-02-01', '2027-02-28T20:00'],
    ['day 30 after February', 'monthly', '2026-08-30T20:00', '2027-03-01', '2027-03-30T20:00'],
    ['day 29 of a leap year', 'monthly', '2026-08-29T20:00', '2028-02-01', '2028-02-29T20:00'],
    ['day 29 of another year', 'monthly', '2026-08-29T20:00', '2027-02-01', '2027-02-28T20:00'],
    ['the first minute of a Tokyo day', 'monthly', '2026-11-01T00:00', '2026-11-02', '2026-12-01T00:00'],
    ['the last minute of a Tokyo day', 'weekly', '2026-11-01T23:59', '2026-12-30', '2027-01-03T23:59 2027-01-10T23:59'],
  ] as const)('is listed for %s', (_what, repeats, first, today, expected) => {
    const dates = listed(at('a', `${first}+09:00`, { repeats }), today);
    expect(dates.slice(0, expected.split(' ').length).join(' ')).toBe(expected);
  });

  test('is listed with its next date, however far away', () => {
    expect(listed(at('a', '2027-06-30T20:00+09:00', { repeats: 'weekly' }), '2026-11-20')).toEqual([
      '2027-06-30T20:00',
    ]);
    expect(listed(at('a', '9999-12-31T20:00+09:00', { repeats: 'weekly' }), '2026-11-20')).toHaveLength(1);
  });

  test('takes place on its last day, and on no later one', () => {
    const until = (day: string) => at('a', '2026-11-01T20:00+09:00', { repeats: 'weekly', repeatsUntil: toDay(day) });
    expect(listed(until('2026-11-29'), '2026-11-20')).toEqual(['2026-11-22T20:00', '2026-11-29T20:00']);
    expect(listed(until('2026-11-28'), '2026-11-20')).toEqual(['2026-11-22T20:00']);
    expect(listed(until('2026-11-19'), '2026-11-20')).toEqual([]);
  });

  test('is listed on any day as on the days before, without gaps', () => {
    const days = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(fc.constantFrom(...repetitions), days, days, (repeats, start, wait) => {
        const first = addDays(toDay('2024-01-01'), start);
        const today = addDays(first, wait);
        const practice = at('a', `${first}T20:00+09:00`, { repeats });
        const [next, ...rest] = listed(practice, today);
        expect(next && next >= today).toBe(true);
        // A look from a week earlier gives the same dates.
        const earlier = listed(practice, addDays(today, -7)).filter((date) => date >= today);
        expect([next, ...rest].slice(0, earlier.length)).toEqual(earlier);
        const gap = { weekly: 7, biweekly: 14, monthly: 31 }[repeats];
        expect(daysBetween(today, toDay(next?.slice(0, 10) ?? ''))).toBeLessThan(gap);
      }),
    );
  });
});
