import * as v from 'valibot';
import type { Day } from '../day/day.ts';
import { day } from '../day/day-fields.ts';

export const MAX_REVIEWS_PER_DAY = 10;

/** The spaced-repetition state of a kata, null before its first review. Days are Tokyo days. */
export const kataReview = v.fallback(
  v.nullable(
    v.object({
      reviewed_at: v.string(),
      reviewed_day: day,
      due_day: day,
      stability: v.number(),
      difficulty: v.number(),
      reps: v.number(),
      lapses: v.number(),
    }),
  ),
  null,
);
export type KataReview = Readonly<NonNullable<v.InferOutput<typeof kataReview>>>;

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
