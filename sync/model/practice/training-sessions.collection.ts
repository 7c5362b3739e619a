import * as v from 'valibot';
import { type Collection, integer, text } from '../collection.ts';
import { type Body, isJson } from '../json.ts';

export const trainingSessions = {
  id: 'uuid',
  schema: v.object({
    training_type: text,
    video_title: text,
    video_number: v.fallback(v.nullable(v.number()), null),
    status: text,
    duration_minutes: integer,
    details: v.optional(
      v.pipe(
        v.unknown(),
        v.transform((value) => (isJson(value) ? value : null)),
      ),
      null,
    ),
    /** Whether it makes its day a practised one, judged when it was written; null of before the rule, which counts. */
    practised: v.fallback(v.nullable(v.boolean()), null),
    completed_at: text,
  }),
  fields: [
    'training_type',
    'video_title',
    'video_number',
    'status',
    'duration_minutes',
    'details',
    'practised',
    'completed_at',
  ],
  merge: (local: Body) => local,
} as const satisfies Collection;

/** One finished practice or lesson, written once and never changed; the row's id is a UUID. */
export type TrainingSession = Readonly<v.InferOutput<typeof trainingSessions.schema>>;
