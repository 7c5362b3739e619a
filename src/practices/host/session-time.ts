import { recordedMinutesFromSeconds } from '../../../sync/rules/session-minutes.ts';

const MS_PER_SECOND = 1000;

/** Whole seconds between two instants (epoch milliseconds); 0 if the clock was set back. */
export function elapsedSeconds(startedAt: number, now: number): number {
  return Math.max(0, Math.round((now - startedAt) / MS_PER_SECOND));
}

/** Minutes to record for a number of seconds: rounded, at least 1. */
export function sessionMinutes(seconds: number): number {
  return recordedMinutesFromSeconds(seconds);
}
