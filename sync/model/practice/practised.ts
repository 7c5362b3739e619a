/** What a practice was when its session is written. */
export interface PractisedFacts {
  /** Whether the member came to its end. */
  readonly hasEnded: boolean;
  /** The tasks that the member has answered. */
  readonly answers: number;
  /** How many of them make a practice without its end; a few drills have only one or two long ones. */
  readonly answersNeeded: 1 | 3;
  /** Since its first task, while the page was visible. */
  readonly seconds: number;
  /** How long it is meant to take. */
  readonly plannedSeconds: number;
}

/** So long is a practice by itself. */
const ENOUGH_SECONDS = 60;

/** Of the time that a shorter practice is meant to take, this part is enough. */
const ENOUGH_PART = 1 / 10;

/** Whether it makes its day a practised one. Judged once, by the device that writes the session. */
export function isPractised({ hasEnded, answers, answersNeeded, seconds, plannedSeconds }: PractisedFacts): boolean {
  const isLongEnough = seconds >= Math.min(ENOUGH_SECONDS, plannedSeconds * ENOUGH_PART);
  return isLongEnough || answers >= (hasEnded ? 1 : answersNeeded);
}

/** A practice that was left is recorded with its visible time, at most twice what it is meant to take; in seconds. */
export function secondsOfLeft({ seconds, plannedSeconds }: Pick<PractisedFacts, 'seconds' | 'plannedSeconds'>): number {
  return Math.min(seconds, 2 * plannedSeconds);
}

/** Whether a stored session makes its day a practised one; those of before the rule do. */
export function countsAsPractised({ practised }: { readonly practised: boolean | null }): boolean {
  return practised !== false;
}
