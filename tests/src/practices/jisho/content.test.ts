import { describe, expect, test } from 'vitest';
import { jishoSentences } from '../../../../src/practices/jisho/content.ts';
import { forbiddenInCopy, kanaOnly } from '../plain-copy.ts';

const allWords = jishoSentences.flatMap(({ words }) => words);
const kanaOf = (text: string) => [...text].filter((sign) => kanaOnly.test(sign)).join('');

/** Whether the kana of a word appear in its reading in the same order. */
function keepsKana(word: string, reading: string): boolean {
  return new RegExp([...kanaOf(word)].join('.*'), 'u').test(reading);
}

describe('jisho sentences', () => {
  test('are ten unique sentences, numbered in order', () => {
    expect(jishoSentences.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(jishoSentences.map(({ sentence }) => sentence.slice(0, 3))).size).toBe(10);
    for (const { sentence } of jishoSentences) expect(sentence).toMatch(/^[^。]+。$/u);
  });

  test('have three to five words each, unique in the set', () => {
    for (const { words } of jishoSentences) {
      expect(words.length).toBeGreaterThanOrEqual(3);
      expect(words.length).toBeLessThanOrEqual(5);
    }
    expect(new Set(allWords.map(({ word }) => word)).size).toBe(allWords.length);
  });

  test.each(jishoSentences)('contain each word once, as written and in order: $sentence', ({ sentence, words }) => {
    const places = words.map(({ word }) => sentence.indexOf(word));
    expect(words.map(({ word }) => sentence.split(word).length - 1)).toEqual(words.map(() => 1));
    words.slice(1).forEach((_, index) => {
      const before = words[index]?.word.length ?? 0;
      expect(places[index + 1]).toBeGreaterThanOrEqual((places[index] ?? 0) + before);
    });
  });

  test('have readings in kana that contain the kana of the written word', () => {
    for (const { word, reading } of allWords) {
      expect(reading).toMatch(kanaOnly);
      expect(keepsKana(word, reading), `${word} ${reading}`).toBe(true);
    }
  });

  test('explain every word in a unique sentence', () => {
    expect(new Set(allWords.map(({ meaning }) => meaning)).size).toBe(allWords.length);
    for (const { word, meaning } of allWords) {
      expect(meaning).toMatch(/。$/u);
      expect(meaning, word).not.toContain(word);
    }
  });

  test('are written in plain copy', () => {
    for (const { sentence } of jishoSentences) expect(sentence).not.toMatch(forbiddenInCopy);
    for (const { meaning } of allWords) expect(meaning).not.toMatch(forbiddenInCopy);
  });
});
