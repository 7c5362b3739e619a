import * as v from 'valibot';
import { type Collection, text } from '../collection.ts';

/** The items of one visit after an entry for its level, written once; UUIDs v7 keep the order of a device's visits. */
export const practiceResults = {
  id: 'uuid',
  schema: v.object({
    training_type: text,
    day: text,
    results: v.fallback(v.array(v.object({ item: v.string(), result: v.string() })), []),
  }),
  fields: ['training_type', 'day', 'results'],
  merge: 'fields',
} as const satisfies Collection;
