import * as v from 'valibot';
import { type Collection, flag, integer, optionalText, text } from '../collection.ts';
import type { Json } from '../json.ts';
import { readHiding } from './reports.ts';
import { laterReview, readReview } from './review.ts';

/** Of two reviews the later one is kept. */
export function joinReviews(local: Json, remote: Json): Json {
  const later = laterReview(readReview(local), readReview(remote));
  return later && { ...later };
}

export const kataForms = {
  id: 'uuid',
  isDeletable: true,
  schema: v.object({
    zou: text,
    ishiki: text,
    name: optionalText,
    category: optionalText,
    is_copied: flag,
    original_id: optionalText,
    review: v.optional(v.pipe(v.unknown(), v.transform(readReview)), null),
    copy_count: integer,
    /** Why the admin has hidden it from other members; null while it is shared. */
    hidden: v.optional(v.pipe(v.unknown(), v.transform(readHiding)), null),
  }),
  fields: ['zou', 'ishiki', 'name', 'category', 'is_copied', 'original_id', 'review'],
  serverFields: ['copy_count', 'hidden'],
  merge: 'fields',
  joins: { review: joinReviews },
  titleOf: ({ name, zou }) => (typeof name === 'string' ? name : typeof zou === 'string' ? zou : ''),
} as const satisfies Collection;
