import { calendarDay, type Day } from './calendar-day.ts';

const HOUR_MS = 3_600_000;

/** Tokyo is UTC+9 all year, so plain arithmetic suffices. It is much faster than Temporal for long histories. */
export const TOKYO_OFFSET_MS = 9 * HOUR_MS;

/** The hour of an instant (epoch milliseconds) in Tokyo, 0 to 23. */
export function tokyoHour(instantMs: number): number {
  return Math.floor((instantMs + TOKYO_OFFSET_MS) / HOUR_MS) % 24;
}

/** The Tokyo day of an instant (epoch milliseconds). Equals dayAt(), but is faster and does without Temporal. */
export function tokyoDay(instantMs: number): Day {
  const date = new Date(instantMs + TOKYO_OFFSET_MS);
  return calendarDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}
