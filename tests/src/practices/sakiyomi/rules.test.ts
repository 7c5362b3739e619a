import { describe, expect, test } from 'vitest';
import { editorials } from '../../../../src/practices/sakiyomi/content.ts';
import {
  canGuess,
  currentGuess,
  foundClues,
  gistsOf,
  openSentences,
  paragraphId,
  progress,
  readingMinutes,
  type SakiyomiState,
  shownText,
  splitAtClues,
  start,
  step,
  stopOf,
} from '../../../../src/practices/sakiyomi/rules.ts';
import { deckOf } from '../deck.ts';

const SEED = 11;

function read(paragraphs: number): SakiyomiState {
  let state = start(deckOf(SEED));
  for (let count = 1; count <= paragraphs; count += 1) state = step(state, { type: 'next' });
  return state;
}

describe('foresight reading', () => {
  test.for([
    { presses: 0, read: 1, complete: false },
    { presses: 1, read: 2, complete: false },
    { presses: 2, read: 3, complete: false },
    { presses: 3, read: 3, complete: true },
    { presses: 4, read: 3, complete: true },
  ])('has $read of 3 paragraphs open after $presses presses', ({ presses, read: shown, complete }) => {
    const state = read(presses);
    expect(progress(state)).toEqual({ read: shown, total: 3 });
    expect(state.isComplete).toBe(complete);
  });

  test('states the reading time at 250 characters a minute', () => {
    const editorial = {
      ...start(deckOf(SEED)).editorial,
      paragraphs: ['あ'.repeat(200), '', 'い'.repeat(430)] as const,
    };
    expect(readingMinutes(editorial)).toBe(3);
    expect(editorials.map(readingMinutes).filter((minutes) => minutes !== 3)).toEqual([]);
  });

  test.for([0, 2, 3])('starts a new text after %d presses', (presses) => {
    const before = read(presses);
    const state = step(before, { type: 'newText' });
    expect(state.editorial).not.toBe(before.editorial);
    expect(progress(state)).toEqual({ read: 1, total: 3 });
    expect(state.isComplete).toBe(false);
  });
});

describe('a guess in foresight reading', () => {
  const first = step(start(deckOf(SEED)), { type: 'next', guess: ' 雨になる ' });

  test('belongs to the paragraph that it predicts', () => {
    expect(first.guesses).toEqual([{ paragraph: 1, text: '雨になる', chosen: null }]);
    const second = step(first, { type: 'next', guess: '晴れる' });
    expect(second.guesses.map(({ paragraph, text }) => [paragraph, text])).toEqual([
      [1, '雨になる'],
      [2, '晴れる'],
    ]);
    expect(paragraphId(first.editorial, 1)).toBe(`${first.editorial.id}-2`);
  });

  test('may stay empty', () => {
    expect(step(first, { type: 'next', guess: '　 ' }).guesses.map(({ text }) => text)).toEqual(['雨になる', '']);
  });

  test('is asked for as long as a paragraph follows', () => {
    expect([0, 1, 2].map((presses) => canGuess(read(presses)))).toEqual([true, true, false]);
  });

  test('is forgotten with the text', () => {
    expect(step(first, { type: 'newText' }).guesses).toEqual([]);
  });
});

describe('the choice among three gists', () => {
  const begun = start(deckOf(SEED));
  const stop = begun.editorial.stops?.[0];
  const asked = step(begun, { type: 'ask', guess: ' 雨になる ' });
  const choose = (gist: string) => step(asked, { type: 'choose', gist });
  const right = choose(stop?.gist ?? '');

  test('comes after the own guess, which it fixes', () => {
    expect(currentGuess(begun)).toBeNull();
    expect(currentGuess(asked)).toEqual({ paragraph: 1, text: '雨になる', chosen: null });
    expect(step(asked, { type: 'ask', guess: '晴れる' })).toBe(asked);
    expect(step(begun, { type: 'choose', gist: stop?.gist ?? '' }).guesses).toEqual([]);
  });

  test('counts once, and stays when the text goes on', () => {
    expect(currentGuess(right)?.chosen).toBe(stop?.gist);
    expect(step(right, { type: 'choose', gist: stop?.others[0] ?? '' }).guesses).toEqual(right.guesses);
    const next = step(right, { type: 'next', guess: '晴れる' });
    expect(next.guesses).toEqual([{ paragraph: 1, text: '雨になる', chosen: stop?.gist }]);
    expect(stopOf(next)).toBe(begun.editorial.stops?.[1]);
    expect(currentGuess(next)).toBeNull();
  });

  test('is offered at two stops, and not in a text without gists', () => {
    expect([0, 1, 2].map((presses) => stopOf(read(presses)) !== null)).toEqual([true, true, false]);
    const { stops: _, ...added } = begun.editorial;
    expect(step({ ...begun, editorial: added }, { type: 'ask', guess: '雨' }).guesses).toEqual([]);
  });

  test('has its three in each order, the same for a seed', () => {
    const orders = new Set<number>();
    for (let seed = 0; seed < 50; seed += 1) {
      const state = start(deckOf(seed));
      const own = stopOf(state);
      if (own === null) throw new Error('no stop');
      const gists = gistsOf(own, state);
      expect(new Set(gists)).toEqual(new Set([own.gist, ...own.others]));
      expect(gistsOf(own, state)).toEqual(gists);
      orders.add(gists.indexOf(own.gist));
    }
    expect(orders).toEqual(new Set([0, 1, 2]));
  });

  test('opens the last sentence of a paragraph at 上級', () => {
    const hard = { ...asked, deck: { ...asked.deck, level: 3 as const } };
    const whole = asked.editorial.paragraphs[0];
    expect(shownText(asked, 0)).toBe(whole);
    expect(whole.startsWith(shownText(hard, 0))).toBe(true);
    expect(shownText(hard, 0)).not.toBe(whole);
    expect(shownText({ ...right, deck: hard.deck }, 0)).toBe(whole);
    const next = step(hard, { type: 'next' });
    expect(shownText(next, 0)).toBe(whole);
  });

  test('lets the clues be searched afterwards, sentence by sentence, until the text goes on', () => {
    if (stop === undefined) throw new Error('no stop');
    const [first = ''] = stop.clues;
    const sentence = openSentences(right).find((one) => one.includes(first)) ?? '';
    const search = { type: 'search', sentences: [sentence] } as const;
    expect(step(asked, search)).toBe(asked);
    expect(foundClues(stop, right.searched)).toEqual([]);
    const searched = step(step(right, search), search);
    expect(searched.searched).toEqual([sentence]);
    expect(foundClues(stop, searched.searched)).toContain(first);
    const all = step(right, { type: 'search', sentences: openSentences(right) });
    expect(foundClues(stop, all.searched)).toEqual(stop.clues);
    expect(step(all, { type: 'next' }).searched).toEqual([]);
  });

  test('marks the clues in a sentence', () => {
    expect(splitAtClues('空は赤く、風は冷たい。', ['冷たい', '赤く', '雨'])).toEqual([
      { text: '空は', isClue: false },
      { text: '赤く', isClue: true },
      { text: '、風は', isClue: false },
      { text: '冷たい', isClue: true },
      { text: '。', isClue: false },
    ]);
    expect(splitAtClues('赤く', ['赤く'])).toEqual([{ text: '赤く', isClue: true }]);
    expect(splitAtClues('空は。', [])).toEqual([{ text: '空は。', isClue: false }]);
  });
});
