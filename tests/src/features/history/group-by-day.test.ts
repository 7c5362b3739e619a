import { expect, test } from 'vitest';
import { formatDate } from '../../../../src/features/history/format-date.ts';
import { groupByDay } from '../../../../src/features/history/group-by-day.ts';
import { toDay } from '../../../../sync/rules/day.ts';

test('groupByDay groups entries by day and keeps their order', () => {
  const [a, b, c] = [
    { day: toDay('2026-11-20'), id: 'a' },
    { day: toDay('2026-11-20'), id: 'b' },
    { day: toDay('2026-11-18'), id: 'c' },
  ];
  expect(groupByDay([a, b, c])).toEqual([
    { day: '2026-11-20', entries: [a, b] },
    { day: '2026-11-18', entries: [c] },
  ]);
});

test.each([
  ['2026-11-20', '11月20日（金）'],
  ['2026-01-04', '1月4日（日）'],
  ['2025-12-31', '2025年12月31日（水）'],
])('formatDate formats %s as %s in 2026', (day, words) => {
  expect(formatDate(toDay(day), toDay('2026-11-21'))).toBe(words);
});
