import { addDays, type Day } from './day.ts';
import type { DayRecord } from './streak.ts';

/** The window of the login rate and of the badges, in days. */
export const RATE_DAYS = 30;

/** The login rate in whole percent: the current streak measured against 30 days in a row. */
export function loginRate(currentStreak: number): number {
  return Math.min(100, Math.round((currentStreak / RATE_DAYS) * 100));
}

/** On how many of the last 30 days, today included, the member logged in; a day covered by a ticket is no login. */
export function countLoginsInWindow(records: readonly DayRecord[], today: Day): number {
  const first = addDays(today, 1 - RATE_DAYS);
  const days = records
    .filter(({ day, kind }) => kind === 'login' && day >= first && day <= today)
    .map(({ day }) => day);
  return new Set(days).size;
}
