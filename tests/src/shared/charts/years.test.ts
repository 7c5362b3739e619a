import { describe, expect, test } from 'vitest';
import { brushRing, nearestPart, partAt, ringPoint, tallyYears } from '../../../../src/shared/charts/years.ts';
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

  test('mark each day as practised', () => {
    const marked = (flags: readonly boolean[] = []) => flags.flatMap((isOn, index) => (isOn ? [index] : []));
    expect(marked(years[0]?.practised)).toEqual([0, 31]);
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

  test('is touched at the nearest practised day, around the turn of the year', () => {
    expect([ringPoint(0.1, 10), ringPoint(0.6, 10)].map((point) => partAt(point).toFixed(2))).toEqual(['0.10', '0.60']);
    const parts = Array.from({ length: 100 }, (_, index) => index === 2 || index === 50 || index === 96);
    expect([0.99, 0, 0.3, 0.6].map((turn) => nearestPart(parts, turn))).toEqual([96, 2, 50, 50]);
    expect(nearestPart([false, false], 0.5)).toBeNull();
  });

  test('is pressed by the share of the days of a week, and a hair where none was', () => {
    const practised = Array.from({ length: 20 }, (_, index) => index >= 4 && index <= 10);
    const [, outer = ''] = brushRing(practised, 100, 14).split('M');
    // The corners of the curve; the other points lie between two of them.
    const distances = [...outer.matchAll(/Q(\S+) (\S+)/g)].map(([, x, y]) =>
      Math.hypot(Number(x), Number(y)).toFixed(0),
    );
    expect(distances.slice(0, 8)).toEqual(['100', '100', '101', '103', '104', '106', '107', '107']);
  });
});
