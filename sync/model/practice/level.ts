import type { ItemResult, Visit } from './memory.ts';

export const levelNames = ['初級', '中級', '上級'] as const;

/** 1 is 初級, the level of the specification. */
export type PracticeLevel = 1 | 2 | 3;

/** How many judged answers make a full round at each of the two levels that lead on; null where nothing is judged. */
type Rounds = readonly [first: number | null, second: number | null];

/** By training_type; a drill that is not listed has no levels. */
const rounds: Readonly<Record<string, Rounds>> = {
  utsusie: [3, 3],
  sakiyomi: [2, 2],
  oumugaeshi: [5, 5],
  doko: [5, 5],
  goshoku: [null, null],
  jisho: [5, 10],
  ryue: [null, 5],
};

/** The training_types of the drills with levels. */
export const leveledDrills = Object.keys(rounds);

/** Visits at a level that open the next one, and the share of the judged answers in each that must be right. */
const GOOD_VISITS = 3;
const GOOD_SHARE = 0.8;

/** Practised visits that open the next level where nothing is judged. */
const PRACTISED_VISITS = 5;

/** The entry in a visit's results that names its level; without it the visit was played at the lowest one. */
const LEVEL_ITEM = 'level';

/** The first entries of a visit's results: its level, unless it is the lowest. */
export function levelEntries(level: PracticeLevel): readonly ItemResult[] {
  return level === 1 ? [] : [{ item: LEVEL_ITEM, result: String(level) }];
}

/** The first entry of a row that answers an item kept from another day. */
export const ADDITION_ITEM = 'kept';

/** Begins the entry that names the visit of a further row; a visit's first row has its id. */
const VISIT_ITEM = 'visit ';

/** The first entry of a row that continues a visit: a hidden page stores what it has, and the visit goes on. */
export function visitEntries(trainingType: string, visitId: string): readonly ItemResult[] {
  return hasLevels(trainingType) ? [{ item: VISIT_ITEM + visitId, result: 'seen' }] : [];
}

export interface LevelState {
  readonly open: PracticeLevel;
  /** Whether a visit has counted for a level. */
  readonly hasBegun: boolean;
}

/**
 * The levels that visits of one training_type have opened. Three visits at a level, each with a full round judged and 80 %
 * right, open the next one; where nothing is judged, five of all practised visits for each level do. It counts a set of rows: no
 * order matters, a row that comes twice counts once, and no later row lowers it.
 */
export function foldLevel(visits: Iterable<Visit>, trainingType: string, practisedVisits: number): LevelState {
  const roundsOfDrill = rounds[trainingType] ?? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const good = { 1: new Set<string>(), 2: new Set<string>(), 3: new Set<string>() };
  const judged = new Map<string, Map<string, boolean>>();
  const rows = [...visits].sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id, results } of rows) {
    if (isAddition(results)) continue;
    const visit = visitIn(results) ?? id;
    const level = levelIn(results);
    const answers = judged.get(visit) ?? new Map<string, boolean>();
    for (const { item, result } of results) {
      if (result === 'right' || result === 'wrong') judged.set(visit, answers.set(item, result === 'right'));
    }
    const right = [...answers.values()].filter(Boolean).length;
    const round = roundsOfDrill[level - 1] ?? 1;
    if (answers.size >= round && right >= answers.size * GOOD_SHARE) good[level].add(visit);
  }
  const isOpened = (level: 1 | 2) =>
    roundsOfDrill[level - 1] === null ? practisedVisits >= PRACTISED_VISITS * level : good[level].size >= GOOD_VISITS;
  const hasBegun = judged.size > 0 || (roundsOfDrill.includes(null) && practisedVisits > 0);
  return { open: isOpened(1) ? (isOpened(2) ? 3 : 2) : 1, hasBegun };
}

/** The level to play: the highest open one, or the one below it if the member has asked for that (an odd count of taps). */
export function levelToPlay(open: PracticeLevel, taps: number): PracticeLevel {
  if (taps % 2 === 0) return open;
  return open === 3 ? 2 : 1;
}

/** Whether a row answers an item that was kept from another day: it belongs to no visit. */
export function isAddition(results: readonly ItemResult[]): boolean {
  return results[0]?.item === ADDITION_ITEM;
}

/** Whether a drill has levels. */
export function hasLevels(trainingType: string): boolean {
  return Object.hasOwn(rounds, trainingType);
}

/** The level at which a row was played. */
export function levelIn(results: readonly ItemResult[]): PracticeLevel {
  const named = results.find(({ item }) => item === LEVEL_ITEM)?.result;
  return named === '3' ? 3 : named === '2' ? 2 : 1;
}

/** The visit that a further row continues; null for the first row of a visit. */
export function visitIn(results: readonly ItemResult[]): string | null {
  return results.find(({ item }) => item.startsWith(VISIT_ITEM))?.item.slice(VISIT_ITEM.length) ?? null;
}
