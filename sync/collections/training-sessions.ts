import type { Body, Json } from '../contracts/json.ts';
import type { MergeRule } from './merge-rule.ts';
import { requiredSyncFields, syncFields, text, whole } from './sync-fields.ts';

/** One finished practice or lesson; written once and never changed. */
export interface TrainingSession {
  readonly training_type: string;
  readonly video_title: string;
  readonly video_number: number | null;
  readonly status: string;
  readonly duration_minutes: number;
  readonly details: Json;
  /** The instant of finishing. */
  readonly completed_at: string;
}

export const trainingSessionsRule = {
  fields: ['training_type', 'video_title', 'video_number', 'status', 'duration_minutes', 'details', 'completed_at'],
  serverFields: [],
  merge: (local: Body) => local,
} as const satisfies MergeRule;

export const trainingSessionsSchema = {
  title: 'training_sessions',
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    ...syncFields,
    training_type: text,
    video_title: text,
    video_number: { type: ['number', 'null'] },
    status: text,
    duration_minutes: whole,
    details: { type: ['object', 'null'] },
    completed_at: { type: 'string', maxLength: 30 },
  },
  required: [...requiredSyncFields, 'completed_at'],
  indexes: ['dirty', 'completed_at'],
} as const;
