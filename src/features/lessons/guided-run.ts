import type { LessonStep } from './content/lessons.ts';

/**
 * One way through the steps of a guided lesson:
 * ready -> running <-> paused, from step to step -> finished. `restart` leads back to ready from anywhere.
 */
export type GuidedRun = {
  /** Counts every beginning of a step, so that a step begun anew is told from one that goes on. */
  readonly visit: number;
} & (
  | { readonly phase: 'ready' | 'finished' }
  /** `endAt` is the instant at which the step is over; a frozen page therefore loses no seconds. */
  | { readonly phase: 'running'; readonly step: number; readonly endAt: number }
  | { readonly phase: 'paused'; readonly step: number; readonly leftMs: number }
);

export type GuidedEvent =
  | { readonly type: 'begin' | 'tick' | 'pause' | 'resume' | 'back' | 'next'; readonly now: number }
  | { readonly type: 'restart' };

export const readyRun: GuidedRun = { phase: 'ready', visit: 0 };

/** A step that has only just begun leads back to the one before it; later on, back begins the step anew. */
const JUST_BEGUN_MS = 4000;

/** What an event makes of a run through `steps`; instants are epoch milliseconds. */
export function stepGuided(steps: readonly LessonStep[], run: GuidedRun, event: GuidedEvent): GuidedRun {
  if (event.type === 'restart') return { phase: 'ready', visit: run.visit + 1 };
  const { now } = event;
  switch (event.type) {
    case 'begin':
      return run.phase === 'ready' ? runFrom(steps, { step: 0, visit: run.visit + 1 }, now) : run;
    case 'tick':
      return run.phase === 'running' ? passTime(steps, run, now) : run;
    case 'pause':
      return run.phase === 'running' ? { ...at(run), phase: 'paused', leftMs: leftMs(run, now) } : run;
    case 'resume':
      return run.phase === 'paused' ? { ...at(run), phase: 'running', endAt: now + run.leftMs } : run;
    case 'back': {
      if (!isUnderWay(run)) return run;
      const begun = stepMs(steps, run.step) - leftMs(run, now) < JUST_BEGUN_MS;
      return goTo(steps, run, Math.max(0, begun ? run.step - 1 : run.step), now);
    }
    case 'next':
      return isUnderWay(run) ? goTo(steps, run, run.step + 1, now) : run;
  }
}

export type UnderWay = Extract<GuidedRun, { readonly step: number }>;

export function isUnderWay(run: GuidedRun): run is UnderWay {
  return run.phase === 'running' || run.phase === 'paused';
}

/** Milliseconds left of the step, never below 0. */
export function leftMs(run: UnderWay, now: number): number {
  return run.phase === 'paused' ? run.leftMs : Math.max(0, run.endAt - now);
}

/** Whole seconds left of the whole lesson. */
export function secondsToEnd(steps: readonly LessonStep[], run: UnderWay, now: number): number {
  const later = steps.slice(run.step + 1).reduce((sum, { seconds }) => sum + seconds, 0);
  return later + Math.ceil(leftMs(run, now) / 1000);
}

export function totalSeconds(steps: readonly LessonStep[]): number {
  return steps.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** The steps follow each other without a gap, so that one which ended while the page slept has not cost the next. */
function passTime(steps: readonly LessonStep[], run: Extract<UnderWay, { phase: 'running' }>, now: number): GuidedRun {
  if (now < run.endAt) return run;
  let { step, visit, endAt } = run;
  while (now >= endAt) {
    step += 1;
    visit += 1;
    if (step >= steps.length) return { phase: 'finished', visit };
    endAt += stepMs(steps, step);
  }
  return { phase: 'running', step, visit, endAt };
}

function goTo(steps: readonly LessonStep[], run: UnderWay, step: number, now: number): GuidedRun {
  const visit = run.visit + 1;
  if (step >= steps.length) return { phase: 'finished', visit };
  if (run.phase === 'paused') return { phase: 'paused', step, visit, leftMs: stepMs(steps, step) };
  return runFrom(steps, { step, visit }, now);
}

function runFrom(steps: readonly LessonStep[], place: Place, now: number): GuidedRun {
  return { ...place, phase: 'running', endAt: now + stepMs(steps, place.step) };
}

interface Place {
  readonly step: number;
  readonly visit: number;
}

function at({ step, visit }: UnderWay): Place {
  return { step, visit };
}

function stepMs(steps: readonly LessonStep[], step: number): number {
  return (steps[step]?.seconds ?? 0) * 1000;
}
