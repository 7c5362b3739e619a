import { describe, expect, test } from 'vitest';
import { jishoSentences } from '../../../../src/practices/jisho/content.ts';
import { start, step } from '../../../../src/practices/jisho/rules.ts';
import { deckOf } from '../deck.ts';

describe('jisho', () => {
  test('starts with a sentence and no open word', () => {
    expect(start(deckOf(6))).toMatchObject({
      count: 1,
      openWord: null,
      isMeaningShown: false,
    });
  });

  test('shows a tapped word without its meaning, and the meaning on request', () => {
    const tapped = step(start(deckOf(6)), { type: 'tapWord', word: 1 });
    expect(tapped).toMatchObject({ openWord: 1, isMeaningShown: false });
    const open = step(tapped, { type: 'toggleMeaning' });
    expect(open).toMatchObject({ openWord: 1, isMeaningShown: true });
    expect(step(open, { type: 'toggleMeaning' })).toEqual(tapped);
  });

  test('hides the meaning again when another word is tapped', () => {
    const open = step(step(start(deckOf(6)), { type: 'tapWord', word: 1 }), {
      type: 'toggleMeaning',
    });
    expect(step(open, { type: 'tapWord', word: 2 })).toMatchObject({
      openWord: 2,
      isMeaningShown: false,
    });
  });

  test('closes the word when it is tapped again', () => {
    const open = step(step(start(deckOf(6)), { type: 'tapWord', word: 1 }), {
      type: 'toggleMeaning',
    });
    expect(step(open, { type: 'tapWord', word: 1 })).toMatchObject({
      openWord: null,
      isMeaningShown: false,
    });
  });

  test('ignores the meaning toggle while no word is open', () => {
    const opened = start(deckOf(6));
    expect(step(opened, { type: 'toggleMeaning' })).toBe(opened);
  });

  test('shows all sentences before repeating one, closing the word each time', () => {
    let state = start(deckOf(6));
    const seen = [state.sentence.id];
    while (seen.length < jishoSentences.length) {
      state = step(step(state, { type: 'tapWord', word: 0 }), { type: 'next' });
      expect(state).toMatchObject({
        count: seen.length + 1,
        openWord: null,
        isMeaningShown: false,
      });
      seen.push(state.sentence.id);
    }
    expect(new Set(seen).size).toBe(jishoSentences.length);
  });
});

describe('a grade in jisho', () => {
  const open = step(start(deckOf(6)), { type: 'tapWord', word: 0 });
  const word = open.sentence.words[0]?.id ?? '';

  test('belongs to its word, can be changed, and ends with the sentence', () => {
    const first = step(open, { type: 'grade', word, grade: 'again' });
    const changed = step(first, { type: 'grade', word, grade: 'hard' });
    expect([...changed.grades]).toEqual([[word, 'hard']]);
    expect(changed).toMatchObject({ openWord: 0, isMeaningShown: false });
    expect(step(changed, { type: 'next' }).grades.size).toBe(0);
  });
});
