import type { Body } from '../contracts/json.ts';
import { type LessonProgress, mergeLessonProgress } from '../rules/lessons.ts';
import type { MergeRule } from './merge-rule.ts';
import { optionalText, requiredSyncFields, syncFields, whole } from './sync-fields.ts';

export const trainingProgressRule = {
  fields: ['current_lesson', 'total_lessons', 'last_watched_date', 'completed_at'],
  serverFields: [],
  merge: (a: Body, b: Body): Body => ({
    ...mergeLessonProgress(readProgress(a), readProgress(b)),
  }),
} as const satisfies MergeRule;

/** Progress out of a row's fields, with the values of a fresh start where an old client left something else. */
export function readProgress(body: Body): LessonProgress {
  const total = typeof body.total_lessons === 'number' && body.total_lessons >= 1 ? Math.floor(body.total_lessons) : 30;
  const current = typeof body.current_lesson === 'number' ? Math.floor(body.current_lesson) : 1;
  return {
    current_lesson: Math.min(Math.max(1, current), total),
    total_lessons: total,
    last_watched_date: typeof body.last_watched_date === 'string' ? body.last_watched_date : null,
    completed_at: typeof body.completed_at === 'string' ? body.completed_at : null,
  };
}

export const trainingProgressSchema = {
  title: 'training_progress',
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    ...syncFields,
    current_lesson: whole,
    total_lessons: whole,
    last_watched_date: optionalText,
    completed_at: optionalText,
  },
  required: [...requiredSyncFields],
  indexes: ['dirty'],
} as const;
