import { dayAt, toDay, wallTimeAt, weekdayOf } from '../../sync/model/day/day.ts';

/** From Sunday, 0, to Saturday, 6. */
export const weekdayNames = ['日', '月', '火', '水', '木', '金', '土'] as const;

/** A day 'YYYY-MM-DD' without its year: '11月21日'. */
export function monthAndDay(day: string): string {
  return `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
}

const LISTED_DAYS = 5;

/** Any days 'YYYY-MM-DD', without their years: '11月21日、11月23日', of more than five '…、11月29日など6日'. */
export function listedDays(days: readonly string[]): string {
  const rest = days.length > LISTED_DAYS ? `など${days.length}日` : '';
  return `${days.slice(0, LISTED_DAYS).map(monthAndDay).join('、')}${rest}`;
}

/** Days 'YYYY-MM-DD' that follow each other, without their years: '11月21日', '11月21日から23日まで', '11月30日から12月2日まで'. */
export function dayRange(days: readonly string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (first === last) return monthAndDay(first);
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${monthAndDay(first)}から${isSameMonth ? `${Number(last.slice(8))}日` : monthAndDay(last)}まで`;
}

/** The month of a day 'YYYY-MM-DD': '2026年11月'. */
export function yearAndMonth(day: string): string {
  return `${yearOf(day)}${Number(day.slice(5, 7))}月`;
}

/** A day 'YYYY-MM-DD' with its year: '2026年11月21日'. */
export function fullDate(day: string): string {
  return `${yearOf(day)}${monthAndDay(day)}`;
}

/** A day 'YYYY-MM-DD' with its weekday: '11月21日（土）'. */
export function dayAndWeekday(day: string): string {
  return `${monthAndDay(day)}（${weekdayNames[weekdayOf(toDay(day))]}）`;
}

/** A day 'YYYY-MM-DD' with its year and weekday: '2026年11月21日（土）'. */
export function fullDay(day: string): string {
  return `${yearOf(day)}${dayAndWeekday(day)}`;
}

/** '11月20日（金）', preceded by the year if it differs from that of `today`. */
export function dayNear(day: string, today: string): string {
  return yearOf(day) === yearOf(today) ? dayAndWeekday(day) : fullDay(day);
}

/** The Tokyo time of an instant (epoch milliseconds): '9:05'. */
export function clockTime(instantMs: number): string {
  const time = wallTimeAt(instantMs).slice(11, 16);
  return `${Number(time.slice(0, 2))}${time.slice(2)}`;
}

/** An instant (epoch milliseconds) in Tokyo, without its year: '11月21日 9:05'. */
export function dayAndTime(instantMs: number): string {
  return `${monthAndDay(dayAt(instantMs))} ${clockTime(instantMs)}`;
}

/** An instant (epoch milliseconds) in Tokyo, with year and weekday: '2026年11月21日（土）9:05'. */
export function fullDayAndTime(instantMs: number): string {
  return `${fullDay(dayAt(instantMs))}${clockTime(instantMs)}`;
}

function yearOf(day: string): string {
  return `${Number(day.slice(0, 4))}年`;
}

const format = new Intl.NumberFormat('ja-JP');

/** Formats a number with thousands separators: '12,345'. */
export function formatNumber(value: number): string {
  return format.format(value);
}

/** How many visits and minutes were practised today. */
export function sumOfDay({ visits, minutes }: { readonly visits: number; readonly minutes: number }): string {
  return `今日は${visits}${visits < 10 ? 'つ' : '回'}、${minutes}分`;
}
