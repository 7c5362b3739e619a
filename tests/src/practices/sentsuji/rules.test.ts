import { describe, expect, test } from 'vitest';
import { modifierPhrases } from '../../../../src/practices/sentsuji/content.ts';
import { currentPhrase, progress, start, step } from '../../../../src/practices/sentsuji/rules.ts';

describe('sentsuji', () => {
  test('starts at the first phrase with nothing answered', () => {
    expect(start()).toEqual({ index: 0, phase: 'asking', answered: 0 });
    expect(currentPhrase(start())).toBe(modifierPhrases[0]);
    expect(progress(start())).toEqual({ number: 1, total: modifierPhrases.length });
  });

  test('counts an answer once, however often it is revealed', () => {
    const revealed = step(start(), { type: 'reveal' });
    expect(revealed).toEqual({ index: 0, phase: 'revealed', answered: 1 });
    expect(step(revealed, { type: 'reveal' })).toBe(revealed);
  });

  test('hides the answer again at the next phrase', () => {
    const next = step(step(start(), { type: 'reveal' }), { type: 'next' });
    expect(next).toEqual({ index: 1, phase: 'asking', answered: 1 });
    expect(currentPhrase(next)).toBe(modifierPhrases[1]);
  });

  test('does not count a skipped phrase', () => {
    expect(step(start(), { type: 'next' })).toEqual({
      index: 1,
      phase: 'asking',
      answered: 0,
    });
  });

  test('goes through the phrases in order and finishes after the last', () => {
    let state = start();
    const seen: string[] = [];
    while (state.phase !== 'finished') {
      seen.push(currentPhrase(state).id);
      state = step(step(state, { type: 'reveal' }), { type: 'next' });
    }
    expect(seen).toEqual(modifierPhrases.map(({ id }) => id));
    expect(state).toEqual({ index: modifierPhrases.length - 1, phase: 'finished', answered: modifierPhrases.length });
    expect(progress(state)).toEqual({ number: modifierPhrases.length, total: modifierPhrases.length });
  });

  test('ignores input once it is finished', () => {
    let state = start();
    while (state.phase !== 'finished') state = step(state, { type: 'next' });
    expect(step(state, { type: 'reveal' })).toBe(state);
    expect(step(state, { type: 'next' })).toBe(state);
  });
});
