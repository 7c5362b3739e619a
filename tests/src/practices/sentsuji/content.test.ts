import { describe, expect, test } from 'vitest';
import { modifierPhrases } from '../../../../src/practices/sentsuji/content.ts';
import { repeatedIn } from '../plain-sentences.ts';

const quotesIn = (text: string) => [...text.matchAll(/「([^「」]+)」/gu)].map(([, quote = '']) => quote);

describe('sentsuji phrases', () => {
  test('come in six levels of fifty, from easy to subtle', () => {
    const levels = modifierPhrases.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    for (const level of [1, 2, 3, 4, 5, 6]) {
      expect(levels.filter((one) => one === level).length, `level ${level}`).toBeGreaterThanOrEqual(50);
    }
  });

  test('are unique', () => {
    expect(repeatedIn(modifierPhrases.map(({ bunsetsu }) => bunsetsu))).toEqual([]);
  });

  test('are half 連用 and half 連体 in each level, with no run of five', () => {
    for (const level of [1, 2, 3, 4, 5, 6]) {
      const kinds = modifierPhrases.filter((phrase) => phrase.level === level).map(({ type }) => type);
      const share = kinds.filter((type) => type === 'rentai').length / kinds.length;
      expect(share, `level ${level}`).toBeGreaterThanOrEqual(0.4);
      expect(share, `level ${level}`).toBeLessThanOrEqual(0.6);
    }
    const kinds = modifierPhrases.map(({ type }) => (type === 'rentai' ? 'な' : 'ど')).join('');
    expect(kinds).not.toMatch(/(な|ど)\1{4}/u);
  });

  test('are shown in a use, beside another example', () => {
    const bare = modifierPhrases.filter(({ bunsetsu, explanation }) => {
      const quotes = quotesIn(explanation);
      const uses = quotes.filter((quote) => quote.includes(bunsetsu));
      return uses.length === 0 || quotes.length - uses.length < 1;
    });
    expect(bare.map(({ id, bunsetsu, explanation }) => [id, bunsetsu, explanation])).toEqual([]);
  });
});
