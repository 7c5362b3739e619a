import * as v from 'valibot';
import type { Body } from '../protocol/json.ts';
import type { Collection } from './collection.ts';
import { type KataForm, kataForms } from './kata-forms.ts';
import { type LoginRecord, loginRecords } from './login-records.ts';
import { type MemberSetting, memberSettings } from './member-settings.ts';
import { type Note, notes } from './notes.ts';
import { type PracticeResults, practiceResults } from './practice-results.ts';
import { type Profile, profiles } from './profiles.ts';
import { type TrainingProgress, trainingProgress } from './training-progress.ts';
import { type TrainingSession, trainingSessions } from './training-sessions.ts';

/** Every collection that is synced. */
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
export type DocumentOf<C extends SyncedCollection> = Readonly<v.InferOutput<(typeof syncedCollections)[C]['schema']>>;

/** The fields of a collection that a write sets. An interface keeps PatchOf assignable to Body for every collection. */
interface Patches {
  readonly profiles: Partial<Profile>;
  readonly login_records: Partial<LoginRecord>;
  readonly kata_forms: Partial<KataForm>;
  readonly training_sessions: Partial<TrainingSession>;
  readonly training_progress: Partial<TrainingProgress>;
  readonly practice_results: Partial<PracticeResults>;
  readonly notes: Partial<Note>;
  readonly member_settings: Partial<MemberSetting>;
}
export type PatchOf<C extends SyncedCollection> = Patches[C];

/** One entry a collection, so that each keeps its own document type. */
const parsers: { readonly [C in SyncedCollection]: (body: Body) => DocumentOf<C> } = {
  profiles: (body) => v.parse(profiles.schema, body),
  login_records: (body) => v.parse(loginRecords.schema, body),
  kata_forms: (body) => v.parse(kataForms.schema, body),
  training_sessions: (body) => v.parse(trainingSessions.schema, body),
  training_progress: (body) => v.parse(trainingProgress.schema, body),
  practice_results: (body) => v.parse(practiceResults.schema, body),
  notes: (body) => v.parse(notes.schema, body),
  member_settings: (body) => v.parse(memberSettings.schema, body),
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
