import * as v from 'valibot';
import type { Body } from '../protocol/json.ts';
import type { Collection } from './collection.ts';
import { kataForms } from './kata-forms.ts';
import { loginRecords } from './login-records.ts';
import { profiles } from './profiles.ts';
import { trainingProgress } from './training-progress.ts';
import { trainingSessions } from './training-sessions.ts';

/** Every collection that is synced. */
export const syncedCollections = {
  profiles,
  login_records: loginRecords,
  kata_forms: kataForms,
  training_sessions: trainingSessions,
  training_progress: trainingProgress,
} as const satisfies Record<string, Collection>;

export type SyncedCollection = keyof typeof syncedCollections;

/** The document type of a collection, derived from its schema. */
export type DocumentOf<C extends SyncedCollection> = Readonly<v.InferOutput<(typeof syncedCollections)[C]['schema']>>;

/** The fields of a collection that a write sets. An interface keeps PatchOf assignable to Body for every collection. */
interface Patches {
  readonly profiles: Partial<DocumentOf<'profiles'>>;
  readonly login_records: Partial<DocumentOf<'login_records'>>;
  readonly kata_forms: Partial<DocumentOf<'kata_forms'>>;
  readonly training_sessions: Partial<DocumentOf<'training_sessions'>>;
  readonly training_progress: Partial<DocumentOf<'training_progress'>>;
}
export type PatchOf<C extends SyncedCollection> = Patches[C];

/** One entry a collection, so that each keeps its own document type. */
const parsers: { readonly [C in SyncedCollection]: (body: Body) => DocumentOf<C> } = {
  profiles: (body) => v.parse(profiles.schema, body),
  login_records: (body) => v.parse(loginRecords.schema, body),
  kata_forms: (body) => v.parse(kataForms.schema, body),
  training_sessions: (body) => v.parse(trainingSessions.schema, body),
  training_progress: (body) => v.parse(trainingProgress.schema, body),
};

/** A stored body as a document of its collection. */
export function parseDocument<C extends SyncedCollection>(collection: C, body: Body): DocumentOf<C> {
  return parsers[collection](body);
}

export function isSyncedCollection(name: string): name is SyncedCollection {
  return Object.hasOwn(syncedCollections, name);
}

/** Throws for a collection that this build does not know; check isSyncedCollection() first where that may happen. */
export function collectionOf(name: string): Collection {
  if (!isSyncedCollection(name)) throw new Error(`Cannot find the collection "${name}"`);
  return syncedCollections[name];
}
