import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { dayAt, LESSON_DAY_ZONE, msUntilNextDay } from '../../../sync/model/day/day.ts';
import {
  completeLesson,
  initialProgress,
  type LessonProgress,
  normalizeProgress,
  type Programme,
} from '../../../sync/model/lessons/lessons.ts';
import type { MemberDatabase } from '../../../sync/storage/database.ts';
import { liveRow } from '../../../sync/storage/live-rows.ts';
import { timers } from '../../lib/timers.ts';
import { useMember, useToday } from '../member/member-context.tsx';
import { type MemberData, rowWrite } from '../member/member-data.ts';
import { useLive } from '../member/use-live.ts';
import { useTrainingHistory } from './training-history.ts';

/** Recheck interval in milliseconds: timers miss the opening when the device sleeps or its clock is corrected. */
const RECHECK = 10_000;

/** The member's progress in a programme; null before its first visit, undefined while loading. */
export function useLessonProgress({ type, total }: Programme): LessonProgress | null | undefined {
  const row = useLive(useCallback((database: MemberDatabase) => liveRow(database, 'training_progress', type), [type]));
  return useMemo(() => row && normalizeProgress(row.body, total), [row, total]);
}

/** Whether a lesson of a programme was finished on the member's day, which begins nine hours before that of the lessons. */
export function useLessonDoneToday(type: string): boolean {
  const history = useTrainingHistory();
  const today = useToday();
  return (
    history?.entries.some((entry) => entry.trainingType === type && entry.day === today && entry.isFinished) ?? false
  );
}

/** The time of the lesson rules in epoch milliseconds; renders again when the lesson day or the member's changes. */
export function useLessonNow(): number {
  const { clock } = useMember();
  const readDays = useCallback(() => {
    const now = clock.now();
    return `${dayAt(now, LESSON_DAY_ZONE)} ${dayAt(now)}`;
  }, [clock]);
  const subscribe = useCallback(
    (listener: () => void) => {
      let cancel = () => {};
      const check = () => {
        listener();
        cancel();
        const now = clock.now();
        cancel = timers.after(Math.min(RECHECK, msUntilNextDay(now, LESSON_DAY_ZONE), msUntilNextDay(now)), check);
      };
      const end = clock.subscribe(listener);
      document.addEventListener('visibilitychange', check);
      check();
      return () => {
        cancel();
        end();
        document.removeEventListener('visibilitychange', check);
      };
    },
    [clock],
  );
  useSyncExternalStore(subscribe, readDays);
  return clock.now();
}

type Writer = Pick<MemberData, 'write'> & { readonly clock: Pick<MemberData['clock'], 'now'> };

/** Starts a programme unless it has started. Rejects when the local write fails. */
export async function beginLessons(member: Writer, { type, total }: Programme): Promise<void> {
  await member.write(
    rowWrite('training_progress', type, (stored) => (stored === null ? initialProgress(total) : 'skip')),
  );
}

/** Completes `lesson` of a programme if it is the current one and available. Rejects when the local write fails. */
export async function finishLesson(member: Writer, { type, total }: Programme, lesson: number): Promise<void> {
  await member.write(
    rowWrite(
      'training_progress',
      type,
      (stored) => completeLesson(normalizeProgress(stored ?? {}, total), lesson, member.clock.now()) ?? 'skip',
    ),
  );
}
