import { type Deck, drawItem } from '../../../sync/rules/deck.ts';
import { type JishoSentence, jishoSentences } from './content.ts';

/** Drill state: the number of the sentence shown (from 1), the sentence, and its open word by index. */
export interface JishoState {
  readonly count: number;
  readonly sentence: JishoSentence;
  readonly openWord: number | null;
  readonly isMeaningShown: boolean;
  readonly deck: Deck;
}

export type JishoInput =
  | { readonly type: 'tapWord'; readonly word: number }
  | { readonly type: 'toggleMeaning' }
  | { readonly type: 'next' };

/** Initial state with the first sentence and no open word. */
export function start(deck: Deck): JishoState {
  return drawSentence(deck, 1);
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
      return drawSentence(state.deck, state.count + 1);
  }
}

function drawSentence(from: Deck, count: number): JishoState {
  const { item, deck } = drawItem(from, jishoSentences);
  return { count, sentence: item, openWord: null, isMeaningShown: false, deck };
}
