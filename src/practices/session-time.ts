import { recordedMinutesFromSeconds } from '../../sync/rules/session-minutes.ts';

const MS_PER_SECOND = 1000;

/** The whole seconds between two instants in epoch milliseconds; a clock that was set back gives 0. */
export function elapsedSeconds(startedAt: number, now: number): number {
  return Math.max(0, Math.round((now - startedAt) / MS_PER_SECOND));
}

/** The minutes to record for a practice that took so many seconds: rounded, and never less than one. */
export function sessionMinutes(seconds: number): number {
  return recordedMinutesFromSeconds(seconds);
}
