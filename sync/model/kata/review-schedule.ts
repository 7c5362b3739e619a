import { type Card, createEmptyCard, type FSRSState, fsrs, Rating, State } from 'ts-fsrs';
import { addDays, type Day, dayAt, daysBetween, instantAt, startOfDay } from '../day/day.ts';
import type { KataReview } from './review.ts';
import type { KataGrade } from './self-test.ts';

/** Maximum interval between two reviews of a kata, in days. */
const MAX_INTERVAL_DAYS = 365;

/** No short-term steps and no fuzz: the same grades give the same days on every device. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: MAX_INTERVAL_DAYS });

/** How well an item of a practice was recalled; a kata test has two of these. */
export type ReviewGrade = KataGrade | 'hard';

const ratings = {
  remembered: Rating.Good,
  hard: Rating.Hard,
  again: Rating.Again,
} as const satisfies Record<ReviewGrade, Rating>;

/** The next review by FSRS after a grade at `nowMs` (epoch milliseconds), in 1 to 365 days. */
export function scheduleReview(previous: KataReview | null, grade: KataGrade, nowMs: number): KataReview {
  const reviewed_day = dayAt(nowMs);
  const { card } = scheduler.next(toCard(previous, nowMs), new Date(startOfDay(reviewed_day)), ratings[grade]);
  const { stability, difficulty, reps, lapses, scheduled_days } = card;
  return {
    reviewed_at: instantAt(nowMs),
    reviewed_day,
    due_day: addDays(reviewed_day, Math.min(MAX_INTERVAL_DAYS, Math.max(1, scheduled_days))),
    stability: roundForStorage(stability),
    difficulty: roundForStorage(difficulty),
    reps,
    lapses,
  };
}

/** The day from which an item should be asked again after its grades, at most one a day, earliest first; null for none. */
export function dueDayAfter(gradeByDay: ReadonlyMap<Day, ReviewGrade>): Day | null {
  let memory: FSRSState | null = null;
  let last: Day | null = null;
  for (const [day, grade] of gradeByDay) {
    const elapsed = last === null ? 0 : daysBetween(last, day);
    memory = scheduler.next_state(memory, elapsed, ratings[grade]);
    last = day;
  }
  return memory === null || last === null ? null : addDays(last, scheduler.next_interval(memory.stability, 0));
}

/** Converts a review to an FSRS card. Its instants are starts of Tokyo days, because the model counts days. */
function toCard(review: KataReview | null, nowMs: number): Card {
  const today = dayAt(nowMs);
  if (review === null) return createEmptyCard(new Date(startOfDay(today)));
  // A device with a fast clock may have stored a review day in the future.
  const last = addDays(today, Math.min(0, daysBetween(today, review.reviewed_day)));
  return {
    due: new Date(startOfDay(review.due_day)),
    stability: review.stability,
    difficulty: review.difficulty,
    elapsed_days: daysBetween(last, today),
    scheduled_days: Math.max(0, daysBetween(review.reviewed_day, review.due_day)),
    learning_steps: 0,
    reps: review.reps,
    lapses: review.lapses,
    state: State.Review,
    last_review: new Date(startOfDay(last)),
  };
}

/** Four decimals suffice for the model and print the same in JavaScript and PostgreSQL. */
function roundForStorage(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
