import { describe, expect, test } from 'vitest';
import { jishoSentences } from '../../../../src/practices/jisho/content.ts';
import { joinSegments, splitIntoSegments } from '../../../../src/practices/jisho/segments.ts';

const sample = { id: 'jisho-1', field: '暮らし', sentence: '朝から夜' };

describe('jisho segments', () => {
  test.each(jishoSentences)('split the sentence at its words without losing a character: $sentence', (sentence) => {
    const cut = splitIntoSegments(sentence);
    expect(joinSegments(cut)).toBe(sentence.sentence);
    expect(cut.filter(({ word }) => word !== null).map(({ text }) => text)).toEqual(
      sentence.words.map(({ word }) => word),
    );
    expect(cut.every(({ text }) => text.length > 0)).toBe(true);
  });

  test('keep brackets and stops on the line of their word', () => {
    const words = [{ id: '朝', word: '朝', reading: 'あさ', meaning: '意味。' }];
    expect(splitIntoSegments({ ...sample, sentence: 'ある「朝」、夜', words })).toEqual([
      { before: '', text: 'ある', word: null, after: '' },
      { before: '「', text: '朝', word: 0, after: '」、' },
      { before: '', text: '夜', word: null, after: '' },
    ]);
  });

  test('begin and end with a word when the sentence does', () => {
    const words = ['朝', '夜'].map((word) => ({
      id: word,
      word,
      reading: 'よみ',
      meaning: '意味。',
    }));
    expect(splitIntoSegments({ ...sample, words })).toEqual([
      { before: '', text: '朝', word: 0, after: '' },
      { before: '', text: 'から', word: null, after: '' },
      { before: '', text: '夜', word: 1, after: '' },
    ]);
  });

  test('reject a word that is not in the sentence', () => {
    const words = [{ id: '月', word: '月', reading: 'つき', meaning: '意味。' }];
    expect(() => splitIntoSegments({ ...sample, words })).toThrow('The word "月" is not in "朝から夜"');
  });
});
