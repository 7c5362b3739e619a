import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayAt,
  daysBetween,
  hourAt,
  isDay,
  LESSON_DAY_ZONE,
  monthStart,
  msUntilNextDay,
  normalizeInstant,
  startOfDay,
  toDay,
  weekdayOf,
} from '../../../../sync/model/day/day.ts';

const at = (iso: string) => Date.parse(iso);

describe('Tokyo day', () => {
  test.each([
    ['2026-11-20T14:59:59.999Z', '2026-11-20'],
    ['2026-11-20T15:00:00.000Z', '2026-11-21'],
    ['2026-11-20T23:59:59+14:00', '2026-11-20'],
    ['2026-11-20T07:00:00-08:00', '2026-11-21'],
    ['2028-02-28T15:00:00Z', '2028-02-29'],
    ['2026-12-31T15:00:00Z', '2027-01-01'],
  ])('of %s is %s', (iso, day) => {
    expect(dayAt(at(iso))).toBe(day);
  });

  test('agrees with the time zone database of the platform from 1952 to 2400', () => {
    const tokyo = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Tokyo',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const instants = fc.integer({ min: at('1952-01-01T00:00:00Z'), max: at('2400-12-31T00:00:00Z') });
    fc.assert(
      fc.property(instants, (instant) => {
        const [day, time = ''] = tokyo.format(instant).split(' ');
        expect([dayAt(instant), hourAt(instant)]).toEqual([day, Number(time.slice(0, 2))]);
      }),
    );
  });

  test('starts at 15:00 UTC of the previous day', () => {
    expect(new Date(startOfDay(toDay('2026-11-21'))).toISOString()).toBe('2026-11-20T15:00:00.000Z');
  });

  test.each([
    ['2026-11-20T14:59:59.999Z', 1],
    ['2026-11-20T15:00:00.000Z', 86_400_000],
  ])('at %s ends in %d ms', (iso, ms) => {
    expect(msUntilNextDay(at(iso))).toBe(ms);
  });
});

describe('lesson day', () => {
  test('starts at 09:00 in Tokyo', () => {
    expect(dayAt(at('2026-11-21T08:59:59+09:00'), LESSON_DAY_ZONE)).toBe('2026-11-20');
    expect(dayAt(at('2026-11-21T09:00:00+09:00'), LESSON_DAY_ZONE)).toBe('2026-11-21');
    expect(startOfDay(toDay('2026-11-21'), LESSON_DAY_ZONE)).toBe(at('2026-11-21T09:00:00+09:00'));
  });
});

describe('calendar arithmetic', () => {
  test.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s plus %d is %s', (day, days, sum) => {
    expect(addDays(toDay(day), days)).toBe(sum);
    expect(daysBetween(toDay(day), toDay(sum))).toBe(days);
  });

  test.each(['2026-11-21 03:00:00.5+00', '2026-11-21T12:00:00.500+09:00', '2026-11-21T03:00:00.500Z'])(
    'normalizes the instant %s to the notation of rows',
    (instant) => {
      expect(normalizeInstant(instant)).toBe('2026-11-21T03:00:00.500Z');
    },
  );

  test.each([
    '2027-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2026-1-1',
    '2026/01/01',
    '20260101',
    '2026-01-01T00:00:00Z',
    '今日',
    '',
  ])('rejects "%s"', (text) => {
    expect(isDay(text)).toBe(false);
    expect(() => toDay(text)).toThrow(RangeError);
  });

  test('accepts only existing days', () => {
    const days = ['2028-02-29', '2000-02-29', '0000-01-01', '0099-12-31', '9999-12-31'];
    expect([...days, 20261120, null].filter(isDay)).toEqual(days);
  });

  test('writes a date as a day up to the year 9999', () => {
    expect(addDays(toDay('0987-06-04'), 1)).toBe('0987-06-05');
    expect(() => addDays(toDay('9999-12-31'), 1)).toThrow(RangeError);
    expect(() => addDays(toDay('0000-01-01'), -1)).toThrow(RangeError);
    expect(() => dayAt(Number.NaN)).toThrow(RangeError);
  });

  test('counts weekdays from Sunday and finds the first day of a month', () => {
    expect(weekdayOf(toDay('2026-11-22'))).toBe(0);
    expect(weekdayOf(toDay('2026-11-21'))).toBe(6);
    expect(monthStart(toDay('2026-01-31'), -1)).toBe('2025-12-01');
  });
});
