import * as v from 'valibot';
import { type Collection, flag, text } from '../../../sync/model/collection.ts';

/** A collection that the product does not know; the tests add it as sync/README.md says. */
export const todos = {
  id: 'uuid',
  isDeletable: true,
  schema: v.object({ title: text, done: flag }),
  fields: ['title', 'done'],
  merge: 'fields',
} as const satisfies Collection;
