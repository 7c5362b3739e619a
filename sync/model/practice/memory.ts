import { type Day, isDay } from '../day/day.ts';
import { dueDayAfter, type ReviewGrade } from '../kata/review-schedule.ts';
import { gradeIn } from './review-grade.ts';

/** An item that was shown, and what became of it: 'seen', or a grade. */
export interface ItemResult {
  readonly item: string;
  readonly result: string;
}

/** The items of one visit to a practice, or of a part of it. */
export interface Visit {
  /** Id of the stored row, by which a row that arrives twice counts once. */
  readonly id: string;
  readonly day: string;
  readonly results: readonly ItemResult[];
}

/** A visit whose day is one. */
export interface DatedVisit {
  readonly day: Day;
  readonly results: readonly ItemResult[];
}

export interface ItemMemory {
  readonly lastSeen: Day;
  /** How it was recalled the last time; null while it was only shown. */
  readonly lastGrade: ReviewGrade | null;
  /** The day from which it should be asked again; null while it was only shown. */
  readonly dueDay: Day | null;
}

/** What a member has seen, by the id of the item. */
export type PracticeMemory = ReadonlyMap<string, ItemMemory>;

/** The visits in the order of their days and ids, each once, without those whose day is none. */
export function inOrder(visits: Iterable<Visit>): readonly DatedVisit[] {
  const unique = new Map<string, DatedVisit & { readonly order: string }>();
  for (const { id, day, results } of visits) if (isDay(day)) unique.set(id, { order: `${day} ${id}`, day, results });
  return [...unique.values()].sort((a, b) => (a.order < b.order ? -1 : 1));
}

/** What visits, in any order, say of the items whose ids begin with `prefix`; of a day's grades the last counts. */
export function foldVisits(visits: Iterable<Visit>, prefix: string): PracticeMemory {
  const sightings = new Map<string, { lastSeen: Day; readonly gradeByDay: Map<Day, ReviewGrade> }>();
  for (const { day, results } of inOrder(visits)) {
    for (const { item, result } of results) {
      if (!item.startsWith(prefix)) continue;
      const sighting = sightings.get(item) ?? { lastSeen: day, gradeByDay: new Map() };
      sightings.set(item, sighting);
      sighting.lastSeen = day;
      const grade = gradeIn(result);
      if (grade !== null) sighting.gradeByDay.set(day, grade);
    }
  }
  const memory = new Map<string, ItemMemory>();
  for (const [item, { lastSeen, gradeByDay }] of sightings) {
    memory.set(item, { lastSeen, lastGrade: [...gradeByDay.values()].at(-1) ?? null, dueDay: dueDayAfter(gradeByDay) });
  }
  return memory;
}
