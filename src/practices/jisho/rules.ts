import { itemAt } from '../random/item-at.ts';
import { createBag, draw, type ShuffleBag } from '../random/shuffle-bag.ts';
import { type JishoSentence, jishoSentences } from './content.ts';

/** Drill state: the number of the sentence shown (from 1), the sentence and its open word by index. */
export interface JishoState {
  readonly count: number;
  readonly sentence: number;
  readonly openWord: number | null;
  readonly isMeaningShown: boolean;
  readonly bag: ShuffleBag;
}

export type JishoInput =
  | { readonly type: 'tapWord'; readonly word: number }
  | { readonly type: 'toggleMeaning' }
  | { readonly type: 'next' };

/** Initial state with the first sentence and no open word; equal seeds give the same order. */
export function start(seed: number): JishoState {
  return drawSentence(createBag(jishoSentences.length, seed), 1);
}

/**
 * The first tap shows a word's reading only, so that the member can guess the meaning; a second tap closes the word.
 */
export function step(state: JishoState, input: JishoInput): JishoState {
  switch (input.type) {
    case 'tapWord':
      return {
        ...state,
        openWord: state.openWord === input.word ? null : input.word,
        isMeaningShown: false,
      };
    case 'toggleMeaning':
      return state.openWord === null ? state : { ...state, isMeaningShown: !state.isMeaningShown };
    case 'next':
      return drawSentence(state.bag, state.count + 1);
  }
}

export function currentSentence(state: JishoState): JishoSentence {
  return itemAt(jishoSentences, state.sentence);
}

function drawSentence(bag: ShuffleBag, count: number): JishoState {
  const drawn = draw(bag);
  return {
    count,
    sentence: drawn.index,
    openWord: null,
    isMeaningShown: false,
    bag: drawn.bag,
  };
}
