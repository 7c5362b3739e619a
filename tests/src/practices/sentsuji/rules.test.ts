import { describe, expect, test } from 'vitest';
import { modifierPhrases } from '../../../../src/practices/sentsuji/content.ts';
import { progress, start, step } from '../../../../src/practices/sentsuji/rules.ts';
import { deckOf } from '../deck.ts';

describe('sentsuji', () => {
  test('starts at the first phrase with nothing answered', () => {
    expect(start(deckOf(1))).toMatchObject({ phrase: modifierPhrases[0], phase: 'asking', answered: 0 });
    expect(progress(start(deckOf(1)))).toEqual({ number: 1, total: modifierPhrases.length });
  });

  test('counts an answer once, however often it is revealed', () => {
    const revealed = step(start(deckOf(1)), { type: 'reveal' });
    expect(revealed).toMatchObject({ phrase: modifierPhrases[0], phase: 'revealed', answered: 1 });
    expect(step(revealed, { type: 'reveal' })).toBe(revealed);
  });

  test('hides the answer again at the next phrase', () => {
    const next = step(step(start(deckOf(1)), { type: 'reveal' }), { type: 'next' });
    expect(next).toMatchObject({ phrase: modifierPhrases[1], phase: 'asking', answered: 1 });
    expect(next.phrase).toBe(modifierPhrases[1]);
  });

  test('does not count a skipped phrase', () => {
    expect(step(start(deckOf(1)), { type: 'next' })).toMatchObject({
      phrase: modifierPhrases[1],
      phase: 'asking',
      answered: 0,
    });
  });

  test('goes through the phrases in order and finishes after the last', () => {
    let state = start(deckOf(1));
    const seen: string[] = [];
    while (state.phase !== 'finished') {
      seen.push(state.phrase.id);
      state = step(step(state, { type: 'reveal' }), { type: 'next' });
    }
    expect(seen).toEqual(modifierPhrases.map(({ id }) => id));
    expect(state).toMatchObject({
      phrase: modifierPhrases.at(-1),
      phase: 'finished',
      answered: modifierPhrases.length,
    });
    expect(progress(state)).toEqual({ number: modifierPhrases.length, total: modifierPhrases.length });
  });

  test('ignores input once it is finished', () => {
    let state = start(deckOf(1));
    while (state.phase !== 'finished') state = step(state, { type: 'next' });
    expect(step(state, { type: 'reveal' })).toBe(state);
    expect(step(state, { type: 'next' })).toBe(state);
  });
});
