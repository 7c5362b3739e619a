import { describe, expect, test } from 'vitest';
import { buildChartWeeks, heatLevel } from '../../../../src/shared/charts/training-calendar.ts';
import { toDay } from '../../../../sync/model/day/day.ts';

const days = [
  { day: toDay('2026-08-29'), sessions: 9, minutes: 90 },
  { day: toDay('2026-08-30'), sessions: 1, minutes: 4 },
  { day: toDay('2026-11-20'), sessions: 2, minutes: 31 },
];

describe('chart weeks', () => {
  test('run from Sunday to Saturday and end with the week of today', () => {
    const weeks = buildChartWeeks(days, toDay('2026-11-20'), 12);
    expect(weeks).toHaveLength(12);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]?.[0]).toEqual({ day: '2026-08-30', sessions: 1, minutes: 4, isFuture: false });
    expect(weeks[11]?.map(({ day }) => day)).toEqual([
      ...['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'],
      ...['2026-11-19', '2026-11-20', '2026-11-21'],
    ]);
  });

  test('omit earlier days, fill in empty days and mark future days', () => {
    const all = buildChartWeeks(days, toDay('2026-11-20'), 12).flat();
    expect(all.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(35);
    expect(all.filter(({ sessions }) => sessions === 0)).toHaveLength(82);
    expect(all.filter(({ isFuture }) => isFuture).map(({ day }) => day)).toEqual(['2026-11-21']);
  });

  test('start a new week on Sunday', () => {
    const [week] = buildChartWeeks(days, toDay('2026-11-22'), 1);
    expect(week?.map(({ isFuture }) => isFuture)).toEqual([false, true, true, true, true, true, true]);
  });
});

test.each([
  [0, 0],
  [1, 1],
  [9, 1],
  [10, 2],
  [19, 2],
  [20, 3],
  [39, 3],
  [40, 4],
  [1440, 4],
])('a day of %d minutes has heat map level %d', (minutes, level) => {
  expect(heatLevel(minutes)).toBe(level);
});
