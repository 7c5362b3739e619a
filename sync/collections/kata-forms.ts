import type { Json } from '../contracts/json.ts';
import { laterReview, readReview } from '../rules/kata-review.ts';
import type { MergeRule } from './merge-rule.ts';
import { optionalText, requiredSyncFields, syncFields, text, whole } from './sync-fields.ts';

/** Longest zou and ishiki, and longest name and category, in code points. */
export const KATA_TEXT_MAX = 2000;
export const KATA_LABEL_MAX = 100;

/** Both devices' reviews happened; the later one holds. */
export function joinReviews(local: Json, remote: Json): Json {
  const later = laterReview(readReview(local), readReview(remote));
  return later && { ...later };
}

export const kataFormsRule = {
  fields: ['zou', 'ishiki', 'name', 'category', 'is_copied', 'original_id', 'review'],
  serverFields: ['copy_count'],
  merge: 'fields',
  joins: { review: joinReviews },
} as const satisfies MergeRule;

export const kataFormsSchema = {
  title: 'kata_forms',
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    ...syncFields,
    zou: text,
    ishiki: text,
    name: optionalText,
    category: optionalText,
    is_copied: { type: 'boolean' },
    original_id: optionalText,
    review: { type: ['object', 'null'] },
    copy_count: whole,
  },
  required: [...requiredSyncFields],
  indexes: ['dirty'],
} as const;
