import { addDays, type Day, daysBetween, isDay } from '../day/day.ts';
import { limits } from '../limits.ts';

/** The entries of the setting `pause`: one per pause, by the day on which it was set. */
type Entries = Readonly<Record<string, number>>;

/** The number of a pause that lasts. An ended one has a large number less its days, so that merging keeps the earliest end. */
export const LASTING = 1;

/** Whether reminders are silent on a day. Twin of private.is_paused() in SQL. */
export function isPaused(entries: Entries, today: Day): boolean {
  return pausesOf(entries).some(({ setOn, number }) => number === LASTING && setOn <= today);
}

/** The days after the one on which a pause was set and before the one on which the app was opened again, or before today. */
export function pausedDays(entries: Entries, today: Day): ReadonlySet<Day> {
  return new Set(
    pausesOf(entries).flatMap(({ setOn, number }) => {
      const lasted = number === LASTING ? Number.POSITIVE_INFINITY : limits.setting_count_max - number;
      const length = Math.max(0, Math.min(lasted, daysBetween(setOn, today)) - 1);
      return Array.from({ length }, (_, index) => addDays(setOn, index + 1));
    }),
  );
}

/** The entries that end the pauses of earlier days when the app is opened today; null when none lasts. */
export function endPause(entries: Entries, today: Day): Entries | null {
  const ended = pausesOf(entries).flatMap(({ setOn, number }) =>
    number === LASTING && setOn < today ? [[setOn, limits.setting_count_max - daysBetween(setOn, today)]] : [],
  );
  return ended.length === 0 ? null : Object.fromEntries(ended);
}

function pausesOf(entries: Entries): readonly { readonly setOn: Day; readonly number: number }[] {
  return Object.entries(entries).flatMap(([name, number]) => (isDay(name) ? [{ setOn: name, number }] : []));
}
