import { addDays, type Day } from './day.ts';
import { type DayTally, weekStart } from './training-stats.ts';

const DAYS_OF_WEEK = 7;

/** From so many minutes on, a day is drawn one step stronger. */
const LEVEL_MINUTES = [1, 10, 20, 40] as const;

/** A day of a chart, with or without sessions. */
export interface ChartDay extends DayTally {
  /** It is still to come. */
  readonly isFuture: boolean;
}

/** The last `count` weeks up to the one of `today`, each from Sunday to Saturday. */
export function buildChartWeeks(
  tallies: readonly DayTally[],
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

/** How strongly a day with so many minutes is drawn: 0 for none, up to 4. */
export function heatLevel(minutes: number): number {
  return LEVEL_MINUTES.filter((least) => minutes >= least).length;
}
