import { isDay, startOfDay, wallTimeAt } from './day.ts';

const WALL_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;
const MINUTE_MS = 60_000;

/** Parses a Tokyo time 'YYYY-MM-DDTHH:MM' to epoch milliseconds; null when invalid. */
export function parseTokyoWallTime(wallTime: string): number | null {
  const [, day, hour, minute] = WALL_TIME.exec(wallTime) ?? [];
  return isDay(day) ? startOfDay(day) + (Number(hour) * 60 + Number(minute)) * MINUTE_MS : null;
}

/** Formats an instant (epoch milliseconds) as Tokyo time 'YYYY-MM-DDTHH:MM', for datetime-local inputs. */
export function formatTokyoWallTime(instantMs: number): string {
  return wallTimeAt(instantMs).slice(0, 'YYYY-MM-DDTHH:MM'.length);
}
