import type { Day } from '../../../sync/rules/day.ts';
import type { Member } from '../../data/member/member.ts';

/** A drill that home may suggest. */
export interface HomeDrill {
  /** The `training_type` of each of its variants. */
  readonly trainingTypes: readonly string[];
  readonly name: string;
  readonly tagline: string;
  readonly difficulty: string;
  readonly minutes: number;
  readonly path: string;
}

/** What home needs of the practices, which the app hands in because no feature imports them. */
export interface HomePractices {
  /** The open drills in the order of the list. */
  readonly homeDrills: readonly HomeDrill[];
  /** The number of words of 辞書 that are due on a Tokyo day. Rejects when the local read fails. */
  readonly countDueWords: (member: Member, today: Day) => Promise<number>;
}
