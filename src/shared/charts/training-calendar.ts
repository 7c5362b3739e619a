import { addDays, type Day, monthStart, weekdayOf } from '../../../sync/model/day/day.ts';
import { type DayTotal, weekStart } from '../../../sync/model/practice/training-stats.ts';

const DAYS_OF_WEEK = 7;

/** Minimum minutes of each heat map level, from level 1 on. */
const LEVEL_MINUTES = [1, 10, 20, 40] as const;

/** One day of a chart, possibly without sessions. */
export interface ChartDay extends DayTotal {
  readonly isFuture: boolean;
}

/** The last `count` weeks including the week of `today`, each from Sunday to Saturday. */
export function buildChartWeeks(
  tallies: readonly DayTotal[],
  today: Day,
  count: number,
): readonly (readonly ChartDay[])[] {
  const byDay = new Map(tallies.map((tally) => [tally.day, tally]));
  const first = addDays(weekStart(today), -DAYS_OF_WEEK * (count - 1));
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_weekday, weekday) => {
      const day = addDays(first, week * DAYS_OF_WEEK + weekday);
      return { ...(byDay.get(day) ?? { day, sessions: 0, minutes: 0 }), isFuture: day > today };
    }),
  );
}

/** Heat map level of a day: 0 (no minutes) to 4. */
export function heatLevel(minutes: number): number {
  return LEVEL_MINUTES.filter((least) => minutes >= least).length;
}

/** Label of the week that begins on a Sunday: '11/15〜'. */
export function weekName(sunday: Day): string {
  return `${Number(sunday.slice(5, 7))}/${Number(sunday.slice(8))}〜`;
}

/** Whether a column of weeks has the label of its month; the first has none if the next label would overlap it. */
export function startsMonth(sundays: readonly Day[], column: number): boolean {
  const month = (index: number) => sundays[index]?.slice(0, 7);
  if (column === 0) return month(1) === month(0);
  return month(column) !== month(column - 1);
}

/** The six weeks (42 days), starting on a Sunday, that contain the month of `day`. */
export function monthGrid(day: Day): readonly (readonly Day[])[] {
  const first = monthStart(day);
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => addDays(start, week * 7 + weekday)),
  );
}
