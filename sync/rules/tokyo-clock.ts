import { calendarDay, type Day } from './calendar-day.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Tokyo is UTC+9 all year, so plain arithmetic suffices. It is much faster than Temporal for long histories. */
export const TOKYO_OFFSET_MS = 9 * HOUR_MS;

/** The hour of an instant (epoch milliseconds) in Tokyo, 0 to 23. */
export function tokyoHour(instantMs: number): number {
  return Math.floor((instantMs + TOKYO_OFFSET_MS) / HOUR_MS) % 24;
}

/** The Tokyo day of an instant (epoch milliseconds). Equals dayAt(), but is faster. */
export function tokyoDay(instantMs: number): Day {
  return dayFromEpoch(Math.floor((instantMs + TOKYO_OFFSET_MS) / DAY_MS));
}

/** The Gregorian date `sinceEpoch` days after 1970-01-01. Years start in March, so that the leap day comes last. */
function dayFromEpoch(sinceEpoch: number): Day {
  const days = sinceEpoch + 719_468;
  const era = Math.floor(days / 146_097);
  const ofEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return calendarDay(year, month, day);
}
