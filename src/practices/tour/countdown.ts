import { spokenDuration } from '../clock-text.ts';

/** How long a tour lasts, in seconds. */
export const TOUR_SECONDS = 300;

/** The remaining seconds at which the countdown is spoken. */
const SPOKEN_MARKS = [240, 180, 120, 60, 30, 10, 0] as const;

const MS_PER_SECOND = 1000;

/**
 * The whole seconds left until `endAt` (both in epoch milliseconds), from 300 down to 0. It is read off the clock and
 * not counted down, so a tab that was frozen shows the right time as soon as it wakes.
 */
export function remainingSeconds(endAt: number, now: number): number {
  const seconds = Math.ceil((endAt - now) / MS_PER_SECOND);
  return Math.min(TOUR_SECONDS, Math.max(0, seconds));
}

/** The spoken marks that lie between two readings of the remaining seconds, in the order in which they fell due. */
export function marksPassed(before: number, after: number): readonly number[] {
  return SPOKEN_MARKS.filter((mark) => before > mark && mark >= after);
}

/** Says the remaining time for the ear: 残り4分, and at the end 時間になりました. */
export function spokenRemaining(seconds: number): string {
  return seconds === 0 ? '時間になりました' : `残り${spokenDuration(seconds)}`;
}
