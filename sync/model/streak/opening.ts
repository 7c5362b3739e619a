import { type Day, daysBetween } from '../day/day.ts';

/** So many days in a row without the app make the next opening a return. */
const RETURN_AFTER_MISSED = 3;

/** What the opening of a day is for the member. */
export type Opening = 'first' | 'return' | 'after-return' | 'ordinary';

/** `logins` are the days with a login, in any order; today may be among them. */
export function openingOf(logins: readonly Day[], today: Day): Opening {
  const [last, previous] = logins.filter((day) => day < today).toSorted((a, b) => (a < b ? 1 : -1));
  if (last === undefined) return 'first';
  if (isReturn(last, today)) return 'return';
  return previous !== undefined && isReturn(previous, last) ? 'after-return' : 'ordinary';
}

function isReturn(before: Day, day: Day): boolean {
  return daysBetween(before, day) > RETURN_AFTER_MISSED;
}
