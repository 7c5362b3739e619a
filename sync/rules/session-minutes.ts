const MAX_MINUTES = 1440;
const SECONDS_PER_MINUTE = 60;

/** The minutes a session is recorded with: whole ones, at least 1, and never more than a day, as of a drill left open. */
export function recordedMinutes(minutes: number): number {
  return Math.min(MAX_MINUTES, Math.max(1, Math.round(minutes)));
}

/** The same for a practice that counts in seconds. */
export function recordedMinutesFromSeconds(seconds: number): number {
  return recordedMinutes(seconds / SECONDS_PER_MINUTE);
}
