import { secondsUntil } from '../../lib/duration.ts';

/** Length of a tour, in seconds. */
export const TOUR_SECONDS = 300;

/**
 * Whole seconds left until `endAt` (both in epoch milliseconds), clamped to 0–300. Derived from the clock, so that a
 * frozen tab shows the right time when it resumes.
 */
export function remainingSeconds(endAt: number, now: number): number {
  return Math.min(TOUR_SECONDS, secondsUntil(endAt, now));
}
