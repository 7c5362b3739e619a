import { type Deck, drawItem } from '../../../sync/rules/deck.ts';
import { type ModifierPhrase, modifierPhrases } from './content.ts';

/** Drill state: the phrase, its phase, how many were shown and how many answers revealed in this visit. */
export interface SentsujiState {
  readonly phrase: ModifierPhrase;
  readonly phase: 'asking' | 'revealed' | 'finished';
  readonly shown: number;
  readonly answered: number;
  readonly deck: Deck;
}

export type SentsujiInput = { readonly type: 'reveal' } | { readonly type: 'next' };

/** Initial state at the first phrase in teaching order that the member has not seen. */
export function start(deck: Deck): SentsujiState {
  return drawPhrase(deck, { shown: 1, answered: 0 });
}

/**
 * Phrases come in teaching order. A phrase counts as answered once its answer is revealed, and may be skipped; after
 * the last phrase of the course the drill ignores further input.
 */
export function step(state: SentsujiState, input: SentsujiInput): SentsujiState {
  if (state.phase === 'finished') return state;
  switch (input.type) {
    case 'reveal':
      return state.phase === 'revealed' ? state : { ...state, phase: 'revealed', answered: state.answered + 1 };
    case 'next':
      return isLast(state)
        ? { ...state, phase: 'finished' }
        : drawPhrase(state.deck, { shown: state.shown + 1, answered: state.answered });
  }
}

/** True at the last phrase of the course: 解き終える. */
export function isLast({ phrase }: SentsujiState): boolean {
  return phrase === modifierPhrases.at(-1);
}

function drawPhrase(from: Deck, counts: Pick<SentsujiState, 'shown' | 'answered'>): SentsujiState {
  const { item, deck } = drawItem(from, modifierPhrases, 'teaching');
  return { ...counts, phrase: item, phase: 'asking', deck };
}

/** Number of the current phrase in the course, for n / total. */
export function progress(state: SentsujiState): {
  readonly number: number;
  readonly total: number;
} {
  return { number: modifierPhrases.indexOf(state.phrase) + 1, total: modifierPhrases.length };
}
