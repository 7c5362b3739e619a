import { describe, expect, test } from 'vitest';
import { toDay } from '../../../sync/rules/day.ts';
import { type DayRecord, summarizeStreak } from '../../../sync/rules/streak.ts';

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
