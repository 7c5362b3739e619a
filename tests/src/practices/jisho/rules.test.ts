import { describe, expect, test } from 'vitest';
import { currentSentence, start, step } from '../../../../src/practices/jisho/rules.ts';

describe('jisho', () => {
  test('opens with a sentence and no word', () => {
    expect(start(6)).toMatchObject({
      count: 1,
      openWord: null,
      isMeaningShown: false,
    });
  });

  test('shows a tapped word without its meaning, and the meaning on request', () => {
    const tapped = step(start(6), { type: 'tapWord', word: 1 });
    expect(tapped).toMatchObject({ openWord: 1, isMeaningShown: false });
    const told = step(tapped, { type: 'toggleMeaning' });
    expect(told).toMatchObject({ openWord: 1, isMeaningShown: true });
    expect(step(told, { type: 'toggleMeaning' })).toEqual(tapped);
  });

  test('hides the meaning again when another word is tapped', () => {
    const told = step(step(start(6), { type: 'tapWord', word: 1 }), {
      type: 'toggleMeaning',
    });
    expect(step(told, { type: 'tapWord', word: 2 })).toMatchObject({
      openWord: 2,
      isMeaningShown: false,
    });
  });

  test('closes the word when it is tapped again', () => {
    const told = step(step(start(6), { type: 'tapWord', word: 1 }), {
      type: 'toggleMeaning',
    });
    expect(step(told, { type: 'tapWord', word: 1 })).toMatchObject({
      openWord: null,
      isMeaningShown: false,
    });
  });

  test('has no meaning to toggle while no word is open', () => {
    const opened = start(6);
    expect(step(opened, { type: 'toggleMeaning' })).toBe(opened);
  });

  test('goes through all ten sentences before one comes back, closing the word each time', () => {
    let state = start(6);
    const seen = [currentSentence(state).id];
    while (seen.length < 10) {
      state = step(step(state, { type: 'tapWord', word: 0 }), { type: 'next' });
      expect(state).toMatchObject({
        count: seen.length + 1,
        openWord: null,
        isMeaningShown: false,
      });
      seen.push(currentSentence(state).id);
    }
    expect(new Set(seen).size).toBe(10);
  });
});
