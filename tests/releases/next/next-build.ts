import * as v from 'valibot';
import type { Build } from '../../../sync/model/build.ts';
import { type Collection, optionalText } from '../../../sync/model/collection.ts';
import { notes } from '../../../sync/model/notebook/notes.collection.ts';
import { ROW_SCHEMA } from '../../../sync/model/row-schema.ts';
import { syncedCollections } from '../../../sync/model/synced-collections.ts';
import { todos } from '../../sync/todos/todos.ts';

/** The collections of the next release: a note has a place, and members have to-dos. */
export const nextCollections = {
  ...syncedCollections,
  notes: {
    ...notes,
    schema: v.object({ ...notes.schema.entries, place: optionalText }),
    fields: [...notes.fields, 'place'],
  },
  todos,
} as const satisfies Record<string, Collection>;

export const nextBuild: Build = { schema: ROW_SCHEMA + 1, collections: nextCollections };
