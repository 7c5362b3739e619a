import { addDays, type Day } from '../../../sync/model/day/day.ts';
import { packOf } from '../../../sync/model/practice/content-item.ts';
import { inOrder, type Visit } from '../../../sync/model/practice/memory.ts';
import { type Answer, isAnswer } from '../../../sync/model/practice/review-grade.ts';
import { weekStart } from '../../../sync/model/practice/training-stats.ts';

/** How often each answer was given. */
export type AnswerCounts = Readonly<Record<Answer, number>>;

export interface AnswerWeek {
  readonly sunday: Day;
  readonly counts: AnswerCounts;
}

/** The answers to one drill. */
export interface DrillAnswers {
  /** The pack of its items. */
  readonly pack: string;
  /** Since the first answer. */
  readonly total: AnswerCounts;
  /** The last weeks, the earliest first, also those without an answer. */
  readonly weeks: readonly AnswerWeek[];
}

/**
 * Counts the answers per drill and week, up to the week of `today`, a Tokyo day; the drill with most answers first. As in the
 * practice memory, an item counts once a day with its last answer. Later days, from a fast clock, are in no week.
 */
export function tallyAnswers(visits: Iterable<Visit>, today: Day, weekCount: number): readonly DrillAnswers[] {
  const sundays = Array.from({ length: weekCount }, (_, week) => addDays(weekStart(today), 7 * (week + 1 - weekCount)));
  const unanswered = (pack: string) => ({
    pack,
    total: noAnswers(),
    weeks: sundays.map((sunday) => ({ sunday, counts: noAnswers() })),
  });
  const drills = new Map<string, ReturnType<typeof unanswered>>();
  for (const [day, answers] of answersByDay(visits)) {
    const week = day > today ? -1 : sundays.findLastIndex((sunday) => sunday <= day);
    for (const [item, answer] of answers) {
      const pack = packOf(item);
      const drill = drills.get(pack) ?? unanswered(pack);
      drills.set(pack, drill);
      drill.total[answer] += 1;
      const counts = drill.weeks[week]?.counts;
      if (counts !== undefined) counts[answer] += 1;
    }
  }
  return [...drills.values()].sort(
    (a, b) => countAnswers(b.total) - countAnswers(a.total) || (a.pack < b.pack ? -1 : 1),
  );
}

export function countAnswers(counts: AnswerCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The last answer to each item on each day. */
function answersByDay(visits: Iterable<Visit>): ReadonlyMap<Day, ReadonlyMap<string, Answer>> {
  const days = new Map<Day, Map<string, Answer>>();
  for (const { day, results } of inOrder(visits)) {
    for (const { item, result } of results) {
      if (!isAnswer(result)) continue;
      const answers = days.get(day) ?? new Map<string, Answer>();
      days.set(day, answers.set(item, result));
    }
  }
  return days;
}

function noAnswers(): Record<Answer, number> {
  return { right: 0, wrong: 0, remembered: 0, hard: 0, again: 0 };
}
