import { addDays, type Day, daysBetween, monthStart, weekdayOf } from '../day/day.ts';

/** The training_type of 月の通し稽古, and what the ids of its themes begin with. */
export const MONTHLY = 'tsuki';

/** How many days it is offered. */
const OFFERED_DAYS = 7;

/** The day from which it has the theme that it has on `today`: the newest Sunday that was the last one of a month. */
export function monthlyStart(today: Day): Day {
  const own = lastSunday(today, 0);
  return own <= today ? own : lastSunday(today, -1);
}

/** The days on which it is offered, if `today` is one of them; else null. */
export function monthlyWeek(today: Day): { readonly firstDay: Day; readonly lastDay: Day } | null {
  const firstDay = monthlyStart(today);
  if (daysBetween(firstDay, today) >= OFFERED_DAYS) return null;
  return { firstDay, lastDay: addDays(firstDay, OFFERED_DAYS - 1) };
}

/** The last Sunday of the month that is `months` after the month of `day`. */
function lastSunday(day: Day, months: number): Day {
  const lastDay = addDays(monthStart(day, months + 1), -1);
  return addDays(lastDay, -weekdayOf(lastDay));
}
