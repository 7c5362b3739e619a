import { Temporal } from 'temporal-polyfill';
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
    Temporal.Instant.from(value);
    return true;
  } catch {
    // Temporal has no check that does not throw.
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
