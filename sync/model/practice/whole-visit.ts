import { type Day, isDay } from '../day/day.ts';
import { isAddition, levelIn, type PracticeLevel, visitIn } from './level.ts';
import type { Visit } from './memory.ts';

/** A stored row of a visit with the training_type that it belongs to. */
export interface TypedVisit extends Visit {
  readonly training_type: string;
}

/** A visit with the results of all its rows; of an item the last one. */
export interface WholeVisit {
  readonly id: string;
  readonly trainingType: string;
  readonly day: Day;
  readonly level: PracticeLevel;
  readonly results: ReadonlyMap<string, string>;
}

/** The visits that rows belong to, in any order, the earliest first; an answer to an item of another day is none. */
export function wholeVisits(rows: readonly TypedVisit[]): readonly WholeVisit[] {
  const visits = new Map<string, WholeVisit & { readonly results: Map<string, string> }>();
  for (const { id, training_type, day, results } of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!isDay(day) || isAddition(results)) continue;
    const visit = visitIn(results) ?? id;
    const whole = visits.get(visit) ?? {
      ...{ id: visit, trainingType: training_type, day, level: levelIn(results) },
      results: new Map<string, string>(),
    };
    visits.set(visit, whole);
    for (const { item, result } of results) whole.results.set(item, result);
  }
  return [...visits.values()].sort((a, b) => (`${a.day} ${a.id}` < `${b.day} ${b.id}` ? -1 : 1));
}
