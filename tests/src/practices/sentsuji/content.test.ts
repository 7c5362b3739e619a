import { describe, expect, test } from 'vitest';
import { modifierPhrases } from '../../../../src/practices/sentsuji/content.ts';
import { forbiddenInCopy } from '../plain-copy.ts';

const quotesIn = (text: string) => [...text.matchAll(/「([^「」]+)」/gu)].map(([, quote = '']) => quote);

describe('sentsuji phrases', () => {
  test('are fifty, numbered in order', () => {
    expect(modifierPhrases.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  test('are unique, with unique explanations', () => {
    expect(new Set(modifierPhrases.map(({ bunsetsu }) => bunsetsu)).size).toBe(50);
    expect(new Set(modifierPhrases.map(({ explanation }) => explanation)).size).toBe(50);
  });

  test('are half 連用 and half 連体, with no long run or strict alternation', () => {
    const kinds = modifierPhrases.map(({ type }) => (type === 'rentai' ? 'な' : 'ど')).join('');
    expect(kinds.split('な')).toHaveLength(26);
    expect(kinds).not.toMatch(/(な|ど)\1{3}/u);
    expect(kinds).not.toMatch(/(など){4}|(どな){4}/u);
  });

  test('have the ending of their type', () => {
    for (const { bunsetsu, type } of modifierPhrases) {
      if (type === 'rentai') expect(bunsetsu).toMatch(/(い|な|の|[ただ]|立つ|という|同じ)$/u);
      else expect(bunsetsu).not.toMatch(/(い|な|の|[ただ]|る|という)$/u);
    }
  });

  test.each(modifierPhrases)('name the modified word and show both uses: $bunsetsu', ({ bunsetsu, explanation }) => {
    const quotes = quotesIn(explanation);
    const own = quotes.filter((quote) => quote.includes(bunsetsu) && quote !== bunsetsu);
    const leansOn = own.flatMap((example) => {
      const after = example.slice(example.indexOf(bunsetsu) + bunsetsu.length);
      return quotes.filter((quote) => after.includes(quote));
    });
    expect(leansOn.length).toBeGreaterThan(0);
    const otherUse = quotes.filter((quote) => quote.length >= 3 && !own[0]?.includes(quote) && quote !== bunsetsu);
    expect(otherUse.length).toBeGreaterThan(0);
    expect(explanation).toMatch(/連用|連体|名詞|動詞/u);
  });

  test('have short explanations in plain copy', () => {
    for (const { bunsetsu, explanation } of modifierPhrases) {
      expect(bunsetsu).not.toMatch(forbiddenInCopy);
      expect(explanation).not.toMatch(forbiddenInCopy);
      expect(explanation).toMatch(/。$/u);
      expect(explanation.length).toBeGreaterThanOrEqual(45);
      expect(explanation.length).toBeLessThanOrEqual(105);
    }
  });
});
