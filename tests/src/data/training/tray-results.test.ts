import { expect, test } from 'vitest';
import { firstTrays } from '../../../../src/data/training/tray-results.ts';

const session = (video_number: number | null, details: unknown, completed_at: string) =>
  ({ video_number, details, completed_at }) as Parameters<typeof firstTrays>[0][number];

test('the results of the tray are the first answer of each lesson, in whatever order the rows are read', () => {
  const rows = [
    session(20, { tray: 4 }, '2026-11-20T00:00:00Z'),
    session(10, { tray: 5 }, '2026-11-25T00:00:00Z'),
    session(10, { tray: 3 }, '2026-11-10T00:00:00Z'),
    session(10, null, '2026-11-09T00:00:00Z'),
    session(11, { difficulty: '初級' }, '2026-11-11T00:00:00Z'),
    session(null, { tray: 5 }, '2026-11-11T00:00:00Z'),
    session(30, { tray: 'all' }, '2026-11-30T00:00:00Z'),
  ];
  const expected = { 10: 3, 20: 4 };
  for (const order of [rows, rows.toReversed()]) expect(Object.fromEntries(firstTrays(order))).toEqual(expected);
});
