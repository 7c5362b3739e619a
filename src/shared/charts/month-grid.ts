import { addDays, type Day, monthStart, weekdayOf } from '../../../sync/model/day/day.ts';

/** The six weeks (42 days), starting on a Sunday, that contain the month of `day`. */
export function monthGrid(day: Day): readonly (readonly Day[])[] {
  const first = monthStart(day);
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => addDays(start, week * 7 + weekday)),
  );
}
