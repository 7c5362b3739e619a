import { secondsUntil } from '../../lib/duration.ts';

/** Length of a tour, in seconds. */
export const TOUR_SECONDS = 300;

/** Whole seconds left until `endAt` (epoch milliseconds), 0 to 300; read from the clock, so right after a freeze. */
export function remainingSeconds(endAt: number, now: number): number {
  return Math.min(TOUR_SECONDS, secondsUntil(endAt, now));
}
