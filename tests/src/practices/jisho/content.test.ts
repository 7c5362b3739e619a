import { describe, expect, test } from 'vitest';
import { jishoSentences } from '../../../../src/practices/jisho/content.ts';
import { isKana } from '../../../../src/practices/jisho/questions.ts';
import { kanaOnly } from '../plain-copy.ts';
import { repeatedIn } from '../plain-sentences.ts';

const allWords = jishoSentences.flatMap(({ words }) => words);
const kanaOf = (text: string) => [...text].filter((sign) => /[ぁ-ゖ]/u.test(sign)).join('');

/** Whether the hiragana of a word appear in its reading in the same order. */
function keepsKana(word: string, reading: string): boolean {
  return new RegExp([...kanaOf(word)].join('.*'), 'u').test(reading);
}

describe('jisho sentences', () => {
  test('are one or two whole sentences, with their own beginning', () => {
    for (const { sentence } of jishoSentences) expect(sentence).toMatch(/^([^。]+。)?[^。]+[。」]$/u);
    expect(repeatedIn(jishoSentences.map(({ sentence }) => sentence.slice(0, 4)))).toEqual([]);
  });

  test('have three to five words each', () => {
    for (const { id, words } of jishoSentences) {
      expect(words.length, id).toBeGreaterThanOrEqual(3);
      expect(words.length, id).toBeLessThanOrEqual(5);
    }
  });

  test('contain each word once, as written and in order', () => {
    for (const { id, sentence, words } of jishoSentences) {
      let end = 0;
      for (const { word } of words) {
        expect(sentence.split(word).length, `${word} in ${id}`).toBe(2);
        expect(sentence.indexOf(word), `${word} in ${id}`).toBeGreaterThanOrEqual(end);
        end = sentence.indexOf(word) + word.length;
      }
    }
  });

  test('have readings in kana that contain the kana of the written word', () => {
    for (const { word, reading } of allWords) {
      expect(reading).toMatch(kanaOnly);
      expect(keepsKana(word, reading), `${word} ${reading}`).toBe(true);
    }
  });

  test('accept other readings that fit the written word, too', () => {
    for (const { word, reading, otherReadings = [] } of allWords) {
      expect(repeatedIn([reading, ...otherReadings])).toEqual([]);
      for (const other of otherReadings) expect(isKana(other) && keepsKana(word, other), `${word} ${other}`).toBe(true);
    }
  });

  test('explain every word without itself, except in a quotation and for a single kanji', () => {
    for (const { word, meaning } of allWords) {
      expect(meaning).toMatch(/。$/u);
      if (word.length === 1) continue;
      expect(meaning.replaceAll(/「[^」]*」/gu, ''), word).not.toMatch(new RegExp(`${word}(?![ァ-ヶー])`, 'u'));
    }
  });

  test('bring at least fifty words back in exactly one other sentence, named by the same lemma', () => {
    const lemmas = new Map<string, Set<string>>();
    for (const { id, words } of jishoSentences) {
      for (const { lemma } of words)
        if (lemma !== undefined) lemmas.set(lemma, (lemmas.get(lemma) ?? new Set()).add(id));
    }
    expect(lemmas.size).toBeGreaterThanOrEqual(50);
    expect([...lemmas].filter(([, sentences]) => sentences.size !== 2).map(([lemma]) => lemma)).toEqual([]);
    const named = allWords.filter(({ lemma }) => lemma === undefined).map(({ word }) => word);
    expect(repeatedIn(named)).toEqual([]);
  });
});
