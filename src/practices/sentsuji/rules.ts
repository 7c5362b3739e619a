import { itemAt } from '../random/item-at.ts';
import { type ModifierPhrase, modifierPhrases } from './content.ts';

/** Drill state: the phrase by index, its phase, and how many answers have been revealed. */
export interface SentsujiState {
  readonly index: number;
  readonly phase: 'asking' | 'revealed' | 'finished';
  readonly answered: number;
}

export type SentsujiInput = { readonly type: 'reveal' } | { readonly type: 'next' };

/** Initial state at the first phrase. */
export function start(): SentsujiState {
  return { index: 0, phase: 'asking', answered: 0 };
}

/**
 * Phrases come in teaching order. A phrase counts as answered once its answer is revealed, and may be skipped; after
 * the last one the drill ignores further input.
 */
export function step(state: SentsujiState, input: SentsujiInput): SentsujiState {
  if (state.phase === 'finished') return state;
  switch (input.type) {
    case 'reveal':
      return state.phase === 'revealed' ? state : { ...state, phase: 'revealed', answered: state.answered + 1 };
    case 'next':
      return state.index + 1 < modifierPhrases.length
        ? { ...state, index: state.index + 1, phase: 'asking' }
        : { ...state, phase: 'finished' };
  }
}

export function currentPhrase(state: SentsujiState): ModifierPhrase {
  return itemAt(modifierPhrases, state.index);
}

/** Number of the current phrase, for n / total. */
export function progress(state: SentsujiState): {
  readonly number: number;
  readonly total: number;
} {
  return { number: state.index + 1, total: modifierPhrases.length };
}
