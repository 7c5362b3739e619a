import { expect, test } from 'vitest';
import { countFirstMoves, formerMove } from '../../../../src/data/training/first-moves.ts';
import { toDay } from '../../../../sync/model/day/day.ts';

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

test('the former move is the last one of an earlier day in the same situation', () => {
  const met = (id: string, day: string, ...moves: readonly string[]) => ({
    ...{ id, day },
    results: ['seen', ...moves].map((result) => ({ item: 'setsuna-7', result })),
  });
  const today = toDay('2026-11-20');
  const visits = [met('3', '2026-11-20', 'wait'), met('2', '2026-11-18', 'body'), met('1', '2026-11-02', 'voice')];
  expect(formerMove(visits, 'setsuna-7', today)).toBe('body');
  expect(formerMove([...visits, met('4', '2026-11-19')], 'setsuna-7', today)).toBe('body');
  expect(formerMove(visits, 'setsuna-8', today)).toBeNull();
  expect(formerMove(visits.slice(0, 1), 'setsuna-7', today)).toBeNull();
});
