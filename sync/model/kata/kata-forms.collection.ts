import * as v from 'valibot';
import { type Collection, flag, integer, optionalText, text } from '../collection.ts';
import { kataHiding } from './reports.ts';
import { kataReview } from './review.ts';

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
    review: kataReview,
    copy_count: integer,
    hidden: kataHiding,
  }),
  fields: ['zou', 'ishiki', 'name', 'category', 'is_copied', 'original_id', 'review'],
  merge: 'fields',
  // The later review; ties are broken by content, so that every device keeps the same one.
  joins: {
    review: {
      last_by: ['reviewed_at', 'reviewed_day', 'due_day', 'reps', 'lapses', 'stability', 'difficulty'],
    },
  },
  titleOf: ({ name, zou }) => (typeof name === 'string' ? name : typeof zou === 'string' ? zou : ''),
} as const satisfies Collection;
