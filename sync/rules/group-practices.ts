import type { Day } from './day.ts';
import { tokyoDay } from './tokyo-clock.ts';

/** An online session that members can join. */
export interface GroupPractice {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly title: string;
  /** Null until the admin has set a meeting address. */
  readonly url: string | null;
}

/** Group practices of the Tokyo day `today` or later, soonest first. Those of today stay listed after they start. */
export function upcomingPractices(practices: readonly GroupPractice[], today: Day): readonly GroupPractice[] {
  return practices.filter(({ startsAt }) => tokyoDay(startsAt) >= today).sort((a, b) => a.startsAt - b.startsAt);
}
