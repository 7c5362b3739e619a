/** How long a tour lasts, in seconds. */
export const TOUR_SECONDS = 300;

const MS_PER_SECOND = 1000;

/**
 * The whole seconds left until `endAt` (both in epoch milliseconds), from 300 down to 0. It is read off the clock and
 * not counted down, so a tab that was frozen shows the right time as soon as it wakes.
 */
export function remainingSeconds(endAt: number, now: number): number {
  const seconds = Math.ceil((endAt - now) / MS_PER_SECOND);
  return Math.min(TOUR_SECONDS, Math.max(0, seconds));
}
