import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editorials } from '../../../../src/practices/sakiyomi/content.ts';
import {
  isComplete,
  progress,
  readingMinutes,
  type SakiyomiState,
  sessionSeconds,
  start,
  step,
} from '../../../../src/practices/sakiyomi/rules.ts';
import { deckOf } from '../deck.ts';

const SEED = 11;
const NOW = 1_000_000;

function read(paragraphs: number): SakiyomiState {
  let state = start(deckOf(SEED), NOW);
  for (let count = 1; count <= paragraphs; count += 1) state = step(state, { type: 'next', now: NOW + count * 20_000 });
  return state;
}

describe('foresight reading', () => {
  test.for([
    { presses: 0, read: 1, complete: false },
    { presses: 1, read: 2, complete: false },
    { presses: 2, read: 3, complete: false },
    { presses: 3, read: 3, complete: true },
    { presses: 4, read: 3, complete: true },
  ])('has $read of 3 paragraphs open after $presses presses', ({ presses, read: shown, complete }) => {
    const state = read(presses);
    expect(progress(state)).toEqual({ read: shown, total: 3 });
    expect(isComplete(state)).toBe(complete);
  });

  test('states the reading time at 250 characters a minute', () => {
    const editorial = {
      ...start(deckOf(SEED), NOW).editorial,
      paragraphs: ['あ'.repeat(200), '', 'い'.repeat(430)] as const,
    };
    expect(readingMinutes(editorial)).toBe(3);
    expect(editorials.map(readingMinutes).filter((minutes) => minutes !== 3)).toEqual([]);
  });

  test('has a valid editorial', () => {
    expect(editorials).toContain(start(deckOf(SEED), NOW).editorial);
  });

  test.for([
    { presses: 0, seconds: 100 },
    { presses: 2, seconds: 100 },
    { presses: 3, seconds: 60 },
    { presses: 4, seconds: 60 },
  ])('counts the seconds until now or until completion ($presses presses)', ({ presses, seconds }) => {
    expect(sessionSeconds(read(presses), NOW + 100_000)).toBe(seconds);
  });

  test.for([0, 2, 3])('starts a new text after %d presses', (presses) => {
    const before = read(presses);
    const state = step(before, { type: 'newText', now: NOW + 500_000 });
    expect(state.editorial).not.toBe(before.editorial);
    expect(progress(state)).toEqual({ read: 1, total: 3 });
    expect(isComplete(state)).toBe(false);
    expect(sessionSeconds(state, NOW + 507_000)).toBe(7);
  });

  test('shows all editorials before repeating one, for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        let state = start(deckOf(seed), NOW);
        const seen = [state.editorial];
        while (seen.length < editorials.length) {
          state = step(state, { type: 'newText', now: NOW });
          seen.push(state.editorial);
        }
        expect(new Set(seen)).toEqual(new Set(editorials));
      }),
    );
  });
});
