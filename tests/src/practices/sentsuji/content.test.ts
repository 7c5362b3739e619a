import { describe, expect, test } from 'vitest';
import { modifierPhrases } from '../../../../src/practices/sentsuji/content.ts';
import type { ModifierPhrase } from '../../../../src/practices/sentsuji/modifier-phrase.ts';
import { itemNumber } from '../../../../sync/model/practice/content-item.ts';
import { repeatedIn } from '../plain-sentences.ts';

const quotesIn = (text: string) => [...text.matchAll(/「([^「」]+)」/gu)].map(([, quote = '']) => quote);
const levels = [1, 2, 3, 4, 5, 6] as const;
const barePhrases = modifierPhrases.filter(({ sentence }) => sentence === undefined);
const inSentences = modifierPhrases.flatMap((phrase) =>
  phrase.sentence === undefined ? [] : [{ ...phrase, sentence: phrase.sentence }],
);

/** True for two phrases that differ in their last two characters at most, such as 冷たく and 冷たい. */
function isAlike({ bunsetsu: one }: ModifierPhrase, { bunsetsu: other }: ModifierPhrase): boolean {
  const common = [...one].findIndex((sign, index) => sign !== other[index]);
  const shared = common < 0 ? one.length : common;
  return one !== other && shared > 0 && shared >= Math.max(one.length, other.length) - 2;
}

describe('sentsuji phrases', () => {
  test('come in six levels of fifty, from easy to subtle', () => {
    const all = modifierPhrases.map(({ level }) => level);
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    for (const level of levels) expect(all.filter((one) => one === level).length, `level ${level}`).toBe(50);
  });

  test('stand in a sentence from the third level on', () => {
    expect(new Set(barePhrases.map(({ level }) => level))).toEqual(new Set([1, 2]));
    expect(new Set(inSentences.map(({ level }) => level))).toEqual(new Set([3, 4, 5, 6]));
  });

  test('are unique by themselves, and in sentences', () => {
    expect(repeatedIn(barePhrases.map(({ bunsetsu }) => bunsetsu))).toEqual([]);
    expect(repeatedIn(inSentences.map(({ bunsetsu }) => bunsetsu))).toEqual([]);
    expect(repeatedIn(inSentences.map(({ sentence }) => sentence.text))).toEqual([]);
  });

  test('are half 連用 and half 連体 in each level, with no run of five', () => {
    for (const level of levels) {
      const kinds = modifierPhrases.filter((phrase) => phrase.level === level).map(({ type }) => type);
      const share = kinds.filter((type) => type === 'rentai').length / kinds.length;
      expect(share, `level ${level}`).toBeGreaterThanOrEqual(0.4);
      expect(share, `level ${level}`).toBeLessThanOrEqual(0.6);
    }
    const kinds = modifierPhrases.map(({ type }) => (type === 'rentai' ? 'な' : 'ど')).join('');
    expect(kinds).not.toMatch(/(な|ど)\1{4}/u);
  });

  test('by themselves are explained by a use, beside another example', () => {
    const unexplained = barePhrases.filter(({ bunsetsu, explanation }) => {
      const quotes = quotesIn(explanation);
      const uses = quotes.filter((quote) => quote.includes(bunsetsu));
      return uses.length === 0 || quotes.length - uses.length < 1;
    });
    expect(unexplained.map(({ id, bunsetsu, explanation }) => [id, bunsetsu, explanation])).toEqual([]);
  });
});

describe('sentsuji sentences', () => {
  test('offer two to four words, two of them of the kind that the phrase leans on', () => {
    for (const { id, type, sentence } of inSentences) {
      const { nouns, predicates, head } = sentence;
      const ofItsKind = type === 'rentai' ? nouns : predicates;
      expect(ofItsKind, id).toContain(head);
      expect(ofItsKind.length, id).toBeGreaterThanOrEqual(2);
      expect(nouns.length + predicates.length, id).toBeLessThanOrEqual(4);
    }
  });

  test('are half pairs of phrases that look alike, of both types, with two words of each kind', () => {
    const pairs = inSentences.flatMap((phrase, index) => {
      const next = inSentences[index + 1];
      return next !== undefined && isAlike(phrase, next) ? [[phrase, next] as const] : [];
    });
    expect(pairs).toHaveLength(inSentences.length / 4);
    for (const [one, other] of pairs) {
      expect(new Set([one.type, other.type]).size, one.id).toBe(2);
      for (const { id, sentence } of [one, other]) {
        expect([sentence.nouns.length, sentence.predicates.length], id).toEqual([2, 2]);
      }
    }
  });

  test('keep the ids of fifty earlier phrases, and have new ids for the others', () => {
    const numbers = inSentences.map(itemNumber);
    expect(numbers.filter((number) => number > 100 && number <= 300)).toHaveLength(50);
    const added = numbers.filter((number) => number > 300);
    expect(added.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 150 }, (_, index) => 301 + index));
  });

  test('are explained by the word that the phrase leans on, or by its ending', () => {
    const particle = /[のがをにはもでへと]+$/u;
    const unexplained = inSentences.filter(({ explanation, sentence: { head } }) => {
      const stem = head.replace(particle, '');
      return !quotesIn(explanation).some((quote) => head.includes(quote) || quote.startsWith(stem));
    });
    expect(unexplained.map(({ id, sentence, explanation }) => [id, sentence.head, explanation])).toEqual([]);
  });
});
