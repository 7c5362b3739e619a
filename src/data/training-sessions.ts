import { useMemo } from 'react';
import type { TrainingSession } from '../../sync/collections/training-sessions.ts';
import type { Json } from '../../sync/protocol/json.ts';
import { recordedMinutes } from '../../sync/rules/session-minutes.ts';
import type { Member } from './member.ts';
import { useMember } from './member-context.tsx';
import { useLive } from './use-live.ts';

/** A completed practice or lesson on this device. */
export interface SessionEntry extends TrainingSession {
  readonly id: string;
  readonly synced: boolean;
}

/** The data of a completed practice that its screen supplies. */
export interface FinishedPractice {
  readonly training_type: string;
  readonly video_title: string;
  readonly video_number: number | null;
  readonly duration_minutes: number;
  readonly details: Json;
}

/**
 * Records a completed practice. Idempotent by `id`, which the screen generates once, so a double tap records one
 * session. Rejects when the local write fails.
 */
export async function recordSession(member: Member, id: string, practice: FinishedPractice): Promise<void> {
  const { duration_minutes, details, ...labels } = practice;
  await member.write('training_sessions', id, (held) =>
    held !== null
      ? 'leave'
      : {
          ...labels,
          status: 'completed',
          duration_minutes: recordedMinutes(duration_minutes),
          details,
          completed_at: new Date(member.clock.now()).toISOString(),
        },
  );
}

/** The latest sessions, newest first; undefined while loading. */
export function useRecentSessions(limit: number): readonly SessionEntry[] | undefined {
  const { database } = useMember();
  const query = useMemo(
    () => database.collections.training_sessions.find({ sort: [{ completed_at: 'desc' }], limit }).$,
    [database, limit],
  );
  const found = useLive(query);
  return useMemo(
    () =>
      found?.map((row) => ({
        id: row.id,
        training_type: String(row.get('training_type')),
        video_title: String(row.get('video_title')),
        video_number: numberOrNull(row.get('video_number')),
        status: String(row.get('status')),
        duration_minutes: numberOrNull(row.get('duration_minutes')) ?? 0,
        details: row.get('details') ?? null,
        completed_at: String(row.get('completed_at')),
        synced: row.dirty === 0,
      })),
    [found],
  );
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
