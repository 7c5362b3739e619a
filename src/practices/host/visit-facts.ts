import { isPractised, secondsOfLeft } from '../../../sync/model/practice/practised.ts';
import { recordedMinutesFromSeconds } from '../../../sync/model/practice/session-minutes.ts';
import type { VisitResult } from '../practice.ts';

export interface VisitPlan {
  readonly plannedMinutes: number;
  /** See Practice. */
  readonly answersNeeded?: 1 | undefined;
  readonly countsShown?: boolean | undefined;
}

/** Follows one visit for the rule of what is practised. `now` is a clock in milliseconds that stands still while the page is hidden. */
export function createVisitFacts({ plannedMinutes, answersNeeded, countsShown = false }: VisitPlan, now: () => number) {
  let startedAt: number | null = null;
  let shown = new Set<string>();
  let graded = new Set<string>();
  const seconds = () => (startedAt === null ? 0 : (now() - startedAt) / 1000);
  const plannedSeconds = plannedMinutes * 60;

  return {
    /** Notes an item; the first one that is shown starts the clock. Answers before it belong to the session before. */
    mark(item: string, result: VisitResult) {
      if (result === 'seen') startedAt ??= now();
      if (startedAt !== null) (result === 'seen' ? shown : graded).add(item);
    },
    isPractised(hasEnded: boolean): boolean {
      const passed = hasEnded ? shown.size : shown.size - 1;
      const answers = Math.max(graded.size, countsShown ? passed : 0);
      return isPractised({ hasEnded, answers, answersNeeded: answersNeeded ?? 3, seconds: seconds(), plannedSeconds });
    },
    /** The minutes to record if the visit is left now. */
    minutes: () => recordedMinutesFromSeconds(secondsOfLeft({ seconds: seconds(), plannedSeconds })),
    /** What follows is another practice of the same visit. */
    restart() {
      startedAt = null;
      shown = new Set();
      graded = new Set();
    },
  };
}
