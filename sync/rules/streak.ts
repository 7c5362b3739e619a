import { addDays, type Day } from './day.ts';
import { TICKETS_GRANTED } from './tickets-granted.ts';

export const recordKinds = ['login', 'ticket'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** A recorded Tokyo day: by a login, or covered later by a revival ticket. */
export interface DayRecord {
  readonly day: Day;
  readonly kind: RecordKind;
}

/** Streak numbers, all derived from the day records. */
export interface StreakCounts {
  readonly tickets: number;
  readonly total_logins: number;
  readonly current_streak: number;
  readonly longest_streak: number;
}

export interface StreakSummary extends StreakCounts {
  readonly last_login_date: Day | null;
}

/**
 * Computes the streak numbers from day records in any order. The current streak is the run of consecutive days that
 * ends at the last record; a ticket day continues the run but is not a login.
 */
export function summarizeStreak(records: Iterable<DayRecord>): StreakSummary {
  const kinds = dedupeByDay(records);
  let run = 0;
  let longest = 0;
  let logins = 0;
  let last: Day | null = null;
  for (const day of [...kinds.keys()].sort()) {
    run = last !== null && addDays(last, 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    if (kinds.get(day) === 'login') logins += 1;
    last = day;
  }
  return {
    tickets: Math.max(0, TICKETS_GRANTED - (kinds.size - logins)),
    total_logins: logins,
    current_streak: run,
    longest_streak: longest,
    last_login_date: last,
  };
}

/** Keeps one record per day. A login wins over a ticket, which is thereby refunded. */
function dedupeByDay(records: Iterable<DayRecord>): ReadonlyMap<Day, RecordKind> {
  const kinds = new Map<Day, RecordKind>();
  for (const { day, kind } of records) {
    if (kinds.get(day) !== 'login') kinds.set(day, kind);
  }
  return kinds;
}
