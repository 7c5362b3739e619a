import { kataFormsRule } from './kata-forms.ts';
import { loginRecordsRule } from './login-records.ts';
import type { MergeRule } from './merge-rule.ts';
import { profilesRule } from './profiles.ts';
import { trainingProgressRule } from './training-progress.ts';
import { trainingSessionsRule } from './training-sessions.ts';

/** The collections that travel. */
export const mergeRules = {
  profiles: profilesRule,
  login_records: loginRecordsRule,
  kata_forms: kataFormsRule,
  training_sessions: trainingSessionsRule,
  training_progress: trainingProgressRule,
} as const satisfies Record<string, MergeRule>;

export type SyncedCollection = keyof typeof mergeRules;

export const syncedCollections = [
  'profiles',
  'login_records',
  'kata_forms',
  'training_sessions',
  'training_progress',
] as const satisfies readonly SyncedCollection[];

export function isSyncedCollection(name: string): name is SyncedCollection {
  return Object.hasOwn(mergeRules, name);
}

/** Throws for a collection that this build does not know; ask isSyncedCollection() first where that may happen. */
export function ruleOf(name: string): MergeRule {
  if (!isSyncedCollection(name)) throw new Error(`Cannot find the merge rule of collection "${name}"`);
  return mergeRules[name];
}
