import type { ReviewGrade } from '../kata/review-schedule.ts';
import type { ItemResult, Visit } from './memory.ts';
import { gradeIn } from './review-grade.ts';

export const levelNames = ['初級', '中級', '上級'] as const;

/** 1 is 初級, the level of the specification. */
export type PracticeLevel = 1 | 2 | 3;

/** How many graded items make a full round of a drill, by training_type; a drill that is not listed has no levels. */
const roundSizes: Readonly<Record<string, number>> = { utsusie: 3, sakiyomi: 2, oumugaeshi: 5, doko: 5, goshoku: 5 };

/** The training_types of the drills with levels. */
export const leveledDrills = Object.keys(roundSizes);

/** Visits at a level that open the next one, and the share of an item's grades in each that must be 'remembered'. */
const GOOD_VISITS = 3;
const GOOD_SHARE = 0.8;

/** The entry in a visit's results that names its level; without it the visit was played at the lowest one. */
const LEVEL_ITEM = 'level';

/** The first entries of a visit's results: its level, unless it is the lowest. */
export function levelEntries(level: PracticeLevel): readonly ItemResult[] {
  return level === 1 ? [] : [{ item: LEVEL_ITEM, result: String(level) }];
}

/** Begins the entry that names the visit of a further row; a visit's first row has its id. */
const VISIT_ITEM = 'visit ';

/** The first entry of a row that continues a visit: a hidden page stores what it has, and the visit goes on. */
export function visitEntries(trainingType: string, visitId: string): readonly ItemResult[] {
  return hasLevels(trainingType) ? [{ item: VISIT_ITEM + visitId, result: 'seen' }] : [];
}

export interface LevelState {
  readonly open: PracticeLevel;
  readonly isGraded: boolean;
}

/**
 * The levels that visits of one training_type have opened. Three visits at a level, each with a full round graded and 80 %
 * 'remembered', open the next one. It counts a set of rows: no order matters, a row that comes twice counts once, and no later
 * row lowers it.
 */
export function foldLevel(visits: Iterable<Visit>, trainingType: string): LevelState {
  const round = roundSizes[trainingType] ?? Number.POSITIVE_INFINITY;
  const good = { 1: new Set<string>(), 2: new Set<string>(), 3: new Set<string>() };
  const grades = new Map<string, Map<string, ReviewGrade>>();
  const rows = [...visits].sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id, results } of rows) {
    const visit = visitIn(results) ?? id;
    const graded = grades.get(visit) ?? new Map<string, ReviewGrade>();
    for (const { item, result } of results) {
      const grade = gradeIn(result);
      if (grade !== null) grades.set(visit, graded.set(item, grade));
    }
    const right = [...graded.values()].filter((grade) => grade === 'remembered').length;
    if (graded.size >= round && right >= graded.size * GOOD_SHARE) good[levelIn(results)].add(visit);
  }
  const isOpened = (level: PracticeLevel) => good[level].size >= GOOD_VISITS;
  return { open: isOpened(1) ? (isOpened(2) ? 3 : 2) : 1, isGraded: grades.size > 0 };
}

/** The level to play: the highest open one, or the one below it if the member has asked for that (an odd count of taps). */
export function levelToPlay(open: PracticeLevel, taps: number): PracticeLevel {
  if (taps % 2 === 0) return open;
  return open === 3 ? 2 : 1;
}

/** Whether a drill has levels. */
export function hasLevels(trainingType: string): boolean {
  return Object.hasOwn(roundSizes, trainingType);
}

function levelIn(results: readonly ItemResult[]): PracticeLevel {
  const named = results.find(({ item }) => item === LEVEL_ITEM)?.result;
  return named === '3' ? 3 : named === '2' ? 2 : 1;
}

function visitIn(results: readonly ItemResult[]): string | null {
  return results.find(({ item }) => item.startsWith(VISIT_ITEM))?.item.slice(VISIT_ITEM.length) ?? null;
}
