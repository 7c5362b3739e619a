import { describe, expect, test } from 'vitest';
import { pendingCelebration } from '../../../../src/features/home/celebration.ts';

/** Longest streak, earned tickets and what was celebrated; then the milestone, the new tickets and the entries to add. */
const cases = [
  [59, 0, {}, null],
  [60, 0, {}, [60, 0, { streak: 60 }]],
  [60, 0, { streak: 60 }, null],
  [99, 0, { streak: 60 }, null],
  [100, 0, { streak: 60 }, [100, 0, { streak: 100 }]],
  [365, 0, {}, [365, 0, { streak: 365 }]],
  [2000, 0, { streak: 365 }, null],
  [30, 1, {}, [null, 1, { tickets: 1 }]],
  [30, 1, { tickets: 1 }, null],
  [60, 2, { tickets: 1 }, [60, 1, { streak: 60, tickets: 2 }]],
  [300, 10, {}, [200, 10, { streak: 200, tickets: 10 }]],
  [60, 1, { streak: 60, tickets: 2 }, null],
] as const;

describe('the celebration', () => {
  test.each(cases)(
    'of %i days and %i earned tickets, after %j, is %j',
    (longestStreak, earnedTickets, celebrated, expected) => {
      const celebration = pendingCelebration({ longestStreak, earnedTickets }, celebrated);
      const [milestone, newTickets, entries] = expected ?? [];
      expect(celebration).toEqual(expected === null ? null : { milestone, newTickets, entries });
    },
  );

  test('is over once its entries are remembered', () => {
    const facts = { longestStreak: 365, earnedTickets: 12 };
    expect(pendingCelebration(facts, pendingCelebration(facts, { streak: 100 })?.entries ?? {})).toBeNull();
  });
});
