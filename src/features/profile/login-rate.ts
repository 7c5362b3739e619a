import { addDays, type Day } from '../../../sync/model/day/day.ts';
import type { DayRecord } from '../../../sync/model/streak/streak.ts';

/** Window of the login rate, in days. */
export const RATE_DAYS = 30;

/** The login rate in whole percent: the current streak relative to 30 days. */
export function loginRate(currentStreak: number): number {
  return Math.min(100, Math.round((currentStreak / RATE_DAYS) * 100));
}

/** Number of login days within the last 30 days including today. Days covered by a ticket do not count. */
export function countLoginsInWindow(records: readonly DayRecord[], today: Day): number {
  const first = addDays(today, 1 - RATE_DAYS);
  const days = records
    .filter(({ day, kind }) => kind === 'login' && day >= first && day <= today)
    .map(({ day }) => day);
  return new Set(days).size;
}

const DAY_MS = 86_400_000;

/** Days since joining, rounded up; at least 1. Both instants are epoch milliseconds. */
export function daysSinceJoining(joinedMs: number, nowMs: number): number {
  return Math.max(1, Math.ceil((nowMs - joinedMs) / DAY_MS));
}
