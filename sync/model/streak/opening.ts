import { type Day, daysBetween } from '../day/day.ts';

/** So many days in a row without the app make the next opening a return. */
const RETURN_AFTER_MISSED = 3;

/** So long after a return nothing that the member wrote comes again. */
const RETURN_DAYS = 7;

/** What the opening of a day is for the member. */
export type Opening = 'first' | 'return' | 'after-return' | 'ordinary';

/** `logins` are the days with a login, in any order; today may be among them. */
export function openingOf(logins: readonly Day[], today: Day): Opening {
  const [last, previous] = logins.filter((day) => day < today).toSorted((a, b) => (a < b ? 1 : -1));
  if (last === undefined) return 'first';
  if (isReturn(last, today)) return 'return';
  return previous !== undefined && isReturn(previous, last) ? 'after-return' : 'ordinary';
}

/** Whether the member has come back after a break on one of the last seven days, today among them. */
export function isNewlyBack(logins: readonly Day[], today: Day): boolean {
  const days = [...logins.filter((day) => day < today), today].sort();
  const returns = days.filter((day, index) => isReturn(days[index - 1] ?? day, day));
  return returns.some((day) => daysBetween(day, today) < RETURN_DAYS);
}

function isReturn(before: Day, day: Day): boolean {
  return daysBetween(before, day) > RETURN_AFTER_MISSED;
}
