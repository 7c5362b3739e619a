import { type Day, isDay, startOfDay } from './day.ts';
import type { KataReview } from './kata-review.ts';
import { type ReviewGrade, scheduleReview } from './kata-schedule.ts';

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

/** What a member's visits say about one item. */
export interface ItemMemory {
  readonly lastSeen: Day;
  /** How it was recalled the last time; null while it was only shown. */
  readonly lastGrade: ReviewGrade | null;
  /** The day from which it should be asked again; null while it was only shown. */
  readonly dueDay: Day | null;
}

/** What a member has seen, by the id of the item. */
export type PracticeMemory = ReadonlyMap<string, ItemMemory>;

const grades: Readonly<Record<string, ReviewGrade>> = { remembered: 'remembered', hard: 'hard', again: 'again' };

/**
 * Folds visits, in any order, to what they say about the items of a pack, whose ids begin with `prefix`. Of several grades
 * on one day the last counts. Results of newer builds count as seen.
 */
export function foldVisits(visits: Iterable<Visit>, prefix: string): PracticeMemory {
  const unique = new Map<string, Visit>();
  for (const visit of visits) if (isDay(visit.day)) unique.set(visit.id, visit);
  const ordered = [...unique.values()].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const sightings = new Map<string, { lastSeen: Day; readonly gradeByDay: Map<Day, ReviewGrade> }>();
  for (const { day, results } of ordered) {
    if (!isDay(day)) continue;
    for (const { item, result } of results) {
      if (!item.startsWith(prefix)) continue;
      const sighting = sightings.get(item) ?? { lastSeen: day, gradeByDay: new Map() };
      sightings.set(item, sighting);
      sighting.lastSeen = day;
      const grade = Object.hasOwn(grades, result) ? grades[result] : undefined;
      if (grade !== undefined) sighting.gradeByDay.set(day, grade);
    }
  }
  return new Map([...sightings].map(([item, { lastSeen, gradeByDay }]) => [item, itemMemory(lastSeen, gradeByDay)]));
}

function orderOf({ day, id }: Visit): string {
  return `${day} ${id}`;
}

function itemMemory(lastSeen: Day, gradeByDay: ReadonlyMap<Day, ReviewGrade>): ItemMemory {
  let review: KataReview | null = null;
  let lastGrade: ReviewGrade | null = null;
  for (const [day, grade] of gradeByDay) {
    review = scheduleReview(review, grade, startOfDay(day));
    lastGrade = grade;
  }
  return { lastSeen, lastGrade, dueDay: review?.due_day ?? null };
}
