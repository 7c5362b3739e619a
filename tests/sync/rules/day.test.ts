import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { calendarDay } from '../../../sync/rules/calendar-day.ts';
import {
  addDays,
  dayAt,
  dayOfMonth,
  daysBetween,
  instantAt,
  isDay,
  isInstant,
  LESSON_DAY_ZONE,
  MEMBER_ZONE,
  monthStart,
  msUntilNextDay,
  normalizeInstant,
  startOfDay,
  toDay,
  weekdayOf,
} from '../../../sync/rules/day.ts';

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
    expect(calendarDay(987, 6, 5)).toBe('0987-06-05');
    expect(() => calendarDay(10_000, 1, 1)).toThrow(RangeError);
    expect(() => addDays(toDay('9999-12-31'), 1)).toThrow(RangeError);
  });

  test('counts weekdays from Sunday and finds the first day of a month', () => {
    expect(weekdayOf(toDay('2026-11-22'))).toBe(0);
    expect(weekdayOf(toDay('2026-11-21'))).toBe(6);
    expect(monthStart(toDay('2026-01-31'), -1)).toBe('2025-12-01');
  });
});

/** From 1952, when Tokyo had given up daylight saving time, to the last day but some of the calendar. */
const instants = fc.integer({ min: at('1952-01-01T00:00:00Z'), max: at('9990-12-31T00:00:00Z') });
const zones = fc.constantFrom(MEMBER_ZONE, LESSON_DAY_ZONE);

describe('days and instants agree with Temporal', () => {
  test('in the day of an instant, its start and the time until the next', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
        const day = dayAt(instant, zone);
        expect(day).toBe(zoned.toPlainDate().toString());
        expect(startOfDay(day, zone)).toBe(zoned.startOfDay().epochMilliseconds);
        expect(msUntilNextDay(instant, zone)).toBe(
          zoned.startOfDay().add({ days: 1 }).epochMilliseconds - zoned.epochMilliseconds,
        );
        expect(instantAt(instant)).toBe(zoned.toInstant().toString({ fractionalSecondDigits: 3 }));
      }),
    );
  });

  test('in sums, differences, weekdays and months', () => {
    fc.assert(
      fc.property(instants, instants, fc.integer({ min: -2000, max: 2000 }), (first, second, count) => {
        const [day, other] = [dayAt(first), dayAt(second)];
        const date = Temporal.PlainDate.from(day);
        expect(addDays(day, count)).toBe(date.add({ days: count }).toString());
        expect(daysBetween(day, other)).toBe(date.until(other).days);
        expect(weekdayOf(day)).toBe(date.dayOfWeek % 7);
        expect(dayOfMonth(day)).toBe(date.day);
        expect(monthStart(day, count % 24)).toBe(
          date
            .with({ day: 1 })
            .add({ months: count % 24 })
            .toString(),
        );
      }),
    );
  });

  test('in reading an instant', () => {
    const offset = fc.tuple(
      fc.constantFrom('+', '-'),
      fc.integer({ min: 0, max: 14 }),
      fc.constantFrom('', ':00', ':30'),
    );
    const offsets = fc.oneof(
      fc.constant('Z'),
      offset.map(([sign, hours, minutes]) => `${sign}${String(hours).padStart(2, '0')}${minutes}`),
    );
    const fractions = fc.oneof(
      fc.constant(''),
      fc.nat(999_999).map((digits) => `.${digits}`),
    );
    fc.assert(
      fc.property(instants, fc.constantFrom('T', ' '), fractions, offsets, (instant, separator, fraction, zone) => {
        const text = `${new Date(instant).toISOString().slice(0, 19).replace('T', separator)}${fraction}${zone}`;
        expect(isInstant(text)).toBe(true);
        const { epochMilliseconds } = Temporal.Instant.from(text);
        expect(at(normalizeInstant(text))).toBe(epochMilliseconds);
      }),
    );
  });

  test.each([
    '2026-11-21',
    '2026-11-21T03:00:00',
    '2027-02-29T03:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T03:60:00Z',
    '2026-11-21T03:00:00+24:00',
    '2026-11-21T03:00:00Z ',
    '今日',
    '',
    null,
  ])('in refusing %j', (value) => {
    expect(isInstant(value)).toBe(false);
    expect(() => Temporal.Instant.from(value ?? '')).toThrow(RangeError);
    if (value !== null) expect(() => normalizeInstant(value)).toThrow(RangeError);
  });
});
