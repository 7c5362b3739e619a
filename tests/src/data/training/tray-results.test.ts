import { expect, test } from 'vitest';
import { firstTrays } from '../../../../src/data/training/tray-results.ts';

const entry = (number: number | null, details: { tray: number | string } | null, trainingType = 'brain-speed') => ({
  trainingType,
  number,
  details,
});

test('the results of the tray are the first answer of each lesson', () => {
  const newestFirst = [
    entry(30, { tray: 'all' }),
    entry(20, { tray: 4 }),
    entry(10, { tray: 5 }),
    entry(10, { tray: 3 }),
    entry(10, null),
    entry(null, { tray: 5 }),
    entry(30, { tray: 5 }, 'brain-speed-2'),
  ];
  expect(Object.fromEntries(firstTrays(newestFirst))).toEqual({ 10: 3, 20: 4 });
});
