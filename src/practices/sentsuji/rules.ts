import { type Deck, drawItem } from '../../../sync/model/practice/deck.ts';
import { modifierPhrases } from './content.ts';
import type { ModifierPhrase } from './modifier-phrase.ts';

/** Drill state: the phrase, its phase, and the counts of this visit. */
export interface SentsujiState {
  readonly phrase: ModifierPhrase;
  /** True if the phrase comes back because it is due, out of turn. */
  readonly isReturned: boolean;
  readonly phase: 'asking' | 'revealed';
  /** The type or the word that the member chose; null if the answer was only looked at, or not yet. */
  readonly choice: string | null;
  /** How many answers were revealed, with or without a choice. */
  readonly answered: number;
  readonly chosen: number;
  readonly right: number;
  readonly deck: Deck;
  /** In teaching order. */
  readonly pool: readonly ModifierPhrase[];
}

export type SentsujiInput =
  | { readonly type: 'choose'; readonly choice: string }
  | { readonly type: 'reveal' }
  | { readonly type: 'next' };

/** Initial state at the first phrase in teaching order that the member has not seen, or at one that is due. */
export function start(deck: Deck, pool: readonly ModifierPhrase[] = modifierPhrases): SentsujiState {
  return drawPhrase({ deck, pool, answered: 0, chosen: 0, right: 0 });
}

/**
 * Phrases come in teaching order. A phrase counts as answered once its answer is revealed, by a choice or without one,
 * and may be skipped; nothing comes after the last phrase of the course.
 */
export function step(state: SentsujiState, input: SentsujiInput): SentsujiState {
  switch (input.type) {
    case 'choose':
      return state.phase === 'asking' ? choose(state, input.choice) : state;
    case 'reveal':
      return state.phase === 'asking' ? { ...state, phase: 'revealed', answered: state.answered + 1 } : state;
    case 'next':
      return isLast(state) ? state : drawPhrase(state);
  }
}

/** The right choice: in a sentence the word that the phrase leans on, else the type of the phrase. */
export function answerOf({ sentence, type }: ModifierPhrase): string {
  return sentence?.head ?? type;
}

/** Whether the choice was right; null without a choice. */
export function isRight({ choice, phrase }: SentsujiState): boolean | null {
  return choice === null ? null : choice === answerOf(phrase);
}

/** True at the last phrase of the course: 解き終える. One that comes back out of turn ends nothing. */
export function isLast({ phrase, isReturned, pool }: SentsujiState): boolean {
  return phrase === pool.at(-1) && !isReturned;
}

function choose(state: SentsujiState, choice: string): SentsujiState {
  return {
    ...state,
    phase: 'revealed',
    choice,
    answered: state.answered + 1,
    chosen: state.chosen + 1,
    right: state.right + (choice === answerOf(state.phrase) ? 1 : 0),
  };
}

type Visit = Pick<SentsujiState, 'deck' | 'pool' | 'answered' | 'chosen' | 'right'>;

function drawPhrase({ deck: from, pool, answered, chosen, right }: Visit): SentsujiState {
  const { item, deck } = drawItem(from, pool, 'teaching');
  const isReturned = deck.dueCount > from.dueCount;
  return { answered, chosen, right, phrase: item, isReturned, phase: 'asking', choice: null, deck, pool };
}

/** Number of the current phrase in the course, for n / total. */
export function progress(state: SentsujiState) {
  return { number: state.pool.indexOf(state.phrase) + 1, total: state.pool.length };
}
