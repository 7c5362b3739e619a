import * as v from 'valibot';
import { profiles } from './account/profiles.collection.ts';
import type { Collection } from './collection.ts';
import type { Body } from './json.ts';
import { kataForms } from './kata/kata-forms.collection.ts';
import { trainingProgress } from './lessons/training-progress.collection.ts';
import { notes } from './notebook/notes.collection.ts';
import { practiceResults } from './practice/practice-results.collection.ts';
import { trainingSessions } from './practice/training-sessions.collection.ts';
import { memberSettings } from './settings/member-settings.collection.ts';
import { loginRecords } from './streak/login-records.collection.ts';

/** Every collection that is synced, by its name in the protocol and in SQL. */
export const syncedCollections = {
  profiles,
  login_records: loginRecords,
  kata_forms: kataForms,
  training_sessions: trainingSessions,
  training_progress: trainingProgress,
  practice_results: practiceResults,
  notes,
  member_settings: memberSettings,
} as const satisfies Record<string, Collection>;

export type SyncedCollection = keyof typeof syncedCollections;

/** The document type of a collection, derived from its schema. */
export type DocumentOf<C extends SyncedCollection> = Documents[C];
type Documents = {
  readonly [C in SyncedCollection]: Readonly<v.InferOutput<(typeof syncedCollections)[C]['schema']>>;
};

/** The fields of a collection that a write sets. */
export type PatchOf<C extends SyncedCollection> = Patches[C];
/** An interface, because the compiler knows that each property of one, also by a generic name, is assignable to Body. */
interface Patches extends PatchByCollection {}
type PatchByCollection = { readonly [C in SyncedCollection]: Partial<Documents[C]> };

const schemas: { readonly [C in SyncedCollection]: { readonly schema: v.GenericSchema<unknown, Documents[C]> } } =
  syncedCollections;

export function parseDocument<C extends SyncedCollection>(collection: C, body: Body): DocumentOf<C> {
  return v.parse(schemas[collection].schema, body);
}
