/** Length of a tour, in seconds. */
export const TOUR_SECONDS = 300;

const MS_PER_SECOND = 1000;

/**
 * Whole seconds left until `endAt` (both in epoch milliseconds), clamped to 0–300. Derived from the clock, so that a
 * frozen tab shows the right time when it resumes.
 */
export function remainingSeconds(endAt: number, now: number): number {
  const seconds = Math.ceil((endAt - now) / MS_PER_SECOND);
  return Math.min(TOUR_SECONDS, Math.max(0, seconds));
}
