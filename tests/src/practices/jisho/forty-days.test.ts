import { expect, test } from 'vitest';
import { readWords } from '../../../../src/data/training/read-words.ts';
import type { JishoWord } from '../../../../src/practices/jisho/content.ts';
import { questionOf, resultsOf, start, step } from '../../../../src/practices/jisho/rules.ts';
import { nameOf } from '../../../../src/practices/jisho/word-items.ts';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import { createDeck } from '../../../../sync/model/practice/deck.ts';
import { foldVisits } from '../../../../sync/model/practice/memory.ts';
import { createRng } from '../../../../sync/model/practice/seeded-random.ts';

const FIRST = toDay('2026-04-01');
const DAYS = 40;
const SENTENCES = 7;

/** Of the words, this part can be read from the first day on. */
const KNOWN = 0.7;
/** A reading that is not known is guessed so often, another time differently. */
const GUESSED = 0.05;
/** Of the readings that were missed and shown, so many are known the next time. */
const KEPT = 0.8;

/** Plays 辞書 at 中級 every day: how many words were missed, and how many of them were learnt. */
function practise(seed: number, learns: boolean): { missed: number; learnt: number } {
  const rng = createRng(seed);
  const known = new Map<string, boolean>();
  const visits: { id: string; training_type: string; day: string; results: { item: string; result: string }[] }[] = [];
  const reads = (word: JishoWord) => {
    const name = nameOf(word);
    const isKnown = known.get(name) ?? rng.chance(KNOWN);
    known.set(name, isKnown || (learns && rng.chance(KEPT)));
    return isKnown || rng.chance(GUESSED);
  };
  for (let n = 0; n < DAYS; n += 1) {
    const day = addDays(FIRST, n);
    const memory = foldVisits(visits, 'jisho-');
    let state = start(createDeck({ memory, level: 2, day, hour: 7, seed: seed + n }));
    const results = new Map<string, string>();
    for (let count = 0; count < SENTENCES; count += 1) {
      results.set(state.sentence.id, 'seen');
      for (const [index, word] of state.sentence.words.entries()) {
        state = step(state, { type: 'tapWord', word: index });
        if (questionOf(state, index)?.kind === 'reading') {
          state = step(state, { type: 'answer', answer: reads(word) ? word.reading : null });
        }
        state = step(state, { type: 'answer', answer: word.meaning });
      }
      for (const [item, result] of resultsOf(state)) results.set(item, result);
      state = step(state, { type: 'next' });
    }
    const entries = [...results].map(([item, result]) => ({ item, result }));
    visits.push({ id: String(n).padStart(3, '0'), training_type: 'jisho', day, results: entries });
  }
  const isMiss = ({ item, result }: { item: string; result: string }) =>
    item.startsWith('jisho-reading-') && result === 'wrong';
  const missed = new Set(visits.flatMap(({ results }) => results.filter(isMiss).map(({ item }) => item)));
  return { missed: missed.size, learnt: readWords(visits).learnt.length };
}

const members = [1, 2, 3];
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

test('who learns nothing gets at most one in fifty of the missed words counted', () => {
  const played = members.map((seed) => practise(seed, false));
  expect(played.map(({ missed, learnt }) => `${learnt} of ${missed}`)).toMatchInlineSnapshot(`
    [
      "2 of 118",
      "1 of 116",
      "0 of 101",
    ]
  `);
  expect(sum(played.map(({ learnt }) => learnt)) * 50).toBeLessThanOrEqual(sum(played.map(({ missed }) => missed)));
});

test('who learns and practises daily meets some forty learnt words in forty days', () => {
  const played = members.map((seed) => practise(seed, true));
  expect(played.map(({ missed, learnt }) => `${learnt} of ${missed}`)).toMatchInlineSnapshot(`
    [
      "50 of 119",
      "48 of 104",
      "34 of 91",
    ]
  `);
  for (const { learnt } of played) expect(learnt).toBeGreaterThan(30);
});
