import * as InstantFns from 'temporal-polyfill/fns/Instant';
import * as PlainDateFns from 'temporal-polyfill/fns/PlainDate';
import * as ZonedDateTimeFns from 'temporal-polyfill/fns/ZonedDateTime';
import { calendarDay, type Day } from './calendar-day.ts';

export { type Day, isDay, toDay } from './calendar-day.ts';

/** The time zone of member days. */
export const MEMBER_ZONE = 'Asia/Tokyo';

/** The time zone of lesson days: a new lesson opens at 00:00 UTC, which is 09:00 in Tokyo. */
export const LESSON_DAY_ZONE = 'UTC';

/** True for an ISO 8601 instant with an offset, such as '2026-11-20T00:00:00.000Z'. */
export function isInstant(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    InstantFns.fromString(value);
    return true;
  } catch {
    // Temporal has no check that does not throw.
    return false;
  }
}

/** Formats an instant (epoch milliseconds) as rows store it: ISO 8601, UTC, with milliseconds. */
export function instantAt(instantMs: number): string {
  return InstantFns.toString(InstantFns.fromEpochMilliseconds(Math.floor(instantMs)), { fractionalSecondDigits: 3 });
}

/** Converts any notation that isInstant() accepts, including PostgreSQL's, to the notation of rows. */
export function normalizeInstant(instant: string): string {
  return instantAt(InstantFns.fromString(instant).epochMilliseconds);
}

/** The calendar day of an instant (epoch milliseconds) in `zone`. */
export function dayAt(instantMs: number, zone: string = MEMBER_ZONE): Day {
  return dayOf(ZonedDateTimeFns.toPlainDate(toZoned(instantMs, zone)));
}

export function addDays(day: Day, days: number): Day {
  return dayOf(PlainDateFns.addDays(dateOf(day), days));
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return PlainDateFns.diffDays(dateOf(from), dateOf(to));
}

/** The first instant of `day` in `zone`, in epoch milliseconds. */
export function startOfDay(day: Day, zone: string = MEMBER_ZONE): number {
  return PlainDateFns.toZonedDateTime(dateOf(day), zone).epochMilliseconds;
}

/** Milliseconds from `nowMs` to the next midnight in `zone`, at least 1. */
export function msUntilNextDay(nowMs: number, zone: string = MEMBER_ZONE): number {
  return startOfDay(addDays(dayAt(nowMs, zone), 1), zone) - nowMs;
}

/** Sunday 0 to Saturday 6. */
export function weekdayOf(day: Day): number {
  return PlainDateFns.dayOfWeek(dateOf(day)) % 7;
}

/** The first day of the month that is `months` after the month of `day`. */
export function monthStart(day: Day, months = 0): Day {
  return dayOf(PlainDateFns.addMonths(PlainDateFns.startOfMonth(dateOf(day)), months));
}

/** The day of the month, 1 to 31. */
export function dayOfMonth(day: Day): number {
  return dateOf(day).day;
}

function toZoned(instantMs: number, zone: string): ZonedDateTimeFns.Record {
  return InstantFns.toZonedDateTimeISO(InstantFns.fromEpochMilliseconds(Math.floor(instantMs)), zone);
}

function dateOf(day: Day): PlainDateFns.Record {
  return PlainDateFns.create(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8)));
}

function dayOf({ year, month, day }: PlainDateFns.Record): Day {
  return calendarDay(year, month, day);
}
