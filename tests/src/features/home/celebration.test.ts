import { describe, expect, test } from 'vitest';
import { pendingCelebration } from '../../../../src/features/home/celebration.ts';

/** Longest streak, practised days, earned tickets and what was celebrated; then the milestone, the new tickets and the entries to add. */
const cases = [
  [59, 0, 0, {}, null],
  [60, 0, 0, {}, [60, 'streak', 0, { streak: 60 }]],
  [60, 0, 0, { streak: 60 }, null],
  [99, 0, 0, { streak: 60 }, null],
  [100, 0, 0, { streak: 60 }, [100, 'streak', 0, { streak: 100 }]],
  [365, 0, 0, {}, [365, 'streak', 0, { streak: 365 }]],
  [2000, 0, 0, { streak: 365 }, null],
  [30, 0, 1, {}, [null, null, 1, { tickets: 1 }]],
  [30, 0, 1, { tickets: 1 }, null],
  [60, 0, 2, { tickets: 1 }, [60, 'streak', 1, { streak: 60, tickets: 2 }]],
  [300, 0, 10, {}, [200, 'streak', 10, { streak: 200, tickets: 10 }]],
  [60, 0, 1, { streak: 60, tickets: 2 }, null],
  [20, 99, 0, {}, null],
  [20, 100, 0, {}, [100, 'practised', 0, { practised: 100 }]],
  [20, 299, 0, { practised: 100 }, null],
  [20, 1200, 0, { practised: 100 }, [1000, 'practised', 0, { practised: 1000 }]],
  [60, 100, 0, {}, [60, 'streak', 0, { streak: 60 }]],
  [60, 100, 0, { streak: 60 }, [100, 'practised', 0, { practised: 100 }]],
  [60, 100, 0, { streak: 60, practised: 100 }, null],
] as const;

describe('the celebration', () => {
  test.each(cases)(
    'of a streak of %i days, %i practised days and %i earned tickets, after %j, is %j',
    (longestStreak, practisedDays, earnedTickets, celebrated, expected) => {
      const celebration = pendingCelebration(
        { longestStreak, practisedDays, earnedTickets, content: null },
        celebrated,
        true,
      );
      const [days, of, newTickets, entries] = expected ?? [];
      const milestone = days === null ? null : { of, days };
      expect(celebration).toEqual(expected === null ? null : { milestone, newTickets, entries });
    },
  );

  test('is over once its entries are remembered', () => {
    const facts = { longestStreak: 365, practisedDays: 99, earnedTickets: 12, content: null };
    expect(pendingCelebration(facts, pendingCelebration(facts, { streak: 100 }, true)?.entries ?? {}, true)).toBeNull();
  });

  test('tells what was reached in the practices once, after the days, and also where numbers are hidden', () => {
    const facts = { longestStreak: 60, practisedDays: 0, earnedTickets: 0, content: 'utsusie' } as const;
    const told = { streak: 60 };
    expect(pendingCelebration(facts, {}, true)?.milestone).toEqual({ of: 'streak', days: 60 });
    expect(pendingCelebration(facts, told, true)?.milestone).toEqual({ of: 'utsusie' });
    expect(pendingCelebration(facts, {}, false)?.milestone).toEqual({ of: 'utsusie' });
    expect(pendingCelebration(facts, { ...told, utsusie: 1 }, true)).toBeNull();
  });
});
