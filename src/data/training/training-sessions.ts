import { useCallback, useMemo } from 'react';
import type { LocalWrite } from '../../../sync/engine/local-write.ts';
import { addDays, type Day, instantAt, startOfDay } from '../../../sync/model/day/day.ts';
import { recordedMinutes } from '../../../sync/model/practice/session-minutes.ts';
import type { TrainingSession } from '../../../sync/model/practice/training-sessions.collection.ts';
import type { MemberDatabase } from '../../../sync/storage/database.ts';
import { liveSessionsSince } from '../../../sync/storage/live-rows.ts';
import { useToday } from '../member/member-context.tsx';
import { type MemberData, rowWrite } from '../member/member-data.ts';
import { useLive } from '../member/use-live.ts';
import { useLeftSessions } from './left-sessions.ts';

/** The data of a completed practice that its screen supplies. */
export type FinishedPractice = Omit<TrainingSession, 'status' | 'completed_at'>;

/** Records a completed practice; see sessionWrite(). Rejects when the local write fails. */
export async function recordSession(member: MemberData, id: string, practice: FinishedPractice): Promise<void> {
  await member.write([sessionWrite(member, id, practice)]);
}

/** The status of a session whose practice was left before its end. */
export const LEFT = 'left';

/** The session of a practice that ends now. */
export function sessionNow(
  { clock }: Pick<MemberData, 'clock'>,
  practice: FinishedPractice,
  status: 'completed' | typeof LEFT = 'completed',
): TrainingSession {
  return {
    ...practice,
    status,
    duration_minutes: recordedMinutes(practice.duration_minutes),
    completed_at: new Date(clock.now()).toISOString(),
  };
}

/** Idempotent by `id`, which the screen generates once, so a double tap records one session. */
export function sessionWrite(member: MemberData, id: string, practice: FinishedPractice): LocalWrite {
  const session = sessionNow(member, practice);
  return rowWrite('training_sessions', id, (stored) => (stored === null ? session : 'skip'));
}

/** The sessions that ended on today's Tokyo day; undefined while loading. */
export function useTodaysSessions(): readonly TrainingSession[] | undefined {
  const today = useToday();
  return useSessionsBetween(today, today);
}

/** The sessions that ended on the Tokyo days from `first` to `last`; undefined while loading. */
export function useSessionsBetween(first: Day, last: Day): readonly TrainingSession[] | undefined {
  const rows = useLive(
    useCallback((database: MemberDatabase) => liveSessionsSince(database, instantAt(startOfDay(first))), [first]),
  );
  const left = useLeftSessions();
  return useMemo(() => {
    if (rows === undefined) return undefined;
    const [start, end] = [startOfDay(first), startOfDay(addDays(last, 1))];
    const sessions = new Map([...left, ...[...rows].map(([id, { body }]) => [id, body] as const)]);
    return [...sessions.values()].filter(({ completed_at }) => {
      const at = Date.parse(completed_at);
      return at >= start && at < end;
    });
  }, [rows, left, first, last]);
}
