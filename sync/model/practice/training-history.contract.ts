import * as v from 'valibot';
import { day } from '../day/day-fields.ts';
import { limits } from '../limits.ts';
import type { TrainingStats } from './training-stats.ts';

/** Number of sessions returned by default. */
const DEFAULT_LIMIT = 5;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const session = v.object({
  id: v.string(),
  user_id: v.string(),
  training_type: v.string(),
  video_title: v.string(),
  video_number: v.nullable(v.number()),
  status: v.string(),
  duration_minutes: v.number(),
  details: v.nullable(v.record(v.string(), v.unknown())),
  completed_at: v.string(),
});
export type SessionRow = v.InferOutput<typeof session>;

/** The result of the database call. */
export const StoredHistory = v.object({
  recent: v.array(session),
  days: v.array(
    v.object({
      day,
      sessions: count,
      minutes: count,
    }),
  ),
});

/** Response of get-training-history. */
export interface TrainingHistoryResponse {
  readonly success: true;
  readonly data: { readonly recentSessions: readonly SessionRow[]; readonly stats: TrainingStats };
}

/** Parses the requested number of sessions: default 5, at most 50; null when not a positive integer. */
export function parseHistoryLimit(limit: string | null): number | null {
  if (limit === null || limit === '') return DEFAULT_LIMIT;
  return /^[1-9]\d{0,8}$/.test(limit) ? Math.min(limits.history_sessions_max, Number(limit)) : null;
}
