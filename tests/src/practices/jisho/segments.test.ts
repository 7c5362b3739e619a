import { describe, expect, test } from 'vitest';
import { jishoSentences } from '../../../../src/practices/jisho/content.ts';
import { splitIntoSegments } from '../../../../src/practices/jisho/segments.ts';

const sample = { id: 'jisho-1', field: '暮らし', sentence: '朝から夜' };

describe('jisho segments', () => {
  test.each(jishoSentences)('split the sentence at its words without losing a character: $sentence', (sentence) => {
    const cut = splitIntoSegments(sentence);
    expect(cut.map(({ text }) => text).join('')).toBe(sentence.sentence);
    expect(cut.filter(({ word }) => word !== null).map(({ text }) => text)).toEqual(
      sentence.words.map(({ word }) => word),
    );
    expect(cut.every(({ text }) => text.length > 0)).toBe(true);
  });

  test('begin and end with a word when the sentence does', () => {
    const words = ['朝', '夜'].map((word) => ({
      id: word,
      word,
      reading: 'よみ',
      meaning: '意味。',
    }));
    expect(splitIntoSegments({ ...sample, words })).toEqual([
      { text: '朝', word: 0 },
      { text: 'から', word: null },
      { text: '夜', word: 1 },
    ]);
  });

  test('reject a word that is not in the sentence', () => {
    const words = [{ id: '月', word: '月', reading: 'つき', meaning: '意味。' }];
    expect(() => splitIntoSegments({ ...sample, words })).toThrow('The word "月" is not in "朝から夜"');
  });
});
