import { expect, test } from 'vitest';
import { tallyPractices } from '../../../../src/shared/charts/practice-tally.ts';

const session = (trainingType: string, minutes: number) => ({ trainingType, minutes });

test('practices are sorted by sessions, then by minutes', () => {
  const sessions = [
    session('ryue', 15),
    session('tour', 5),
    session('jutsu', 3),
    session('tour', 6),
    session('jutsu', 9),
  ];
  expect(tallyPractices(sessions)).toEqual([
    { trainingType: 'jutsu', sessions: 2, minutes: 12 },
    { trainingType: 'tour', sessions: 2, minutes: 11 },
    { trainingType: 'ryue', sessions: 1, minutes: 15 },
  ]);
});
