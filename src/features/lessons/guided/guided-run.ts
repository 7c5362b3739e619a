import type { LessonStep } from '../content/lesson.ts';

/** ready -> running <-> paused -> finished; `restart` returns to ready from any state. */
export type GuidedRun = {
  /** Incremented whenever a step starts, so that a restarted step can be distinguished from a resumed one. */
  readonly visit: number;
} & (
  | { readonly phase: 'ready' | 'finished' }
  /** `endAt` is an absolute instant, so a frozen page does not delay the end of the step. */
  | { readonly phase: 'running'; readonly step: number; readonly endAt: number }
  | { readonly phase: 'paused'; readonly step: number; readonly leftMs: number }
);

export type GuidedEvent =
  | { readonly type: 'begin' | 'tick' | 'pause' | 'resume' | 'back' | 'next'; readonly now: number }
  | { readonly type: 'restart' };

export const readyRun: GuidedRun = { phase: 'ready', visit: 0 };

/** Within this time after the start of a step, back goes to the previous step; later it restarts the current one. */
const JUST_BEGUN_MS = 4000;

/** The reducer of a run; instants are epoch milliseconds. */
export function stepGuided(steps: readonly LessonStep[], run: GuidedRun, event: GuidedEvent): GuidedRun {
  if (event.type === 'restart') return { phase: 'ready', visit: run.visit + 1 };
  const { now } = event;
  switch (event.type) {
    case 'begin':
      return run.phase === 'ready' ? runFrom(steps, { step: 0, visit: run.visit + 1 }, now) : run;
    case 'tick':
      return run.phase === 'running' ? advanceTime(steps, run, now) : run;
    case 'pause':
      return run.phase === 'running' ? { ...at(run), phase: 'paused', leftMs: leftMs(run, now) } : run;
    case 'resume':
      return run.phase === 'paused' ? { ...at(run), phase: 'running', endAt: now + run.leftMs } : run;
    case 'back': {
      if (!isActive(run)) return run;
      const hasJustBegun = stepMs(steps, run.step) - leftMs(run, now) < JUST_BEGUN_MS;
      return goToStep(steps, run, Math.max(0, hasJustBegun ? run.step - 1 : run.step), now);
    }
    case 'next':
      return isActive(run) ? goToStep(steps, run, run.step + 1, now) : run;
  }
}

export type ActiveRun = Extract<GuidedRun, { readonly step: number }>;

type StepVisit = Pick<ActiveRun, 'step' | 'visit'>;

export function isActive(run: GuidedRun): run is ActiveRun {
  return run.phase === 'running' || run.phase === 'paused';
}

/** Milliseconds left of the step, never below 0. */
export function leftMs(run: ActiveRun, now: number): number {
  return run.phase === 'paused' ? run.leftMs : Math.max(0, run.endAt - now);
}

/** Whole seconds left in the lesson. */
export function secondsToEnd(steps: readonly LessonStep[], run: ActiveRun, now: number): number {
  return totalSeconds(steps.slice(run.step + 1)) + Math.ceil(leftMs(run, now) / 1000);
}

export function totalSeconds(steps: readonly LessonStep[]): number {
  return steps.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Each step starts when the one before was due to end, so a frozen page does not shorten the next. */
function advanceTime(
  steps: readonly LessonStep[],
  run: Extract<ActiveRun, { readonly phase: 'running' }>,
  now: number,
): GuidedRun {
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

function goToStep(steps: readonly LessonStep[], run: ActiveRun, step: number, now: number): GuidedRun {
  const visit = run.visit + 1;
  if (step >= steps.length) return { phase: 'finished', visit };
  if (run.phase === 'paused') return { phase: 'paused', step, visit, leftMs: stepMs(steps, step) };
  return runFrom(steps, { step, visit }, now);
}

function runFrom(steps: readonly LessonStep[], visit: StepVisit, now: number): GuidedRun {
  return { ...visit, phase: 'running', endAt: now + stepMs(steps, visit.step) };
}

function at({ step, visit }: ActiveRun): StepVisit {
  return { step, visit };
}

function stepMs(steps: readonly LessonStep[], step: number): number {
  return (steps[step]?.seconds ?? 0) * 1000;
}
