import { clockTime, type Day, monthAndDay, weekdayOf } from '../../../sync/rules/day.ts';
import { tokyoDay } from '../../../sync/rules/tokyo-clock.ts';
import { weekdayNames } from '../../lib/weekday-names.ts';

/** A day with its year: '2026年11月21日（土）'. */
export function formatDay(day: Day): string {
  return `${Number(day.slice(0, 4))}年${monthAndDay(day)}（${weekdayNames[weekdayOf(day)]}）`;
}

/** An instant (ISO 8601) in Tokyo time: '2026年11月21日（土）19:00'. */
export function formatInstant(instant: string): string {
  const at = Date.parse(instant);
  return `${formatDay(tokyoDay(at))}${clockTime(at)}`;
}
