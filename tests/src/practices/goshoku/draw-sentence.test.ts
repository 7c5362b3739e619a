import { describe, expect, test } from 'vitest';
import { colourId } from '../../../../src/practices/goshoku/colours.ts';
import { colouredSentences } from '../../../../src/practices/goshoku/content.ts';
import { drawSentence } from '../../../../src/practices/goshoku/rules.ts';
import { itemAt } from '../../../../src/practices/random/item-at.ts';
import { foldVisits, type Visit } from '../../../../sync/model/practice/memory.ts';
import { deckOf } from '../deck.ts';

const first = itemAt(colouredSentences, 0);
const colour = itemAt(first.colours, 1).colour;

/** The memory of visits on the given days, each with its results. */
function memoryOf(...visits: readonly (readonly [day: string, results: Record<string, string>])[]) {
  const rows = visits.map(
    ([day, results], index): Visit => ({
      id: `v${index}`,
      day,
      results: Object.entries(results).map(([item, result]) => ({ item, result })),
    }),
  );
  return foldVisits(rows, 'goshoku-');
}

describe('the sentence of 五色', () => {
  const hard = memoryOf(['2026-11-18', { [first.id]: 'seen', [colourId(first, 1)]: 'again' }]);

  test('brings back a colour that was hard, in a sentence that is new to the member', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const { sentence, returned, deck } = drawSentence(deckOf(seed, hard));
      expect(returned?.id).toBe(colour);
      expect(sentence.id).not.toBe(first.id);
      expect(sentence.colours.map((its) => its.colour)).toContain(colour);
      expect(deck).toMatchObject({ drawn: [sentence.id], dueCount: 1 });
    }
  });

  test('is any one after that, since what is due is at most a third of a visit', () => {
    const { deck } = drawSentence(deckOf(1, hard));
    expect(drawSentence(deck).returned).toBeNull();
  });

  test('brings nothing back that came out well, or is not due yet', () => {
    const well = memoryOf(['2026-11-01', { [colourId(first, 1)]: 'remembered' }]);
    const today = memoryOf(['2026-11-20', { [colourId(first, 1)]: 'again' }]);
    expect(drawSentence(deckOf(1, well)).returned).toBeNull();
    expect(drawSentence(deckOf(1, today)).returned).toBeNull();
  });

  test('goes by the last answer about a colour, in whichever sentence', () => {
    const other = colouredSentences.find(
      ({ id, colours }) => id !== first.id && colours.some((its) => its.colour === colour),
    );
    if (other === undefined) throw new Error(`Only one sentence has the colour ${colour}`);
    const index = other.colours.findIndex((its) => its.colour === colour);
    const recovered = memoryOf(
      ['2026-11-10', { [colourId(first, 1)]: 'again' }],
      ['2026-11-12', { [colourId(other, index)]: 'remembered' }],
    );
    expect(drawSentence(deckOf(1, recovered)).returned).toBeNull();
  });

  test('is any one when no new sentence has the colour', () => {
    const all = memoryOf(
      ['2026-11-10', Object.fromEntries(colouredSentences.map(({ id }) => [id, 'seen']))],
      ['2026-11-12', { [colourId(first, 1)]: 'hard' }],
    );
    expect(drawSentence(deckOf(1, all))).toMatchObject({ returned: null });
  });
});
