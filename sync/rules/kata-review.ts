import type { Day } from './day.ts';

/** How many kata a day's review holds at most. */
export const MAX_REVIEWS_PER_DAY = 10;

/** When a kata is due again, and what the scheduler knows of it. Days are Tokyo days. */
export interface KataReview {
  /** The instant of the last review. */
  readonly reviewed_at: string;
  readonly reviewed_day: Day;
  readonly due_day: Day;
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
}

/**
 * Of two reviews of one kata the later one holds; null is older than any. Two of the same instant are told apart by
 * their contents, so that every device chooses alike.
 */
export function laterReview(a: KataReview | null, b: KataReview | null): KataReview | null {
  if (a === null || b === null) return a ?? b;
  return reviewOrder(a) >= reviewOrder(b) ? a : b;
}

/** The twin of private.review_order() in SQL. */
function reviewOrder(review: KataReview): string {
  const { reviewed_at, reviewed_day, due_day, reps, lapses, stability, difficulty } = review;
  return [reviewed_at, reviewed_day, due_day, reps, lapses, stability, difficulty].join(' ');
}

/** A review as plain data, or null for anything that is none. */
export function readReview(value: unknown): KataReview | null {
  if (typeof value !== 'object' || value === null) return null;
  const texts = ['reviewed_at', 'reviewed_day', 'due_day'].map((field) => read(value, field));
  const numbers = ['stability', 'difficulty', 'reps', 'lapses'].map((field) => read(value, field));
  const [reviewed_at, reviewed_day, due_day] = texts;
  const [stability, difficulty, reps, lapses] = numbers;
  if (typeof reviewed_at !== 'string' || typeof reviewed_day !== 'string' || typeof due_day !== 'string') return null;
  if (typeof stability !== 'number' || typeof difficulty !== 'number') return null;
  if (typeof reps !== 'number' || typeof lapses !== 'number') return null;
  return { reviewed_at, reviewed_day, due_day, stability, difficulty, reps, lapses };
}

function read(value: object, field: string): unknown {
  return field in value ? Reflect.get(value, field) : undefined;
}

/**
 * The kata to review today: those due, the longest due first, then those never reviewed, the oldest first. At most ten
 * a day, counting those already done today; what is left over waits without being counted.
 */
export function selectTodaysReviews<T extends { readonly id: string; readonly review: KataReview | null }>(
  kata: readonly T[],
  today: Day,
): readonly T[] {
  const done = kata.filter(({ review }) => review?.reviewed_day === today).length;
  const due = kata.filter(
    ({ review }) => review === null || (review.due_day <= today && review.reviewed_day !== today),
  );
  const order = ({ review, id }: T) => `${review === null ? '9' : `0 ${review.due_day}`} ${id}`;
  return due
    .map((item) => ({ item, key: order(item) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, Math.max(0, MAX_REVIEWS_PER_DAY - done))
    .map(({ item }) => item);
}
