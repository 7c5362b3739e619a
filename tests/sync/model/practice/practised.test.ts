import { describe, expect, test } from 'vitest';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import {
  countsAsPractised,
  isPractised,
  type PractisedFacts,
  secondsOfLeft,
} from '../../../../sync/model/practice/practised.ts';
import { createRng } from '../../../../sync/model/practice/seeded-random.ts';
import { tallyDays } from '../../../../sync/model/practice/training-stats.ts';

const left: PractisedFacts = { hasEnded: false, answers: 0, answersNeeded: 3, seconds: 0, plannedSeconds: 600 };

describe('a practice', () => {
  test.each<[string, Partial<PractisedFacts>, boolean]>([
    ['that ended with an answer', { hasEnded: true, answers: 1 }, true],
    ['that ended without one', { hasEnded: true }, false],
    ['of two answers', { answers: 2 }, false],
    ['of three answers', { answers: 3 }, true],
    ['of one long answer', { answers: 1, answersNeeded: 1 }, true],
    ['of 59 seconds', { seconds: 59 }, false],
    ['of a minute', { seconds: 60 }, true],
    ['of a tenth of its five minutes', { seconds: 30, plannedSeconds: 300 }, true],
    ['of less than a tenth of its five minutes', { seconds: 29, plannedSeconds: 300 }, false],
    ['of an hour that was open for a minute', { seconds: 60, plannedSeconds: 3600 }, true],
  ])('%s', (_what, facts, expected) => {
    expect(isPractised({ ...left, ...facts })).toBe(expected);
  });

  test('that was left is recorded with at most twice its time', () => {
    expect(secondsOfLeft({ seconds: 700, plannedSeconds: 600 })).toBe(700);
    expect(secondsOfLeft({ seconds: 7000, plannedSeconds: 600 })).toBe(1200);
  });
});

test.each([1, 2, 3, 4, 5])('keeps each day with a session of member %i, recorded before the rule', (seed) => {
  const rng = createRng(seed);
  const days = Array.from({ length: 400 }, (_, index) => addDays(toDay('2025-10-01'), index)).filter(() =>
    rng.chance(0.7),
  );
  const sessions = days.flatMap((day) =>
    Array.from({ length: rng.int(1, 3) }, () => ({
      day,
      minutes: rng.int(1, 20),
      practised: countsAsPractised({ practised: null }),
    })),
  );
  const tallies = tallyDays(sessions);
  expect(tallies.filter(({ practised }) => practised).map(({ day }) => day)).toEqual(days);
});
