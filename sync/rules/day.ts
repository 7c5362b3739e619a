import { Temporal } from 'temporal-polyfill';

/** The time zone of member days. */
export const MEMBER_ZONE = 'Asia/Tokyo';

/** The time zone of lesson days: a new lesson opens at 00:00 UTC, which is 09:00 in Tokyo. */
export const LESSON_DAY_ZONE = 'UTC';

declare const brand: unique symbol;

/**
 * A calendar day 'YYYY-MM-DD'. The name of the field or argument says in which time zone. Only this file creates one, so
 * that no unchecked text counts as a day.
 */
export type Day = string & { readonly [brand]: 'Day' };

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** True for an existing calendar day such as '2028-02-29'; false for '2027-02-29' or any other value. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !hasDayFormat(value)) return false;
  // Ten times as fast as Temporal, which matters for ten thousand reviews. Date.parse() moves '02-29' to '03-01'.
  const midnight = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(value);
}

/** A day from a text that is known to be one, such as a literal. Throws for any other text. */
export function toDay(text: string): Day {
  if (!isDay(text)) throw new RangeError(`Cannot read "${text}" as a day`);
  return text;
}

/** The day of an existing Gregorian date. Throws outside the years 0 to 9999, where days do not sort as text. */
export function calendarDay(year: number, month: number, dayOfMonth: number): Day {
  const text = `${digits(year, 4)}-${digits(month, 2)}-${digits(dayOfMonth, 2)}`;
  if (!hasDayFormat(text)) throw new RangeError(`Cannot write the date ${text} as a day`);
  return text;
}

/** True for an ISO 8601 instant with an offset, such as '2026-11-20T00:00:00.000Z'. */
export function isInstant(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    Temporal.Instant.from(value);
    return true;
  } catch {
    return false;
  }
}

/** Formats an instant (epoch milliseconds) as rows store it: ISO 8601, UTC, with milliseconds. */
export function instantAt(instantMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(instantMs)).toString({ fractionalSecondDigits: 3 });
}

/** Converts any notation that isInstant() accepts, including PostgreSQL's, to the notation of rows. */
export function normalizeInstant(instant: string): string {
  return instantAt(Temporal.Instant.from(instant).epochMilliseconds);
}

/** The calendar day of an instant (epoch milliseconds) in `zone`. */
export function dayAt(instantMs: number, zone: string = MEMBER_ZONE): Day {
  return dayOf(toZoned(instantMs, zone).toPlainDate());
}

export function addDays(day: Day, days: number): Day {
  return dayOf(Temporal.PlainDate.from(day).add({ days }));
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
}

/** The first instant of `day` in `zone`, in epoch milliseconds. */
export function startOfDay(day: Day, zone: string = MEMBER_ZONE): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
}

/** Milliseconds from `nowMs` to the next midnight in `zone`, at least 1. */
export function msUntilNextDay(nowMs: number, zone: string = MEMBER_ZONE): number {
  return startOfDay(addDays(dayAt(nowMs, zone), 1), zone) - nowMs;
}

/** Sunday 0 to Saturday 6. */
export function weekdayOf(day: Day): number {
  return Temporal.PlainDate.from(day).dayOfWeek % 7;
}

/** The first day of the month that is `months` after the month of `day`. */
export function monthStart(day: Day, months = 0): Day {
  return dayOf(Temporal.PlainDate.from(day).with({ day: 1 }).add({ months }));
}

/** Formats the time of an instant (epoch milliseconds) in `zone` as 'H:mm'. */
export function clockTime(instantMs: number, zone: string = MEMBER_ZONE): string {
  const time = toZoned(instantMs, zone);
  return `${time.hour}:${String(time.minute).padStart(2, '0')}`;
}

/** Formats a day as 'M月D日'. */
export function monthAndDay(day: Day): string {
  const date = Temporal.PlainDate.from(day);
  return `${date.month}月${date.day}日`;
}

/** Formats a day as 'YYYY年M月'. */
export function yearAndMonth(day: Day): string {
  const date = Temporal.PlainDate.from(day);
  return `${date.year}年${date.month}月`;
}

/** The day of the month, 1 to 31. */
export function dayOfMonth(day: Day): number {
  return Temporal.PlainDate.from(day).day;
}

function toZoned(instantMs: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(instantMs)).toZonedDateTimeISO(zone);
}

function dayOf({ year, month, day }: Temporal.PlainDate): Day {
  return calendarDay(year, month, day);
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

function hasDayFormat(text: string): text is Day {
  return DAY_PATTERN.test(text);
}
