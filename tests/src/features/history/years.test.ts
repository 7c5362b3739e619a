import { describe, expect, test } from 'vitest';
import { brushRing, ringPath, ringPoint, tallyYears } from '../../../../src/features/history/years.ts';
import { toDay } from '../../../../sync/model/day/day.ts';

const today = toDay('2026-11-20');

const years = tallyYears({
  records: [
    { day: toDay('2024-12-31'), kind: 'login' },
    { day: toDay('2026-01-01'), kind: 'login' },
    { day: toDay('2026-01-02'), kind: 'ticket' },
    { day: toDay('2026-11-20'), kind: 'login' },
    { day: toDay('2026-11-21'), kind: 'login' },
  ],
  tallies: [
    { day: toDay('2024-12-31'), practised: true, sessions: 2, minutes: 30 },
    { day: toDay('2026-01-01'), practised: true, sessions: 1, minutes: 5 },
    { day: toDay('2026-02-01'), practised: true, sessions: 3, minutes: 60 },
    { day: toDay('2026-11-21'), practised: true, sessions: 9, minutes: 90 },
  ],
  today,
});

describe('the years', () => {
  test('are those with a day, the latest first, each with all its days', () => {
    expect(years.map(({ year, practised }) => [year, practised.length])).toEqual([
      [2026, 365],
      [2024, 366],
    ]);
    expect(tallyYears({ records: [], tallies: [], today })).toEqual([]);
  });

  test('count practised and opened days, and no day after today', () => {
    expect(years[0]).toMatchObject({ practisedDays: 2, openedDays: 2, sessions: 4, minutes: 65 });
    expect(years[1]).toMatchObject({ practisedDays: 1, openedDays: 1, sessions: 2, minutes: 30 });
  });

  test('mark each day as practised, or as recorded only', () => {
    const marked = (flags: readonly boolean[] = []) => flags.flatMap((isOn, index) => (isOn ? [index] : []));
    expect(marked(years[0]?.practised)).toEqual([0, 31]);
    expect(marked(years[0]?.recorded)).toEqual([0, 1, 31, 323]);
    expect(years.map((year) => year.today)).toEqual([323, null]);
  });

  test('have the totals of their months', () => {
    const months = years[0]?.months.map(({ practisedDays, openedDays, minutes }) => [
      practisedDays,
      openedDays,
      minutes,
    ]);
    expect(months).toHaveLength(12);
    expect(months?.slice(0, 3)).toEqual([
      [1, 1, 5],
      [1, 0, 60],
      [0, 0, 0],
    ]);
    expect(months?.[10]).toEqual([0, 1, 0]);
  });
});

describe('a ring', () => {
  test('runs clockwise from the top', () => {
    const points = [0, 0.25, 0.5].map((part) => ringPoint(part, 10).map(Math.round));
    expect(points.map(([x, y]) => `${x} ${y}`)).toEqual(['0 -10', '10 0', '0 10']);
  });

  test('joins parts that follow each other', () => {
    expect(ringPath([true, true, false, true], 10)).toBe(
      'M0.00 -10.00A10 10 0 0 1 10.00 0.00A10 10 0 0 1 0.00 10.00' +
        'M-10.00 0.00A10 10 0 0 1 -7.07 -7.07A10 10 0 0 1 -0.00 -10.00',
    );
    expect(ringPath([false, false], 10)).toBe('');
  });

  test('is pressed where days were practised, and less beside the others', () => {
    const [, outer = '', inner = ''] = brushRing([true, true, true, false], 100, 40).split('M');
    // The corners of the curve; the other points lie between two of them.
    const distances = (edge: string) =>
      [...edge.matchAll(/Q(\S+) (\S+)/g)].map(([, x, y]) => Math.round(Math.hypot(Number(x), Number(y))));
    expect(distances(outer)).toEqual([115, 120, 115, 105]);
    expect(distances(inner)).toEqual([85, 80, 85, 95]);
  });

  test('closes when every part is true', () => {
    expect(ringPath([true, true, true], 10)).toBe('M0.00 -10.00A10 10 0 0 1 0.00 10.00A10 10 0 0 1 -0.00 -10.00');
  });
});
