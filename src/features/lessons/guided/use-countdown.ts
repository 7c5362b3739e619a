import { useEffect, useReducer, useRef } from 'react';
import { useBell } from '../../../data/device/use-bell.ts';
import { visibleNow } from '../../../lib/browser/visible-clock.ts';
import { useWakeLock } from '../../../lib/browser/wake-lock.ts';
import { markPassed, remainingText } from '../../../lib/duration.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAnnounce } from '../../../ui/feedback/announcer.tsx';
import type { LessonStep } from '../content/lesson.ts';
import {
  type GuidedEvent,
  type GuidedRun,
  isActive,
  leftMs,
  readyRun,
  secondsToEnd,
  stepGuided,
} from './guided-run.ts';

/** Runs the steps on a timer, keeps the screen on, announces the remaining time, and rings when a step is over. */
export function useCountdown(steps: readonly LessonStep[]) {
  const [run, send] = useReducer(
    (current: GuidedRun, event: GuidedEvent) => stepGuided(steps, current, event),
    readyRun,
  );
  const isRunning = run.phase === 'running';
  const now = useNow(visibleNow, isRunning);
  const activeRun = isActive(run) ? run : null;
  const secondsLeft = activeRun && secondsToEnd(steps, activeRun, now);

  useWakeLock(isRunning);
  useBell(isRunning, isRunning && leftMs(run, now) === 0 ? run.visit : null);
  useEffect(() => {
    if (isRunning) send({ type: 'tick', now });
  }, [isRunning, now]);
  useAnnounceMarks(run.phase === 'finished' ? 0 : secondsLeft);

  const act = (type: 'begin' | 'pause' | 'resume' | 'back' | 'next') => () => send({ type, now: visibleNow() });
  return {
    phase: run.phase,
    visit: run.visit,
    /** Index of the current step; null before the first and after the last. */
    step: activeRun?.step ?? null,
    /** Time left in that step, in milliseconds. */
    leftMs: activeRun && leftMs(activeRun, now),
    begin: act('begin'),
    pause: act('pause'),
    resume: act('resume'),
    back: act('back'),
    next: act('next'),
    restart: () => send({ type: 'restart' }),
  };
}

/** Announces the remaining time at fixed marks, and the end. */
function useAnnounceMarks(secondsLeft: number | null): void {
  const announce = useAnnounce();
  const last = useRef<number | null>(null);
  useEffect(() => {
    const mark = secondsLeft === null || last.current === null ? undefined : markPassed(last.current, secondsLeft);
    last.current = secondsLeft;
    if (mark !== undefined) announce(remainingText(mark));
  }, [secondsLeft, announce]);
}
