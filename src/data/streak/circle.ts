import { addDays, type Day } from '../../../sync/model/day/day.ts';
import type { StreakSummary } from '../../../sync/model/streak/streak.ts';

/** Streak length at which home's circle is closed, in days. */
export const FULL_CIRCLE_DAYS = 30;

/** For each day of home's circle, oldest first, whether it is among the practised ones. */
export function practisedOfCircle(
  { current_streak, last_login_date }: Pick<StreakSummary, 'current_streak' | 'last_login_date'>,
  practised: ReadonlySet<Day>,
): boolean[] {
  if (last_login_date === null) return [];
  const length = Math.min(current_streak, FULL_CIRCLE_DAYS);
  return Array.from({ length }, (_, index) => practised.has(addDays(last_login_date, index + 1 - length)));
}
