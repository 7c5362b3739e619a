import { useMemo, useSyncExternalStore } from 'react';
import {
  completeLesson,
  initialProgress,
  type LessonProgress,
  normalizeProgress,
  type Programme,
} from '../../../sync/model/lessons/lessons.ts';
import { liveRows } from '../../../sync/storage/live-rows.ts';
import { useMember } from '../member/member-context.tsx';
import { type MemberData, type RowChange, rowWrite } from '../member/member-data.ts';
import { sharePerDatabase, useLive } from '../member/use-live.ts';
import { daysAt } from '../streak/trusted-clock.ts';

/** The member's progress in a programme; null before its first visit. */
export function useLessonProgress({ type, total }: Programme): LessonProgress | null {
  const row = useLive(programmes).get(type);
  return useMemo(() => (row === undefined ? null : normalizeProgress(row.body, total)), [row, total]);
}

const programmes = sharePerDatabase((database) => liveRows(database, 'training_progress'));

/** The time of the lesson rules in epoch milliseconds; renders again when the lesson day or the member's changes. */
export function useLessonNow(): number {
  const { clock } = useMember();
  useSyncExternalStore(clock.subscribe, () => daysAt(clock.now()));
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
  const change: RowChange<'training_progress'> = (stored) =>
    completeLesson(normalizeProgress(stored ?? {}, total), lesson, member.clock.now()) ?? 'skip';
  await member.write(rowWrite('training_progress', type, change));
}
