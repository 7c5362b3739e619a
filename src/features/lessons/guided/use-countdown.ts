import { useEffect, useReducer } from 'react';
import { useBell } from '../../../data/device/use-bell.ts';
import { visibleNow } from '../../../lib/browser/visible-clock.ts';
import { useWakeLock } from '../../../lib/browser/wake-lock.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useAnnounceMarks } from '../../../shared/use-announce-marks.ts';
import type { LessonStep } from '../content/lesson.ts';
import {
  type GuidedEvent,
  type GuidedRun,
  isActive,
  leftMs,
  readyRun,
  secondsToEnd,
  stepGuided,
  totalSeconds,
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
  useAnnounceMarks(run.phase === 'finished' ? 0 : secondsLeft, totalSeconds(steps), 'polite');

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
