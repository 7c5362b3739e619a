import { describe, expect, test } from 'vitest';
import { addDays, toDay } from '../../../sync/rules/day.ts';
import type { DayRecord } from '../../../sync/rules/streak.ts';
import { planTicket } from '../../../sync/rules/tickets.ts';

const TODAY = toDay('2026-11-20');
const login = (day: string): DayRecord => ({ day: toDay(day), kind: 'login' });
const ticket = (day: string): DayRecord => ({ day: toDay(day), kind: 'ticket' });
const run = (last: string, length: number) => Array.from({ length }, (_, index) => login(addDays(toDay(last), -index)));
const plan = (records: readonly DayRecord[], joinedDay = toDay('2026-01-01')) =>
  planTicket(records, { today: TODAY, joinedDay });

describe('revival ticket', () => {
  test('joins a run of ten before the missed day with today to a run of twelve', () => {
    expect(plan([login(TODAY), ...run('2026-11-18', 10)])).toMatchObject({
      ok: true,
      day: '2026-11-19',
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
