declare const brand: unique symbol;

/**
 * A calendar day 'YYYY-MM-DD'. The name of the field or argument says in which time zone. Only this file creates one, so
 * that no unchecked text counts as a day. It does without Temporal, whose polyfill the guest's entry must not load.
 */
export type Day = string & { readonly [brand]: 'Day' };

const DAY_MS = 86_400_000;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** True for an existing calendar day such as '2028-02-29'; false for '2027-02-29' or any other value. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !hasDayFormat(value)) return false;
  // Date.parse() reads '2027-02-29' as the first of March.
  return new Date(Date.parse(`${value}T00:00:00Z`)).getUTCDate() === Number(value.slice(8));
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

/** Days since 1970-01-01: for counting days where there are thousands. */
export function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

function hasDayFormat(text: string): text is Day {
  return DAY_PATTERN.test(text);
}
