import { addDays, type Day, dayNumber, weekdayOf } from '../../../../sync/model/day/day.ts';
import type { HistoryEntry } from '../../../data/training/training-history.ts';

const DAYS = 7;

/** What a member did in one week, from Sunday to Saturday. */
export interface WeekReview {
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly sessions: number;
  readonly minutes: number;
  /** The training_types practised, most often first. */
  readonly practised: readonly string[];
  /** Number of notes. */
  readonly lines: number;
}

/** The first day of the week that home looks back on: on a Sunday the Sunday before, null on other days. */
export function weekToReview(today: Day): Day | null {
  return weekdayOf(today) === 0 ? addDays(today, -DAYS) : null;
}

/** The week that begins on `firstDay`, a Tokyo day. Null if nothing was practised or written in it. */
export function reviewWeek(
  firstDay: Day,
  sessions: readonly Pick<HistoryEntry, 'trainingType' | 'minutes' | 'day'>[],
  notes: readonly { readonly day: string }[],
): WeekReview | null {
  const lastDay = addDays(firstDay, DAYS - 1);
  const isInside = (day: string) => day >= firstDay && day <= lastDay;
  const done = sessions.filter(({ day }) => isInside(day));
  const lines = notes.filter(({ day }) => isInside(day)).length;
  if (done.length === 0 && lines === 0) return null;
  return {
    firstDay,
    lastDay,
    sessions: done.length,
    minutes: done.reduce((sum, { minutes }) => sum + minutes, 0),
    practised: byFrequency(done.map(({ trainingType }) => trainingType)),
    lines,
  };
}

/** Each value once, the commonest first; equally common ones stay in their order. */
function byFrequency(values: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

const CLOSED = 'closed';

/** The entry of the setting `weeks` by which the week from `firstDay` is closed: later weeks have larger numbers. */
export function closedWeekEntry(firstDay: Day): { readonly name: string; readonly count: number } {
  return { name: CLOSED, count: dayNumber(firstDay) };
}

/** Whether the week from `firstDay`, or a later one, was closed on any device. */
export function isWeekClosed(entries: Readonly<Record<string, number>>, firstDay: Day): boolean {
  return (entries[CLOSED] ?? 0) >= dayNumber(firstDay);
}
