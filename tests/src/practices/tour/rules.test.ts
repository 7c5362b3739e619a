import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { talkThemes } from '../../../../src/practices/tour/content.ts';
import { start, stationAt, step, type TourInput } from '../../../../src/practices/tour/rules.ts';
import { deckOf } from '../deck.ts';

const SEED = 3;
const NOW = 1_000_000;

const intro = start(deckOf(SEED));
const running = step(intro, { type: 'begin', now: NOW });

const anyInput: fc.Arbitrary<TourInput> = fc.oneof(
  fc.record({
    type: fc.constantFrom('begin' as const, 'tick' as const, 'stop' as const),
    now: fc.integer({ min: 0, max: 2 * NOW }),
  }),
  fc.constant<TourInput>({ type: 'newTheme' }),
);

describe('tour', () => {
  test('starts with the introduction of a theme', () => {
    expect(intro.phase).toEqual({ name: 'intro' });
    expect(talkThemes).toContain(intro.theme);
  });

  test('runs until five minutes after the start', () => {
    expect(running.phase).toEqual({ name: 'running', startedAt: NOW, endAt: NOW + 300_000 });
  });

  test('walks through a station for a quarter of the time, and is past the last at the end', () => {
    expect([300, 226, 225, 150, 75, 1, 0].map((remaining) => stationAt(remaining, 4))).toEqual([0, 0, 1, 2, 3, 3, 4]);
  });

  test('keeps running until the end instant', () => {
    expect(step(running, { type: 'tick', now: NOW + 299_999 })).toBe(running);
  });

  test.for([300_000, 300_001, 3_600_000])('finishes with the full five minutes when a tick comes after %d ms', (ms) => {
    const finished = step(running, { type: 'tick', now: NOW + ms });
    expect(finished.phase).toEqual({ name: 'finished', elapsedSeconds: 300 });
  });

  test.for([
    [600, 1],
    [45_400, 45],
    [45_500, 46],
    [900_000, 300],
    [-5_000, 0],
  ] as const)('finishes with the elapsed seconds when stopped after %d ms', ([ms, seconds]) => {
    const finished = step(running, { type: 'stop', now: NOW + ms });
    expect(finished.phase).toEqual({ name: 'finished', elapsedSeconds: seconds });
    expect(finished.theme).toBe(running.theme);
  });

  test.for([0, 300, 599])('ignores a stop after %d ms as a double tap', (ms) => {
    expect(step(running, { type: 'stop', now: NOW + ms })).toBe(running);
  });

  test('ignores a second begin', () => {
    expect(step(running, { type: 'begin', now: NOW + 10_000 })).toBe(running);
  });

  test('changes the theme before and after a run only', () => {
    const finished = step(running, { type: 'stop', now: NOW + 1_000 });
    expect(step(running, { type: 'newTheme' })).toBe(running);
    for (const state of [intro, finished]) {
      const another = step(state, { type: 'newTheme' });
      expect(another.phase).toEqual({ name: 'intro' });
      expect(another.theme).not.toBe(state.theme);
    }
  });

  test('keeps the elapsed time between zero and five minutes for any input', () => {
    fc.assert(
      fc.property(fc.array(anyInput), (inputs) => {
        const { phase } = inputs.reduce(step, intro);
        const seconds = phase.name === 'finished' ? phase.elapsedSeconds : 0;
        expect(seconds).toBeGreaterThanOrEqual(0);
        expect(seconds).toBeLessThanOrEqual(300);
      }),
    );
  });
});

describe('a light of the tour', () => {
  test('is lit once at each station while the walk runs, and goes out with the next theme', () => {
    const light = (station: number) => ({ type: 'light', station }) as const;
    expect(step(intro, light(0))).toBe(intro);
    const lit = [light(0), light(2), light(2)].reduce(step, running);
    expect(lit.lights).toEqual([0, 2]);
    const finished = step(lit, { type: 'tick', now: NOW + 300_000 });
    expect([finished.phase.name, finished.lights]).toEqual(['finished', [0, 2]]);
    expect(step(finished, { type: 'newTheme' }).lights).toEqual([]);
  });
});
