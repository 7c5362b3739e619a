import type { Day } from './day.ts';
import { tokyoDay } from './tokyo-clock.ts';

/** An online session that members can join. */
export interface GroupPractice {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly title: string;
  /** Null as long as there is no address to join at. */
  readonly url: string | null;
}

/** The sessions that are still shown on the Tokyo day `today`: those of today, also when they have begun, or later. */
export function upcomingPractices(practices: readonly GroupPractice[], today: Day): readonly GroupPractice[] {
  return practices.filter(({ startsAt }) => tokyoDay(startsAt) >= today).sort((a, b) => a.startsAt - b.startsAt);
}
