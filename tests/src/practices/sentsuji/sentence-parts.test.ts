import { describe, expect, test } from 'vitest';
import { modifierPhrases } from '../../../../src/practices/sentsuji/content.ts';
import { splitIntoParts } from '../../../../src/practices/sentsuji/sentence-parts.ts';

const sentence = {
  text: '店の近くの店へ、犬と急ぐ。',
  nouns: ['店へ', '犬と'],
  predicates: ['急ぐ'],
  head: '店へ',
};

describe('the parts of a sentence', () => {
  test('are its phrase, the words behind it in their order, and what stands between', () => {
    expect(splitIntoParts(sentence, '近くの')).toEqual([
      { text: '店の', sign: '', role: 'rest' },
      { text: '近くの', sign: '', role: 'phrase' },
      { text: '店へ', sign: '、', role: 'word' },
      { text: '犬と', sign: '', role: 'word' },
      { text: '急ぐ', sign: '。', role: 'word' },
    ]);
  });

  test('give each bundled sentence again, with all of its words', () => {
    for (const { id, bunsetsu, sentence: bundled } of modifierPhrases) {
      if (bundled === undefined) continue;
      const parts = splitIntoParts(bundled, bunsetsu);
      expect(parts.map(({ text, sign }) => text + sign).join(''), id).toBe(bundled.text);
      const words = parts.filter(({ role }) => role === 'word').map(({ text }) => text);
      expect(words.toSorted(), id).toEqual([...bundled.nouns, ...bundled.predicates].toSorted());
    }
  });

  test('refuse a word that does not stand behind the phrase', () => {
    expect(() => splitIntoParts({ ...sentence, nouns: ['店の'] }, '近くの')).toThrow('"店の" is not in its place');
  });
});
