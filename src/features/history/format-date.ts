import { type Day, monthAndDay, weekdayOf } from '../../../sync/rules/day.ts';
import { weekdayNames } from '../../lib/weekday-names.ts';

/** '11月20日（金）', preceded by the year if it differs from that of `today`. */
export function dateWords(day: Day, today: Day): string {
  const words = `${monthAndDay(day)}（${weekdayNames[weekdayOf(day)]}）`;
  return day.slice(0, 4) === today.slice(0, 4) ? words : `${Number(day.slice(0, 4))}年${words}`;
}
