import type { Day } from '../../../sync/model/day/day.ts';
import type { Openable } from '../../../sync/model/lessons/lessons.ts';
import type { ContentMilestone } from '../../../sync/model/practice/content-milestones.ts';
import type { Member } from '../../data/member/member.ts';
import type { KeptQuestion } from '../../data/training/kept-answer.ts';
import type { Difficulty } from '../../data/training/recommended-drills.ts';

/** A drill that home may suggest, once it is open. */
export interface HomeDrill extends Openable {
  /** The `training_type` of each of its variants. */
  readonly trainingTypes: readonly string[];
  readonly name: string;
  readonly tagline: string;
  readonly difficulty: Difficulty;
  readonly minutes: number;
  readonly path: string;
}

/** What home needs of the practices, which the app hands in because no feature imports them. */
export interface HomePractices {
  /** All drills in the order of the list. */
  readonly homeDrills: readonly HomeDrill[];
  /** The number of words of 辞書 that are due on a Tokyo day. Rejects when the local read fails. */
  readonly countDueWords: (member: Member, today: Day) => Promise<number>;
  /** The days of a member, joined on a day, on which something was measured. Rejects when the local read fails. */
  readonly readMeasuredDays: (member: Member, joined: Day) => Promise<readonly number[]>;
  /** The next milestone of content that the member has reached; null for none. Rejects when the local read fails. */
  readonly readContentMilestone: (member: Member) => Promise<ContentMilestone | null>;
  /** What is asked today of an earlier day; null for nothing. Rejects when the local read fails. */
  readonly readKeptQuestion: (member: Member) => Promise<KeptQuestion | null>;
  /** The title of the theme that 月の通し稽古 has on a Tokyo day. Rejects when the local read fails. */
  readonly readMonthlyTheme: (member: Member, today: Day) => Promise<string>;
}
