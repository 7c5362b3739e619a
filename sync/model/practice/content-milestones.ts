import { type TypedVisit, wholeVisits } from './whole-visit.ts';

/** Milestones of what was practised: each is named once. */
export const contentMilestones = ['utsusie', 'practices', 'level', 'readings', 'line'] as const;
export type ContentMilestone = (typeof contentMilestones)[number];

/** Each is asked only when it decides: a fold of all visits takes long. */
interface PractisedContent {
  readonly visits: readonly TypedVisit[];
  /** Practised sessions. */
  readonly practices: () => number;
  /** Whether a level beyond the first has opened in any drill. */
  readonly hasLevel: () => boolean;
  /** Words of 辞書 that were read. */
  readonly readings: () => number;
  /** Whether the member has used a line that came again. */
  readonly hasUsedLine: () => boolean;
}

const PRACTICES = 10;
const READINGS = 30;
const QUESTIONS = /^utsusie-.+-[123]$/;

/** The first milestone that was reached and not told, in the order of `contentMilestones`; null for none. */
export function nextMilestone(of: PractisedContent, told: Readonly<Record<string, number>>): ContentMilestone | null {
  const isReached: Readonly<Record<ContentMilestone, () => boolean>> = {
    utsusie: () =>
      wholeVisits(of.visits.filter((visit) => visit.training_type === 'utsusie')).some(({ results }) =>
        isAllRight(results),
      ),
    practices: () => of.practices() >= PRACTICES,
    level: of.hasLevel,
    readings: () => of.readings() >= READINGS,
    line: of.hasUsedLine,
  };
  return contentMilestones.find((milestone) => told[milestone] === undefined && isReached[milestone]()) ?? null;
}

/** Whether a 写絵 was judged with all its three questions right. */
function isAllRight(results: ReadonlyMap<string, string>): boolean {
  const judged = [...results].filter(([item, result]) => QUESTIONS.test(item) && result !== 'seen');
  return judged.length >= 3 && judged.every(([, result]) => result === 'right');
}
