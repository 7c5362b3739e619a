import { describe, expect, test } from 'vitest';
import {
  clockTime,
  dayAndTime,
  dayAndWeekday,
  dayNear,
  formatNumber,
  fullDay,
  fullDayAndTime,
  listedDays,
  monthAndDay,
  weekdayNames,
  yearAndMonth,
} from '../../../src/lib/date-format.ts';

describe('a day', () => {
  test.for([
    ['2026-11-21', '11月21日', '土'],
    ['2026-01-04', '1月4日', '日'],
    ['2025-12-31', '12月31日', '水'],
    ['2028-02-29', '2月29日', '火'],
  ] as const)('%s is written as %s（%s）', ([day, date, weekday]) => {
    expect(monthAndDay(day)).toBe(date);
    expect(dayAndWeekday(day)).toBe(`${date}（${weekday}）`);
    expect(fullDay(day)).toBe(`${Number(day.slice(0, 4))}年${date}（${weekday}）`);
  });

  test('is written with its year only if that is not the current one', () => {
    expect(dayNear('2026-11-20', '2026-12-31')).toBe('11月20日（金）');
    expect(dayNear('2026-11-20', '2027-01-01')).toBe('2026年11月20日（金）');
  });

  test('names the weekdays from Sunday', () => {
    const week = Array.from({ length: 7 }, (_, index) => dayAndWeekday(`2026-11-${22 + index}`));
    expect(week.map((day) => day.slice(-2, -1))).toEqual([...weekdayNames]);
  });

  test('is listed with others, of many the first five', () => {
    const days = ['2027-06-01', '2027-06-03', '2028-01-01', '2028-01-02', '2028-01-03', '2028-01-04'];
    expect(listedDays(days.slice(0, 1))).toBe('6月1日');
    expect(listedDays(days.slice(0, 2))).toBe('6月1日、6月3日');
    expect(listedDays(days)).toBe('6月1日、6月3日、1月1日、1月2日、1月3日など6日');
  });

  test('belongs to a month', () => {
    expect(yearAndMonth('2026-09-01')).toBe('2026年9月');
  });
});

test('a number has its thousands apart', () => {
  expect([999, 1234, 12_345].map(formatNumber)).toEqual(['999', '1,234', '12,345']);
});

describe('an instant', () => {
  test.for([
    ['2026-11-20T14:59:59.999Z', '11月20日 23:59', '2026年11月20日（金）23:59'],
    ['2026-11-20T15:00:00Z', '11月21日 0:00', '2026年11月21日（土）0:00'],
    ['2026-12-31T18:05:00-08:00', '1月1日 11:05', '2027年1月1日（金）11:05'],
  ] as const)('%s is written in Tokyo time', ([instant, short, full]) => {
    expect(dayAndTime(Date.parse(instant))).toBe(short);
    expect(fullDayAndTime(Date.parse(instant))).toBe(full);
    expect(clockTime(Date.parse(instant))).toBe(short.split(' ')[1]);
  });

  test('must be a valid time', () => {
    expect(() => dayAndTime(Number.NaN)).toThrow(RangeError);
  });
});
