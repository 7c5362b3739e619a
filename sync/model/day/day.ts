import * as InstantFns from 'temporal-polyfill/fns/Instant';
import * as PlainDateFns from 'temporal-polyfill/fns/PlainDate';

declare const brand: unique symbol;

/** A calendar day 'YYYY-MM-DD' in the zone that its name says; only this file creates one, checked. */
export type Day = string & { readonly [brand]: 'Day' };

/** The time zone of member days. */
export const MEMBER_ZONE = 'Asia/Tokyo';

/** The time zone of lesson days: a new lesson opens at 00:00 UTC, which is 09:00 in Tokyo. */
export const LESSON_DAY_ZONE = 'UTC';

type Zone = typeof MEMBER_ZONE | typeof LESSON_DAY_ZONE;

const DAY_MS = 86_400_000;

/** Milliseconds from UTC. Neither zone changes its offset, so no start has to load Temporal's time zones. */
const offsets = { [MEMBER_ZONE]: 9 * 3_600_000, [LESSON_DAY_ZONE]: 0 };

const EPOCH = PlainDateFns.create(1970, 1, 1);

/** The days of each month met so far: a long history has thousands of instants, and Temporal takes 3 µs for each. */
const dayByNumber = new Map<number, Day>();
const numberByDay = new Map<string, number>();

/** True for an existing calendar day such as '2028-02-29'; false for '2027-02-29' or any other value. */
export function isDay(value: unknown): value is Day {
  return typeof value === 'string' && numberOf(value) !== null;
}

/** A day from a text that is known to be one, such as a literal. Throws for any other text. */
export function toDay(text: string): Day {
  if (!isDay(text)) throw new RangeError(`Cannot read "${text}" as a day`);
  return text;
}

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
  return new Date(Math.floor(instantMs)).toISOString();
}

/** Converts any notation that isInstant() accepts, including PostgreSQL's, to the notation of rows. */
export function normalizeInstant(instant: string): string {
  return instantAt(InstantFns.fromString(instant).epochMilliseconds);
}

/** The calendar day of an instant (epoch milliseconds) in `zone`. */
export function dayAt(instantMs: number, zone: Zone = MEMBER_ZONE): Day {
  return dayOf(Math.floor((instantMs + offsets[zone]) / DAY_MS));
}

/** The Tokyo time of an instant (epoch milliseconds): '2026-11-21T09:05:00'. */
export function wallTimeAt(instantMs: number): string {
  return new Date(instantMs + offsets[MEMBER_ZONE]).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
}

/** The hour of an instant (epoch milliseconds) in Tokyo, 0 to 23. */
export function hourAt(instantMs: number): number {
  return Number(wallTimeAt(instantMs).slice(11, 13));
}

export function addDays(day: Day, days: number): Day {
  return dayOf(dayNumber(day) + days);
}

/** The same day a year before; of a leap day, 28 February. */
export function yearBefore(day: Day): Day {
  const same = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return isDay(same) ? same : addDays(day, -366);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** The first instant of `day` in `zone`, in epoch milliseconds. */
export function startOfDay(day: Day, zone: Zone = MEMBER_ZONE): number {
  return dayNumber(day) * DAY_MS - offsets[zone];
}

/** Milliseconds from `nowMs` to the next midnight in `zone`, at least 1. */
export function msUntilNextDay(nowMs: number, zone: Zone = MEMBER_ZONE): number {
  return startOfDay(addDays(dayAt(nowMs, zone), 1), zone) - nowMs;
}

/** Sunday 0 to Saturday 6. */
export function weekdayOf(day: Day): number {
  return PlainDateFns.dayOfWeek(dateOf(day)) % 7;
}

/** The first day of the month that is `months` after the month of `day`. */
export function monthStart(day: Day, months = 0): Day {
  return dayOf(PlainDateFns.diffDays(EPOCH, PlainDateFns.addMonths(PlainDateFns.startOfMonth(dateOf(day)), months)));
}

/** The day of the month, 1 to 31. */
export function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}

/** Days since 1970-01-01. */
export function dayNumber(day: Day): number {
  return numberOf(day) ?? Number.NaN;
}

/** The number of a day since 1970-01-01; null for any text that is not an existing day. */
function numberOf(text: string): number | null {
  if (!numberByDay.has(text) && hasDayFormat(text)) rememberMonth(dateOf(`${text.slice(0, 8)}01`));
  return numberByDay.get(text) ?? null;
}

/** The day of a number since 1970-01-01. Throws outside the years 0 to 9999, where days do not sort as text. */
function dayOf(number: number): Day {
  if (!dayByNumber.has(number)) rememberMonth(PlainDateFns.addDays(EPOCH, number));
  const day = dayByNumber.get(number);
  if (day === undefined) throw new RangeError(`Cannot write day ${number} since 1970 as a day`);
  return day;
}

function rememberMonth(date: PlainDateFns.Record): void {
  const first = PlainDateFns.startOfMonth(date);
  const firstNumber = PlainDateFns.diffDays(EPOCH, first);
  const month = PlainDateFns.toString(first).slice(0, -2);
  for (let index = 0; index < PlainDateFns.daysInMonth(first); index += 1) {
    const day = month + String(index + 1).padStart(2, '0');
    if (!hasDayFormat(day)) return;
    dayByNumber.set(firstNumber + index, day);
    numberByDay.set(day, firstNumber + index);
  }
}

function dateOf(day: string): PlainDateFns.Record {
  return PlainDateFns.create(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8)));
}

function hasDayFormat(text: string): text is Day {
  return /^\d{4}-(0[1-9]|1[0-2])-\d{2}$/.test(text);
}
