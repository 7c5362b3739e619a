import type { ContentMilestone } from '../../../sync/model/practice/content-milestones.ts';
import { milestonesReached, practisedMilestoneDays } from '../../../sync/model/streak/milestones.ts';

/** What home tells once: a milestone, and tickets that thirty days in a row have earned. */
export interface Celebration {
  /** A milestone in days of the longest streak or of all practised days, or one of content; null if only tickets were earned. */
  readonly milestone:
    | { readonly of: 'streak' | 'practised'; readonly days: number }
    | { readonly of: ContentMilestone }
    | null;
  /** Tickets earned since the last celebration. */
  readonly newTickets: number;
  /** The entries that make the setting remember this celebration. */
  readonly entries: Readonly<Record<string, number>>;
}

interface CelebratedFacts {
  readonly longestStreak: number;
  /** All days with a finished practice. */
  readonly practisedDays: number;
  /** All tickets ever earned, besides those at the start. */
  readonly earnedTickets: number;
  /** What was reached in the practices; null for nothing. */
  readonly content: ContentMilestone | null;
}

/** The entry of the setting `milestones` with the number of earned tickets that were celebrated. */
const TICKETS = 'tickets';

/**
 * What has not been celebrated yet, of several milestones in days only the highest; null for nothing. A milestone of the practised
 * days follows that of the streak, once it is closed, and those of content follow both. Where the numbers of the streak are
 * hidden, only content is celebrated.
 */
export function pendingCelebration(
  { longestStreak, practisedDays, earnedTickets, content }: CelebratedFacts,
  celebrated: Readonly<Record<string, number>>,
  showsNumbers: boolean,
): Celebration | null {
  const isTold = content === null || celebrated[content] !== undefined;
  const byContent = isTold ? null : { milestone: { of: content }, newTickets: 0, entries: { [content]: 1 } };
  if (!showsNumbers) return byContent;
  const highest = [
    { of: 'streak', days: milestonesReached(longestStreak).at(-1) ?? 0 },
    { of: 'practised', days: practisedMilestoneDays.findLast((days) => days <= practisedDays) ?? 0 },
  ] as const;
  const milestone = highest.find(({ of, days }) => days > (celebrated[of] ?? 0)) ?? null;
  const newTickets = Math.max(0, earnedTickets - (celebrated[TICKETS] ?? 0));
  if (milestone === null && newTickets === 0) return byContent;
  const entries = {
    ...(milestone && { [milestone.of]: milestone.days }),
    ...(newTickets > 0 && { [TICKETS]: earnedTickets }),
  };
  return { milestone, newTickets, entries };
}
