import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAt } from '../../../sync/rules/day.ts';
import { tokyoDay, tokyoHour } from '../../../sync/rules/tokyo-clock.ts';

describe('Tokyo clock', () => {
  test('agrees with the time zone database from 1952 to 2400', () => {
    const from = Date.parse('1952-01-01T00:00:00Z');
    const to = Date.parse('2400-12-31T00:00:00Z');
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), (instant) => {
        expect(tokyoDay(instant)).toBe(dayAt(instant));
      }),
    );
  });

  test.each([
    ['2026-11-20T14:59:59.999Z', '2026-11-20', 23],
    ['2026-11-20T15:00:00.000Z', '2026-11-21', 0],
    ['2028-02-28T15:00:00Z', '2028-02-29', 0],
    ['2028-02-29T15:00:00Z', '2028-03-01', 0],
    ['2099-12-31T20:00:00Z', '2100-01-01', 5],
    ['2100-02-28T15:00:00Z', '2100-03-01', 0],
    ['1969-12-31T23:00:00Z', '1970-01-01', 8],
  ])('converts %s to %s, hour %d', (instant, day, hour) => {
    expect([tokyoDay(Date.parse(instant)), tokyoHour(Date.parse(instant))]).toEqual([day, hour]);
  });
});
