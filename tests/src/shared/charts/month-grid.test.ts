import { describe, expect, test } from 'vitest';
import { monthGrid } from '../../../../src/shared/charts/training-calendar.ts';
import { toDay, weekdayOf } from '../../../../sync/model/day/day.ts';

describe('monthGrid', () => {
  test.each(['2026-11-20', '2026-02-01', '2028-02-29', '2026-08-31'])(
    'returns six weeks starting on a Sunday for %s',
    (day) => {
      const weeks = monthGrid(toDay(day));
      expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
      expect(weeks.every(([first]) => first !== undefined && weekdayOf(first) === 0)).toBe(true);
      expect(weeks.flat()).toContain(day);
      expect(new Set(weeks.flat()).size).toBe(42);
    },
  );
});
