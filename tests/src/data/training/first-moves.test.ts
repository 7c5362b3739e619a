import { expect, test } from 'vitest';
import { countFirstMoves } from '../../../../src/data/training/first-moves.ts';

const visit = (move: string, count: number, pack = 'setsuna') => ({
  id: move + pack,
  day: '2026-11-20',
  results: Array.from({ length: count }, (_, n) => ({ item: `${pack}-${n}`, result: move })),
});

test('first moves are counted from fifty on', () => {
  const moves = [visit('voice', 31), visit('body', 12), visit('seen', 40), visit('body', 9, 'jutsu')];
  expect(countFirstMoves([...moves, visit('wait', 6)])).toBeNull();
  expect(countFirstMoves([...moves, visit('wait', 7)])).toEqual({ voice: 31, body: 12, wait: 7 });
});
