import { addDays, type Day, monthStart, weekdayOf } from '../../../sync/rules/day.ts';

/** Six weeks that begin on a Sunday and hold the month of `day`: always 42 days. */
export function monthGrid(day: Day): readonly (readonly Day[])[] {
  const first = monthStart(day);
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => addDays(start, week * 7 + weekday)),
  );
}
