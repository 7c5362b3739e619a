import { expect, test } from 'vitest';
import { groupByDay } from '../../../src/lib/group-by.ts';
import { toDay } from '../../../sync/model/day/day.ts';

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
