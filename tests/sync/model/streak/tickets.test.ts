import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import { type DayRecord, summarizeStreak } from '../../../../sync/model/streak/streak.ts';
import { planTickets, planYesterdayAlone } from '../../../../sync/model/streak/tickets.ts';

const TODAY = toDay('2026-11-20');
const login = (day: string): DayRecord => ({ day: toDay(day), kind: 'login' });
const ticket = (day: string): DayRecord => ({ day: toDay(day), kind: 'ticket' });
const run = (last: string, length: number) => Array.from({ length }, (_, index) => login(addDays(toDay(last), -index)));
const plan = (records: readonly DayRecord[], joinedDay = toDay('2026-01-01')) =>
  planTickets(records, { today: TODAY, joinedDay });

describe('revival ticket', () => {
  test('joins a run of ten before the missed day with today to a run of twelve', () => {
    expect(plan([login(TODAY), ...run('2026-11-18', 10)])).toMatchObject({
      ok: true,
      days: ['2026-11-19'],
      joinsOlderRun: true,
      beforeJoining: false,
      before: { current_streak: 1, longest_streak: 10, tickets: 3, total_logins: 11 },
      after: { current_streak: 12, longest_streak: 12, tickets: 2, total_logins: 11 },
    });
  });

  test('adds one day when the day before has no record, and reports that', () => {
    expect(plan([login(TODAY)])).toMatchObject({ joinsOlderRun: false, after: { current_streak: 2, tickets: 2 } });
  });

  test('may cover the day before joining, with a warning', () => {
    expect(plan([login(TODAY)], TODAY)).toMatchObject({ ok: true, beforeJoining: true });
  });

  test.each([
    ['a login', login],
    ['a ticket', ticket],
  ])('is rejected when yesterday has %s', (_name, record) => {
    expect(plan([login(TODAY), record('2026-11-19')])).toEqual({ ok: false, reason: 'yesterday-recorded' });
  });

  test('may be one that a run has earned', () => {
    const spent = ['2026-03-01', '2026-03-03', '2026-03-05'].map(ticket);
    expect(plan([...run('2026-11-18', 30), ...spent])).toMatchObject({ before: { tickets: 1 }, after: { tickets: 0 } });
  });

  test('does not pay for itself with the day that it covers', () => {
    const spent = ['2026-03-01', '2026-03-03', '2026-03-05'].map(ticket);
    expect(plan([login(TODAY), ...run('2026-11-18', 28), ...spent])).toEqual({ ok: false, reason: 'no-ticket' });
  });

  test('comes back when it completes thirty days', () => {
    expect(plan([login(TODAY), ...run('2026-11-18', 28)])).toMatchObject({
      after: { current_streak: 30, tickets: 3 },
    });
  });

  test('is rejected without a ticket left', () => {
    const spent = ['2026-03-01', '2026-03-03', '2026-03-05'].map(ticket);
    expect(plan([login(TODAY), ...spent])).toEqual({ ok: false, reason: 'no-ticket' });
  });
});

describe('tickets for a gap', () => {
  /** Today's login, a gap of `missed` days, and a run before it that has earned a ticket for each 30 of its days. */
  const gap = (missed: number, length: number) => [login(TODAY), ...run(addDays(TODAY, -missed - 1), length)];

  test('leave the single ticket for yesterday as the other way, except where it is the same', () => {
    const alone = (missed: number) =>
      planYesterdayAlone(gap(missed, 44), { today: TODAY, joinedDay: toDay('2026-01-01') });
    expect(alone(3)).toMatchObject({
      days: ['2026-11-19'],
      earlierRun: 44,
      joinsOlderRun: false,
      after: { current_streak: 2, tickets: 3 },
    });
    expect([alone(1), alone(5)]).toEqual([null, null]);
  });

  test.each([
    [1, 10, 1, 12, 2],
    [2, 10, 2, 13, 1],
    [3, 44, 3, 48, 1],
    [8, 150, 8, 159, 0],
    [28, 750, 28, 779, 0],
  ])('of %i days after a run of %i are %i, which make a run of %i', (missed, length, used, joined, left) => {
    const made = plan(gap(missed, length));
    expect(made).toMatchObject({ ok: true, joinsOlderRun: true, before: { current_streak: 1 } });
    expect(made).toMatchObject({ after: { current_streak: joined, tickets: left } });
    expect(made.ok && made.days).toEqual(Array.from({ length: used }, (_, n) => addDays(TODAY, n - missed)));
  });

  test.each([
    ['the gap has 29 days', gap(29, 900)],
    ['a ticket is missing', gap(4, 10)],
    ['only the days themselves would earn the ticket that is missing', gap(4, 27)],
    ['no record is before the gap', [login(TODAY)]],
  ])('cover yesterday alone when %s', (_when, records) => {
    expect(plan(records)).toMatchObject({ ok: true, days: ['2026-11-19'], joinsOlderRun: false });
  });

  test('never are more than are left, and join the runs on both sides or cover yesterday alone', () => {
    const records = fc.uniqueArray(
      fc.record({ ago: fc.integer({ min: 0, max: 60 }), kind: fc.constantFrom('login', 'login', 'login', 'ticket') }),
      { selector: ({ ago }) => ago, maxLength: 60 },
    );
    fc.assert(
      fc.property(records, (drawn) => {
        const days = drawn.map(({ ago, kind }) => ({ day: addDays(TODAY, -ago), kind: kind as DayRecord['kind'] }));
        const made = plan(days);
        if (!made.ok) return;
        const recorded = new Set(days.map(({ day }) => day));
        expect(made.days.length).toBeLessThanOrEqual(summarizeStreak(days).tickets);
        expect(made.days.some((day) => recorded.has(day))).toBe(false);
        expect(made.days.at(-1)).toBe(addDays(TODAY, -1));
        const [first = TODAY] = made.days;
        expect(made.joinsOlderRun).toBe(recorded.has(addDays(first, -1)));
        expect(made.joinsOlderRun || made.days.length === 1).toBe(true);
        expect(made.after.tickets).toBeGreaterThanOrEqual(made.before.tickets - made.days.length);
      }),
    );
  });
});
