import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GuidedEvent,
  type GuidedRun,
  isActive,
  leftMs,
  readyRun,
  secondsToEnd,
  stepGuided,
  totalSeconds,
} from '../../../../../src/features/lessons/guided/guided-run.ts';

const steps = [
  { seconds: 40, text: '一' },
  { seconds: 60, text: '二' },
  { seconds: 50, text: '三' },
];
type Timed = Exclude<GuidedEvent['type'], 'restart'>;

/** A run after events at seconds from its start. */
function runAfter(...events: readonly (readonly [Timed, number])[]): GuidedRun {
  return events.reduce<GuidedRun>((run, [type, at]) => stepGuided(steps, run, { type, now: at * 1000 }), readyRun);
}

describe('guided run', () => {
  test('advances at the end of each step and finishes after the last', () => {
    expect(runAfter(['begin', 0])).toMatchObject({ phase: 'running', step: 0, endAt: 40_000 });
    expect(runAfter(['begin', 0], ['tick', 39.9])).toMatchObject({ step: 0 });
    expect(runAfter(['begin', 0], ['tick', 40])).toMatchObject({ step: 1, endAt: 100_000 });
    expect(runAfter(['begin', 0], ['tick', 40.2], ['tick', 100.1])).toMatchObject({ step: 2, endAt: 150_000 });
    expect(runAfter(['begin', 0], ['tick', 40], ['tick', 100], ['tick', 150])).toMatchObject({ phase: 'finished' });
  });

  test('loses no time while the page is frozen', () => {
    expect(runAfter(['begin', 0], ['tick', 110])).toMatchObject({ phase: 'running', step: 2, endAt: 150_000 });
    expect(runAfter(['begin', 0], ['tick', 3600])).toMatchObject({ phase: 'finished' });
  });

  test('stops while paused and resumes with the remaining time', () => {
    const paused = runAfter(['begin', 0], ['pause', 15]);
    expect(paused).toMatchObject({ phase: 'paused', step: 0, leftMs: 25_000 });
    expect(stepGuided(steps, paused, { type: 'tick', now: 900_000 })).toBe(paused);
    expect(stepGuided(steps, paused, { type: 'resume', now: 900_000 })).toMatchObject({ step: 0, endAt: 925_000 });
  });

  test('goes back to the start of the step, or to the previous step right after the start', () => {
    expect(runAfter(['begin', 0], ['tick', 40], ['back', 50])).toMatchObject({ step: 1, endAt: 110_000 });
    expect(runAfter(['begin', 0], ['tick', 40], ['back', 43])).toMatchObject({ step: 0, endAt: 83_000 });
    expect(runAfter(['begin', 0], ['back', 2])).toMatchObject({ step: 0, endAt: 42_000 });
  });

  test('skips to the next step, and from the last step to the end', () => {
    expect(runAfter(['begin', 0], ['next', 5])).toMatchObject({ step: 1, endAt: 65_000 });
    expect(runAfter(['begin', 0], ['next', 1], ['next', 2], ['next', 3])).toMatchObject({ phase: 'finished' });
  });

  test('stays paused while the member moves between steps', () => {
    expect(runAfter(['begin', 0], ['pause', 15], ['next', 16])).toMatchObject({
      phase: 'paused',
      step: 1,
      leftMs: 60_000,
    });
    expect(runAfter(['begin', 0], ['pause', 15], ['next', 16], ['back', 17])).toMatchObject({
      phase: 'paused',
      step: 0,
    });
  });

  test('distinguishes a restarted step from a resumed one', () => {
    const begun = runAfter(['begin', 0]);
    expect(runAfter(['begin', 0], ['pause', 10], ['resume', 20]).visit).toBe(begun.visit);
    expect(runAfter(['begin', 0], ['back', 10]).visit).not.toBe(begun.visit);
    expect(runAfter(['begin', 0], ['tick', 40]).visit).not.toBe(begun.visit);
  });

  test('restarts from the beginning', () => {
    const finished = runAfter(['begin', 0], ['tick', 3600]);
    const ready = stepGuided(steps, finished, { type: 'restart' });
    expect(ready.phase).toBe('ready');
    expect(ready.visit).not.toBe(finished.visit);
    expect(stepGuided(steps, ready, { type: 'begin', now: 0 })).toMatchObject({ phase: 'running', step: 0 });
  });

  test('counts the seconds to the end of the lesson', () => {
    const read = (run: GuidedRun, at: number) => (isActive(run) ? secondsToEnd(steps, run, at * 1000) : null);
    expect(totalSeconds(steps)).toBe(150);
    expect(read(runAfter(['begin', 0]), 0)).toBe(150);
    expect(read(runAfter(['begin', 0]), 0.1)).toBe(150);
    expect(read(runAfter(['begin', 0], ['tick', 41]), 41)).toBe(109);
    expect(read(runAfter(['begin', 0], ['pause', 15]), 500)).toBe(135);
  });

  test('keeps the step and the remaining time within bounds for any input', () => {
    const types: readonly GuidedEvent['type'][] = ['begin', 'tick', 'pause', 'resume', 'back', 'next', 'restart'];
    const presses = fc.array(fc.tuple(fc.constantFrom(...types), fc.integer({ min: 0, max: 90_000 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(presses, (pressed) => {
        let run: GuidedRun = readyRun;
        let now = 0;
        for (const [type, wait] of pressed) {
          now += wait;
          run = stepGuided(steps, run, type === 'restart' ? { type } : { type, now });
          if (!isActive(run)) continue;
          const seconds = steps[run.step]?.seconds ?? 0;
          expect(seconds).toBeGreaterThan(0);
          expect(leftMs(run, now)).toBeLessThanOrEqual(seconds * 1000);
          expect(leftMs(run, now)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
