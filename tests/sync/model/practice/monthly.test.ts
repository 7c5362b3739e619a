import { describe, expect, test } from 'vitest';
import { addDays, dayAt, toDay } from '../../../../sync/model/day/day.ts';
import { monthlyStart, monthlyWeek } from '../../../../sync/model/practice/monthly.ts';

describe('the week of 月の通し稽古', () => {
  test.each([
    ['a month with four Sundays', '2026-11-29', '2026-12-05'],
    ['a month with five Sundays', '2026-08-30', '2026-09-05'],
    ['a month that ends on a Sunday', '2027-01-31', '2027-02-06'],
    ['the end of a year', '2026-12-27', '2027-01-02'],
    ['a February of 28 days', '2027-02-28', '2027-03-06'],
    ['a leap year', '2028-02-27', '2028-03-04'],
  ])('is the seven days from the last Sunday of %s', (_month, firstDay, lastDay) => {
    const week = { firstDay, lastDay };
    expect(monthlyWeek(toDay(firstDay))).toEqual(week);
    expect(monthlyWeek(toDay(lastDay))).toEqual(week);
    expect(monthlyWeek(addDays(toDay(firstDay), -1))).toBeNull();
    expect(monthlyWeek(addDays(toDay(lastDay), 1))).toBeNull();
  });

  test('begins at midnight in Tokyo', () => {
    expect(monthlyWeek(dayAt(Date.parse('2026-11-28T14:59:59Z')))).toBeNull();
    expect(monthlyWeek(dayAt(Date.parse('2026-11-28T15:00:00Z')))).not.toBeNull();
  });

  test('comes once in each month of ten years', () => {
    const days = Array.from({ length: 3652 }, (_, n) => addDays(toDay('2026-01-01'), n));
    const months = days.filter((day) => monthlyWeek(day)?.firstDay === day).map((day) => day.slice(0, 7));
    expect(months).toHaveLength(120);
    expect(new Set(months).size).toBe(120);
  });

  test('gives its theme until the next one begins', () => {
    expect(monthlyStart(toDay('2026-12-26'))).toBe('2026-11-29');
    expect(monthlyStart(toDay('2026-12-27'))).toBe('2026-12-27');
    expect(monthlyStart(toDay('2027-01-15'))).toBe('2026-12-27');
  });
});
