import * as v from 'valibot';
import { type Collection, text } from './collection.ts';

const result = v.object({ item: v.string(), result: v.string() });

/**
 * The items of one visit to a practice, also of one that was left early, after an entry for its level (practice-level.ts). Written once, never changed. The ids are UUIDs v7, so
 * that those of one device are in the order of the visits.
 */
export const practiceResults = {
  id: 'uuid',
  schema: v.object({
    training_type: text,
    /** The Tokyo day of the visit. */
    day: text,
    results: v.fallback(v.array(result), []),
  }),
  fields: ['training_type', 'day', 'results'],
  serverFields: [],
  merge: 'fields',
} as const satisfies Collection;
