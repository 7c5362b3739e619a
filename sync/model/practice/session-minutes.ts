import { limits } from '../limits.ts';

const SECONDS_PER_MINUTE = 60;

/** Minutes to record for a session: whole, at least 1, at most one day (a drill may be left open). */
export function recordedMinutes(minutes: number): number {
  return Math.min(limits.session_minutes_max, Math.max(1, Math.round(minutes)));
}

/** Like recordedMinutes(), from seconds. */
export function recordedMinutesFromSeconds(seconds: number): number {
  return recordedMinutes(seconds / SECONDS_PER_MINUTE);
}
