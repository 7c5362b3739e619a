import { isOffered, openOccasion } from '../../../sync/model/practice/measurement.ts';
import type { Aim } from './recommended-drills.ts';

/** Practised days after which a member is not asked any more what to begin with. */
const NEW_UNTIL = 7;

/** Practised days after which the measurement is offered. */
const MEASURED_AFTER = 3;

/** Whether a member who has practised on so many days is asked what to begin with; `aim` is null until that is answered. */
export function isAimDue(aim: Aim | null, practised: number): boolean {
  return aim === null && practised >= 1 && practised <= NEW_UNTIL;
}

interface MeasureFacts {
  /** Days practised before. */
  readonly practised: number;
  /** The member's day; 1 is the day of joining. */
  readonly memberDay: number;
  /** The member's days on which something was measured. */
  readonly measured: readonly number[];
  /** The occasion that was put away last. */
  readonly closed: number | undefined;
}

/** The member's day from which the measurement is open that is offered now; null for none. */
export function dueMeasure({ practised, memberDay, measured, closed }: MeasureFacts): number | null {
  const occasion = practised < MEASURED_AFTER ? null : openOccasion(memberDay, measured);
  return occasion !== null && isOffered(occasion, memberDay, closed) ? occasion : null;
}
