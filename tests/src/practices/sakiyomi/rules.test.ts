import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editorials } from '../../../../src/practices/sakiyomi/content.ts';
import {
  canGuess,
  isComplete,
  paragraphId,
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

describe('a guess in foresight reading', () => {
  const first = step(start(deckOf(SEED), NOW), { type: 'next', now: NOW, guess: ' 雨になる ' });

  test('belongs to the paragraph that it predicts', () => {
    expect(first.guesses).toEqual([{ paragraph: 1, text: '雨になる', verdict: null }]);
    const second = step(first, { type: 'next', now: NOW, guess: '晴れる' });
    expect(second.guesses.map(({ paragraph, text }) => [paragraph, text])).toEqual([
      [1, '雨になる'],
      [2, '晴れる'],
    ]);
    expect(paragraphId(first.editorial, 1)).toBe(`${first.editorial.id}-2`);
  });

  test('may stay empty', () => {
    expect(step(first, { type: 'next', now: NOW, guess: '　 ' }).guesses).toBe(first.guesses);
    expect(read(3).guesses).toEqual([]);
  });

  test('is asked for as long as a paragraph follows', () => {
    expect([0, 1, 2].map((presses) => canGuess(read(presses)))).toEqual([true, true, false]);
  });

  test('is judged, and the judgement can be changed', () => {
    const missed = step(first, { type: 'judge', paragraph: 1, verdict: 'again' });
    expect(missed.guesses[0]?.verdict).toBe('again');
    expect(step(missed, { type: 'judge', paragraph: 1, verdict: 'hard' }).guesses[0]?.verdict).toBe('hard');
    expect(step(missed, { type: 'judge', paragraph: 2, verdict: 'hard' }).guesses).toEqual(missed.guesses);
  });

  test('is forgotten with the text', () => {
    expect(step(first, { type: 'newText', now: NOW }).guesses).toEqual([]);
  });
});
