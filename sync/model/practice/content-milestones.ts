import { type TypedVisit, wholeVisits } from './whole-visit.ts';

/** Milestones of what was practised: each is named once. */
export const contentMilestones = ['utsusie', 'practices', 'level', 'readings', 'line'] as const;
export type ContentMilestone = (typeof contentMilestones)[number];

interface PractisedContent {
  readonly visits: readonly TypedVisit[];
  /** Practised sessions. */
  readonly practices: number;
  /** Whether a level beyond the first has opened in any drill. */
  readonly hasLevel: boolean;
  /** Words of 辞書 that were read. */
  readonly readings: number;
  /** Whether the member has used a line that came again. */
  readonly hasUsedLine: boolean;
}

const PRACTICES = 10;
const READINGS = 30;
const QUESTIONS = /^utsusie-.+-[123]$/;

/** The milestones that were reached, in the order of `contentMilestones`. */
export function reachedMilestones(of: PractisedContent): readonly ContentMilestone[] {
  const reached: Readonly<Record<ContentMilestone, boolean>> = {
    utsusie: wholeVisits(of.visits).some(({ results }) => isAllRight(results)),
    practices: of.practices >= PRACTICES,
    level: of.hasLevel,
    readings: of.readings >= READINGS,
    line: of.hasUsedLine,
  };
  return contentMilestones.filter((milestone) => reached[milestone]);
}

/** Whether a 写絵 was judged with all its three questions right. */
function isAllRight(results: ReadonlyMap<string, string>): boolean {
  const judged = [...results].filter(([item, result]) => QUESTIONS.test(item) && result !== 'seen');
  return judged.length >= 3 && judged.every(([, result]) => result === 'right');
}
