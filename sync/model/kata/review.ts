import { type Day, isDay } from '../day/day.ts';

export const MAX_REVIEWS_PER_DAY = 10;

/** The spaced-repetition state of a kata. Days are Tokyo days. A type, not an interface, to be assignable to Json. */
export type KataReview = {
  readonly reviewed_at: string;
  readonly reviewed_day: Day;
  readonly due_day: Day;
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
};

/** Parses a review; null when invalid. */
export function readReview(value: unknown): KataReview | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { reviewed_at, reviewed_day, due_day, stability, difficulty, reps, lapses } = fields;
  if (typeof reviewed_at !== 'string' || !isDay(reviewed_day) || !isDay(due_day)) return null;
  if (typeof stability !== 'number' || typeof difficulty !== 'number') return null;
  if (typeof reps !== 'number' || typeof lapses !== 'number') return null;
  return { reviewed_at, reviewed_day, due_day, stability, difficulty, reps, lapses };
}

/** Today's reviews: longest overdue, then never reviewed, oldest first; MAX_REVIEWS_PER_DAY with those done today. */
export function selectTodaysReviews<T extends { readonly id: string; readonly review: KataReview | null }>(
  kata: readonly T[],
  today: Day,
): readonly T[] {
  const done = kata.filter(({ review }) => review?.reviewed_day === today).length;
  // A review of a later day is from a clock that ran ahead.
  const due = kata.filter(
    ({ review }) =>
      review === null || review.reviewed_day > today || (review.due_day <= today && review.reviewed_day !== today),
  );
  const order = ({ review, id }: T) => `${review === null ? '9' : `0 ${review.due_day}`} ${id}`;
  return due
    .map((item) => ({ item, key: order(item) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, Math.max(0, MAX_REVIEWS_PER_DAY - done))
    .map(({ item }) => item);
}
