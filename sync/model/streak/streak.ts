import { addDays, type Day } from '../day/day.ts';
import { limits } from '../limits.ts';

export const recordKinds = ['login', 'ticket'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** A recorded Tokyo day: by a login, or covered later by a revival ticket. */
export interface DayRecord {
  readonly day: Day;
  readonly kind: RecordKind;
}

/** Streak numbers, all derived from the day records. */
export interface StreakCounts {
  /** Tickets left: those granted less those used, at least 0. */
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
 * ends at the last record; a ticket day continues the run but is not a login. Twin of private.summarize_streak() in SQL.
 */
export function summarizeStreak(records: Iterable<DayRecord>): StreakSummary {
  const kinds = dedupeByDay(records);
  const days = [...kinds.keys()].sort();
  const lengths = runLengths(days);
  const logins = [...kinds.values()].filter((kind) => kind === 'login').length;
  return {
    tickets: Math.max(0, countGrantedTickets(lengths) - (days.length - logins)),
    total_logins: logins,
    current_streak: lengths.at(-1) ?? 0,
    longest_streak: lengths.reduce((longest, length) => Math.max(longest, length), 0),
    last_login_date: days.at(-1) ?? null,
  };
}

/** How many tickets the days have earned besides the first ones; never falls when records are added. */
export function countEarnedTickets(records: Iterable<DayRecord>): number {
  const days = [...dedupeByDay(records).keys()].sort();
  return countGrantedTickets(runLengths(days)) - limits.first_tickets;
}

/** The lengths of the runs of consecutive days, the earliest run first. */
function runLengths(days: readonly Day[]): readonly number[] {
  const lengths: number[] = [];
  let next: Day | null = null;
  for (const day of days) {
    lengths.push(day === next ? (lengths.pop() ?? 0) + 1 : 1);
    next = addDays(day, 1);
  }
  return lengths;
}

/** Keeps one record per day. A login wins over a ticket, which is thereby refunded. */
function dedupeByDay(records: Iterable<DayRecord>): ReadonlyMap<Day, RecordKind> {
  const kinds = new Map<Day, RecordKind>();
  for (const { day, kind } of records) {
    if (kinds.get(day) !== 'login') kinds.set(day, kind);
  }
  return kinds;
}

/** The first tickets and one for every thirty days of a run; a record more never lowers the number. */
function countGrantedTickets(runLengths: readonly number[]): number {
  return runLengths.reduce(
    (granted, length) => granted + Math.floor(length / limits.days_per_ticket),
    limits.first_tickets,
  );
}
