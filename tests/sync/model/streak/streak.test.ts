import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import {
  countEarnedTickets,
  type DayRecord,
  recordKinds,
  summarizeStreak,
} from '../../../../sync/model/streak/streak.ts';

const login = (day: string): DayRecord => ({ day: toDay(day), kind: 'login' });
const ticket = (day: string): DayRecord => ({ day: toDay(day), kind: 'ticket' });

describe('streak', () => {
  test('of a new member is 0, with three tickets', () => {
    expect(summarizeStreak([])).toEqual({
      tickets: 3,
      total_logins: 0,
      current_streak: 0,
      longest_streak: 0,
      last_login_date: null,
    });
  });

  test('is the run that ends at the last record, regardless of today', () => {
    const records = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-10', '2026-11-11'].map(login);
    expect(summarizeStreak(records)).toMatchObject({
      current_streak: 2,
      longest_streak: 3,
      last_login_date: '2026-11-11',
    });
  });

  test('continues when a ticket covers the missed day, which is not a login', () => {
    const records = [login('2026-11-01'), ticket('2026-11-02'), login('2026-11-03')];
    expect(summarizeStreak(records)).toMatchObject({ current_streak: 3, total_logins: 2, tickets: 2 });
  });

  test('continues across a leap day and the turn of the year', () => {
    expect(summarizeStreak(['2028-02-28', '2028-02-29', '2028-03-01'].map(login)).current_streak).toBe(3);
    expect(summarizeStreak(['2026-12-31', '2027-01-01'].map(login)).current_streak).toBe(2);
  });

  test('does not depend on the order of the records', () => {
    const records = [login('2026-11-03'), login('2026-11-01'), ticket('2026-11-02')];
    expect(summarizeStreak(records)).toEqual(summarizeStreak([...records].reverse()));
  });

  test('refunds the ticket when a login for that day arrives', () => {
    expect(summarizeStreak([ticket('2026-11-02'), login('2026-11-02')])).toMatchObject({ tickets: 3, total_logins: 1 });
  });
});

const FIRST = toDay('2026-11-01');
const run = (first: number, length: number, kind: DayRecord['kind'] = 'login'): readonly DayRecord[] =>
  Array.from({ length }, (_, index) => ({ day: addDays(FIRST, first + index), kind }));

describe('earned tickets', () => {
  test.each([
    [0, 0],
    [29, 0],
    [30, 1],
    [59, 1],
    [60, 2],
    [365, 12],
  ])('of a run of %i days are %i', (length, earned) => {
    expect(countEarnedTickets(run(0, length))).toBe(earned);
    expect(summarizeStreak(run(0, length)).tickets).toBe(3 + earned);
  });

  test('are counted in each run by itself', () => {
    expect(countEarnedTickets([...run(0, 29), ...run(30, 29)])).toBe(0);
    expect(countEarnedTickets([...run(0, 31), ...run(40, 60), ...run(120, 2)])).toBe(3);
  });

  test('count the days that a ticket covers', () => {
    const covered = [...run(0, 20), ...run(20, 1, 'ticket'), ...run(21, 9)];
    expect(countEarnedTickets(covered)).toBe(1);
    expect(summarizeStreak(covered).tickets).toBe(3);
  });

  const kind = fc.constantFrom(...recordKinds, 'login' as const, 'login' as const);
  /** Mostly recorded days, so that runs of thirty are frequent. */
  const history = fc
    .array(fc.record({ length: fc.integer({ min: 1, max: 45 }), gap: fc.integer({ min: 1, max: 2 }), kind }), {
      maxLength: 5,
    })
    .map((runs) => {
      let next = 0;
      return runs.flatMap(({ length, gap, kind }) => {
        const first = next;
        next += length + gap;
        return [...run(first, length - 1), ...run(first + length - 1, 1, kind)];
      });
    });
  const record = fc.record({ day: fc.nat(230).map((index) => addDays(FIRST, index)), kind });

  test('never become fewer when a record is added, and a login never lowers the tickets left', () => {
    fc.assert(
      fc.property(history, record, (records, added) => {
        const more = [...records, added];
        expect(countEarnedTickets(more)).toBeGreaterThanOrEqual(countEarnedTickets(records));
        if (added.kind === 'ticket') return;
        expect(summarizeStreak(more).tickets).toBeGreaterThanOrEqual(summarizeStreak(records).tickets);
      }),
    );
  });

  test('are the same in any order and with repeated records', () => {
    const shuffled = history.chain((records) =>
      fc.tuple(fc.constant(records), fc.shuffledSubarray([...records], { minLength: records.length })),
    );
    fc.assert(
      fc.property(shuffled, ([records, others]) => {
        expect(summarizeStreak(others)).toEqual(summarizeStreak(records));
        expect(summarizeStreak([...others, ...records])).toEqual(summarizeStreak(records));
      }),
    );
  });

  test('of two merged devices are at least those of each', () => {
    fc.assert(
      fc.property(history, history, (one, other) => {
        const merged = countEarnedTickets([...one, ...other]);
        expect(merged).toBeGreaterThanOrEqual(Math.max(countEarnedTickets(one), countEarnedTickets(other)));
        expect(merged).toBe(countEarnedTickets([...other, ...one]));
      }),
    );
  });
});
