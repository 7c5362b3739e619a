import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { dayAt, LESSON_DAY_ZONE, msUntilNextDay } from '../../sync/rules/day.ts';
import {
  BRAIN_SPEED,
  completeLesson,
  initialProgress,
  type LessonProgress,
  normalizeProgress,
} from '../../sync/rules/lessons.ts';
import { timers } from '../lib/timers.ts';
import type { Member } from './member.ts';
import { useMember } from './member-context.tsx';
import { useLive } from './use-live.ts';

/** A device may sleep through the hour at which a lesson opens, or have its clock put right; so often it looks again. */
const RECHECK = 10_000;

/** The member's way through 頭の回転を上げる; null as long as it has not begun, undefined while it loads. */
export function useLessonProgress(): LessonProgress | null | undefined {
  const { database } = useMember();
  const row = useLive(useMemo(() => database.collections.training_progress.findOne(BRAIN_SPEED).$, [database]));
  return useMemo(() => row && (row.del ? null : normalizeProgress(row.toMutableJSON())), [row]);
}

/** The instant to judge lessons by, in epoch milliseconds; renders anew when the lesson day turns. */
export function useLessonNow(): number {
  const { clock } = useMember();
  const today = useCallback(() => dayAt(clock.now(), LESSON_DAY_ZONE), [clock]);
  const subscribe = useCallback(
    (listener: () => void) => {
      let cancel = () => {};
      const look = () => {
        listener();
        cancel();
        cancel = timers.after(Math.min(RECHECK, msUntilNextDay(clock.now(), LESSON_DAY_ZONE)), look);
      };
      const end = clock.subscribe(listener);
      document.addEventListener('visibilitychange', look);
      look();
      return () => {
        cancel();
        end();
        document.removeEventListener('visibilitychange', look);
      };
    },
    [clock],
  );
  useSyncExternalStore(subscribe, today);
  return clock.now();
}

/** Begins the programme, unless it has begun. Rejects when the device cannot store it. */
export async function beginLessons(member: Member): Promise<void> {
  await member.write('training_progress', BRAIN_SPEED, (held) => (held === null ? { ...initialProgress } : 'leave'));
}

/**
 * Finishes `lesson` if it is the current one and open. Resolves to whether that changed anything: a second watching does
 * not. Rejects when the device cannot store it.
 */
export async function finishLesson(member: Member, lesson: number): Promise<boolean> {
  let moved = false;
  await member.write('training_progress', BRAIN_SPEED, (held) => {
    const next = completeLesson(normalizeProgress(held ?? {}), lesson, member.clock.now());
    moved = next !== null;
    return next === null ? 'leave' : { ...next };
  });
  return moved;
}
