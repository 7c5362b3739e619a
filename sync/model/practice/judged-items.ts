import { addDays, type Day } from '../day/day.ts';
import { inOrder, type Visit } from './memory.ts';

/** An item that was missed and then learnt. */
export interface LearntItem {
  readonly item: string;
  /** The day on which it was missed first. */
  readonly missed: Day;
  readonly learnt: Day;
}

/** What became of items that the app judges. */
export interface JudgedItems {
  /** How many were ever right. */
  readonly right: number;
  /** In the order in which they were learnt. */
  readonly learnt: readonly LearntItem[];
}

/** From a miss to the last of the right answers that show an item as learnt, at least. */
const DAYS_TO_LEARN = 7;

/**
 * Which of the items whose ids begin with `prefix` were right, and which of them were learnt: missed, and right on two later
 * days, of which the last is at least seven days after the miss. It counts days of a set of rows: no order matters, and no
 * further row takes an item away.
 */
export function foldJudgedItems(visits: Iterable<Visit>, prefix: string): JudgedItems {
  const days = new Map<string, { missed: Day | null; readonly right: Set<Day> }>();
  for (const { day, results } of inOrder(visits)) {
    for (const { item, result } of results) {
      if (!item.startsWith(prefix) || (result !== 'right' && result !== 'wrong')) continue;
      const judged = days.get(item) ?? { missed: null, right: new Set<Day>() };
      days.set(item, judged);
      if (result === 'right') judged.right.add(day);
      else judged.missed ??= day;
    }
  }
  const learnt = [...days].flatMap(([item, { missed, right }]) => {
    if (missed === null) return [];
    const [first, ...later] = [...right].filter((day) => day > missed);
    const last = later.find((day) => day >= addDays(missed, DAYS_TO_LEARN));
    return first === undefined || last === undefined ? [] : { item, missed, learnt: last };
  });
  return {
    right: [...days.values()].filter(({ right }) => right.size > 0).length,
    learnt: learnt.sort((one, other) => (`${one.learnt} ${one.item}` < `${other.learnt} ${other.item}` ? -1 : 1)),
  };
}
