import { calendarDay, DAY_MS, type Day, dayNumber, isDay } from './calendar-day.ts';
import { TOKYO_OFFSET_MS } from './tokyo-clock.ts';

export { type Day, isDay, toDay } from './calendar-day.ts';

/** The time zone of member days. */
export const MEMBER_ZONE = 'Asia/Tokyo';

/** The time zone of lesson days: a new lesson opens at 00:00 UTC, which is 09:00 in Tokyo. */
export const LESSON_DAY_ZONE = 'UTC';

type DayZone = typeof MEMBER_ZONE | typeof LESSON_DAY_ZONE;

/** Neither zone changes its offset, so plain arithmetic suffices; a test compares it with Temporal. */
const OFFSETS_MS: Readonly<Record<DayZone, number>> = { 'Asia/Tokyo': TOKYO_OFFSET_MS, UTC: 0 };

/** Date, time, fraction of a second, and offset of an instant in ISO 8601 or PostgreSQL's notation. */
const INSTANT =
  /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(?:Z|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)$/;

/** True for an ISO 8601 instant with an offset, such as '2026-11-20T00:00:00.000Z'. */
export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && parseInstant(value) !== null;
}

/** Formats an instant (epoch milliseconds) as rows store it: ISO 8601, UTC, with milliseconds. */
export function instantAt(instantMs: number): string {
  return new Date(Math.floor(instantMs)).toISOString();
}

/** Converts any notation that isInstant() accepts, including PostgreSQL's, to the notation of rows. Throws for others. */
export function normalizeInstant(instant: string): string {
  const instantMs = parseInstant(instant);
  if (instantMs === null) throw new RangeError(`Cannot read "${instant}" as an instant`);
  return instantAt(instantMs);
}

/** The calendar day of an instant (epoch milliseconds) in `zone`. */
export function dayAt(instantMs: number, zone: DayZone = MEMBER_ZONE): Day {
  return dayOf(Math.floor((instantMs + OFFSETS_MS[zone]) / DAY_MS));
}

export function addDays(day: Day, days: number): Day {
  return dayOf(dayNumber(day) + days);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** The first instant of `day` in `zone`, in epoch milliseconds. */
export function startOfDay(day: Day, zone: DayZone = MEMBER_ZONE): number {
  return dayNumber(day) * DAY_MS - OFFSETS_MS[zone];
}

/** Milliseconds from `nowMs` to the next midnight in `zone`, at least 1. */
export function msUntilNextDay(nowMs: number, zone: DayZone = MEMBER_ZONE): number {
  return startOfDay(addDays(dayAt(nowMs, zone), 1), zone) - nowMs;
}

/** Sunday 0 to Saturday 6. */
export function weekdayOf(day: Day): number {
  return dateOf(dayNumber(day)).getUTCDay();
}

/** The first day of the month that is `months` after the month of `day`. */
export function monthStart(day: Day, months = 0): Day {
  const first = dateOf(dayNumber(day));
  first.setUTCMonth(first.getUTCMonth() + months, 1);
  return calendarDay(first.getUTCFullYear(), first.getUTCMonth() + 1, 1);
}

/** The day of the month, 1 to 31. */
export function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}

function dayOf(number: number): Day {
  const date = dateOf(number);
  return calendarDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

function dateOf(number: number): Date {
  return new Date(number * DAY_MS);
}

/** Epoch milliseconds, rounded down; null for any other text. */
function parseInstant(text: string): number | null {
  const [, day, hour, minute, second = '0', fraction = '', sign, offsetHour = '0', offsetMinute = '0'] =
    INSTANT.exec(text) ?? [];
  if (!isDay(day)) return null;
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
  const offsetMinutes = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -1 : 1);
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'));
  return dayNumber(day) * DAY_MS + seconds * 1000 + milliseconds - offsetMinutes * 60_000;
}
