import { type Day, monthAndDay, weekdayOf } from '../../../sync/rules/day.ts';
import { weekdayNames } from '../../lib/weekday-names.ts';

/** '11月20日（金）', preceded by the year if it differs from that of `today`. */
export function formatDate(day: Day, today: Day): string {
  const date = `${monthAndDay(day)}（${weekdayNames[weekdayOf(day)]}）`;
  return day.slice(0, 4) === today.slice(0, 4) ? date : `${Number(day.slice(0, 4))}年${date}`;
}
