import { describe, expect, test } from 'vitest';
import { type JishoSentence, jishoSentences } from '../../../../src/practices/jisho/content.ts';
import { findDueWord } from '../../../../src/practices/jisho/due-word.ts';
import { start, step } from '../../../../src/practices/jisho/rules.ts';
import { itemOf } from '../../../../src/practices/jisho/word-items.ts';
import { toDay } from '../../../../sync/model/day/day.ts';
import type { ItemMemory } from '../../../../sync/model/practice/memory.ts';
import { deckOf } from '../deck.ts';

function sentence(number: number, ...words: readonly [word: string, lemma?: string][]): JishoSentence {
  const id = `jisho-00${number}`;
  return {
    id,
    field: '例',
    sentence: words.map(([word]) => word).join('、'),
    words: words.map(([word, lemma]) => ({
      word,
      reading: '',
      meaning: '',
      ...(lemma === undefined ? {} : { lemma }),
    })),
  };
}

const sentences = [sentence(1, ['糸口', '糸口'], ['余白']), sentence(2, ['糸口', '糸口']), sentence(3, ['面影'])];

const seen = (lastSeen: string): ItemMemory => ({ lastSeen: toDay(lastSeen), lastGrade: null, dueDay: null });
const graded = (lastSeen: string, dueDay: string): ItemMemory => ({
  lastSeen: toDay(lastSeen),
  lastGrade: 'again',
  dueDay: toDay(dueDay),
});

/** The word found on 2026-11-20, with such a memory. */
function foundWith(memory: Readonly<Record<string, ItemMemory>>, drawn: readonly string[] = []) {
  const deck = { ...deckOf(1, new Map(Object.entries(memory))), drawn };
  const due = findDueWord(deck, sentences);
  return due === null ? null : `${due.word.word} in ${due.sentence.id}`;
}

describe('a word of jisho that is due', () => {
  test('is none before its day', () => {
    expect(foundWith({})).toBeNull();
    expect(foundWith({ 'jisho-reading-糸口': graded('2026-11-19', '2026-11-21') })).toBeNull();
  });

  test('comes back in another sentence with the same lemma', () => {
    const first = { 'jisho-001': seen('2026-11-19'), 'jisho-reading-糸口': graded('2026-11-19', '2026-11-20') };
    expect(foundWith(first)).toBe('糸口 in jisho-002');
  });

  test('comes back in its own sentence if there is no other', () => {
    expect(
      foundWith({ 'jisho-001': seen('2026-11-19'), 'jisho-reading-余白': graded('2026-11-19', '2026-11-20') }),
    ).toBe('余白 in jisho-001');
  });

  test('goes to the sentence not seen for longest once both are known', () => {
    const memory = {
      'jisho-001': seen('2026-11-01'),
      'jisho-reading-糸口': graded('2026-11-01', '2026-11-02'),
      'jisho-002': seen('2026-11-10'),
    };
    expect(foundWith(memory)).toBe('糸口 in jisho-001');
  });

  test('is due by its reading or by its meaning, whichever is due first', () => {
    const reading = { 'jisho-reading-余白': graded('2026-11-01', '2026-11-30') };
    expect(foundWith(reading)).toBeNull();
    expect(foundWith({ ...reading, 'jisho-meaning-余白': graded('2026-11-01', '2026-11-18') })).toBe(
      '余白 in jisho-001',
    );
  });

  test('is the one that has been due for longest', () => {
    const memory = {
      'jisho-reading-余白': graded('2026-11-10', '2026-11-15'),
      'jisho-reading-面影': graded('2026-11-10', '2026-11-12'),
    };
    expect(foundWith(memory)).toBe('面影 in jisho-003');
  });

  test('does not come again in a visit in which it was met', () => {
    const memory = { 'jisho-reading-糸口': graded('2026-11-10', '2026-11-15') };
    expect(foundWith(memory)).toBe('糸口 in jisho-001');
    expect(foundWith(memory, ['jisho-003'])).toBe('糸口 in jisho-001');
    expect(foundWith(memory, ['jisho-002'])).toBeNull();
  });
});

describe('a visit to jisho', () => {
  test('begins with a due word, and asks for such words in at most a third of its sentences', () => {
    const due = jishoSentences
      .slice(0, 12)
      .flatMap(({ id, words }) => [
        [id, seen('2026-11-10')] as const,
        ...words.map((word) => [itemOf(word, 'meaning'), graded('2026-11-10', '2026-11-11')] as const),
      ]);
    let state = start(deckOf(3, new Map(due)));
    expect(state.sentence.words).toContain(state.returnedWord);
    const returned = [state.returnedWord !== null];
    const shown = [state.sentence.id];
    while (shown.length < 12) {
      state = step(state, { type: 'next' });
      returned.push(state.returnedWord !== null);
      shown.push(state.sentence.id);
    }
    expect(returned.filter(Boolean)).toHaveLength(4);
    expect(new Set(shown).size).toBe(shown.length);
  });
});
