import { expect, test } from 'vitest';
import { namedTallies } from '../../../../src/shared/charts/practice-tally.ts';

const session = (trainingType: string, minutes: number) => ({ trainingType, minutes });

test('practices are sorted by sessions, then by minutes', () => {
  const sessions = [
    session('ryue', 15),
    session('tour', 5),
    session('jutsu', 3),
    session('tour', 6),
    session('jutsu', 9),
  ];
  expect(namedTallies(sessions)).toEqual([
    { name: '十四ツ', sessions: 2, minutes: 12 },
    { name: 'ツアー', sessions: 2, minutes: 11 },
    { name: '流絵', sessions: 1, minutes: 15 },
  ]);
});

test('types that this version does not know are one practice', () => {
  expect(namedTallies([session('newer', 5), session('newest', 6)])).toEqual([
    { name: 'そのほかの稽古', sessions: 2, minutes: 11 },
  ]);
});
