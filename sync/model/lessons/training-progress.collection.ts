import * as v from 'valibot';
import { type Collection, integer, optionalText } from '../collection.ts';
import type { Body } from '../json.ts';
import { type LessonProgress, normalizeProgress } from './lessons.ts';

/** A member's position in a lesson programme; the row's id is the programme. */
export const trainingProgress = {
  id: 'text',
  isOnHome: true,
  schema: v.object({
    current_lesson: integer,
    total_lessons: integer,
    last_watched_date: optionalText,
    completed_at: optionalText,
  }),
  fields: ['current_lesson', 'total_lessons', 'last_watched_date', 'completed_at'],
  merge: { current_lesson: 'max', total_lessons: 'max', last_watched_date: 'max', completed_at: 'min' },
  // After the logins that grant lessons, and a second round, whose id is longer, after the first.
  appliesLast: {},
} as const satisfies Collection;

/** Progress from a row's fields; an old client may have left values that no programme has. */
export function readProgress(body: Body): LessonProgress {
  const { total_lessons: total } = body;
  return normalizeProgress(body, typeof total === 'number' && total >= 1 ? Math.floor(total) : undefined);
}
