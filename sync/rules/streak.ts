import { addDays, type Day } from './day.ts';
import { TICKETS_GRANTED } from './tickets-granted.ts';

export const recordKinds = ['login', 'ticket'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** One Tokyo day of a member: opened by a login, or covered afterwards by a revival ticket. */
export interface DayRecord {
  readonly day: Day;
  readonly kind: RecordKind;
}

/** The numbers that members see; all of them follow from the day records alone. */
export interface StreakSummary {
  readonly tickets: number;
  readonly total_logins: number;
  readonly current_streak: number;
  readonly longest_streak: number;
  readonly last_login_date: Day | null;
}

/**
 * Folds day records, in any order, into the streak numbers. The current streak is the run of consecutive days that
 * ends at the last record; a ticket day joins the runs on both sides and counts as no login.
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

/** A day has one record; where two are given, the login wins and the ticket comes back. */
function dedupeByDay(records: Iterable<DayRecord>): ReadonlyMap<Day, RecordKind> {
  const kinds = new Map<Day, RecordKind>();
  for (const { day, kind } of records) {
    if (kinds.get(day) !== 'login') kinds.set(day, kind);
  }
  return kinds;
}
