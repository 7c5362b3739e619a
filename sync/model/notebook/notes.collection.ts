import * as v from 'valibot';
import { type Collection, optionalText, text } from '../collection.ts';

/** A line of the notebook 稽古帳. */
export const notes = {
  id: 'uuid',
  isDeletable: true,
  schema: v.object({
    text,
    day: text,
    /** The instant of writing, for the order within the day. */
    written_at: text,
    /** The `training_type` of a practice or programme; null for a note about nothing in particular. */
    about: optionalText,
    question: optionalText,
    /** Whether it comes again: see returning-notes.ts. */
    recall: optionalText,
  }),
  fields: ['text', 'day', 'written_at', 'about', 'question', 'recall'],
  merge: 'fields',
  titleOf: (body) => (typeof body.text === 'string' ? [...body.text].slice(0, 40).join('') : ''),
} as const satisfies Collection;
