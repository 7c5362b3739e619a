import { milestonesReached } from '../../../sync/rules/milestones.ts';

/** What home tells once: a milestone of the longest streak, and tickets that thirty days in a row have earned. */
export interface Celebration {
  /** The milestone in days; null if only tickets were earned. */
  readonly milestone: number | null;
  /** Tickets earned since the last celebration. */
  readonly newTickets: number;
  /** The entries that make the setting remember this celebration. */
  readonly entries: Readonly<Record<string, number>>;
}

interface CelebratedFacts {
  /** In days. */
  readonly longestStreak: number;
  /** All tickets ever earned, besides those at the start. */
  readonly earnedTickets: number;
}

/** Entries of the setting `milestones`: the highest milestone, and how many earned tickets, were celebrated. */
const STREAK = 'streak';
const TICKETS = 'tickets';

/** What has not been celebrated yet, of several milestones only the highest; null for nothing. */
export function pendingCelebration(
  { longestStreak, earnedTickets }: CelebratedFacts,
  celebrated: Readonly<Record<string, number>>,
): Celebration | null {
  const highest = milestonesReached(longestStreak).at(-1) ?? 0;
  const isNew = highest > (celebrated[STREAK] ?? 0);
  const newTickets = Math.max(0, earnedTickets - (celebrated[TICKETS] ?? 0));
  if (!isNew && newTickets === 0) return null;
  return {
    milestone: isNew ? highest : null,
    newTickets,
    entries: { ...(isNew ? { [STREAK]: highest } : {}), ...(newTickets > 0 ? { [TICKETS]: earnedTickets } : {}) },
  };
}
