import { type Deck, drawItem } from '../../../sync/rules/deck.ts';
import { type RyueSet, type RyueSide, ryueSets } from './content.ts';

/** Recorded length of a finished practice, in minutes, independent of the time spent. */
export const RYUE_MINUTES = 15;

/** Pairs of pictures in one practice. */
export const SETS_PER_PRACTICE = 5;

/** One side of a set; `number` counts the sets of this practice from 1. */
export interface PicturePhase {
  readonly phase: 'picture';
  readonly set: RyueSet;
  readonly number: number;
  readonly side: RyueSide;
}

/** Drill state: the introduction, a picture, or completed. */
export type RyueState = { readonly deck: Deck } & (
  | { readonly phase: 'intro' }
  | PicturePhase
  | { readonly phase: 'completed' }
);

export type RyueInput = { readonly type: 'begin' } | { readonly type: 'next' } | { readonly type: 'again' };

/** Initial state: the introduction. */
export function start(deck: Deck): RyueState {
  return { phase: 'intro', deck };
}

/**
 * Each set shows its first picture, then its second; the last set leads to `completed`, which can restart at the
 * introduction.
 */
export function step(state: RyueState, input: RyueInput): RyueState {
  switch (state.phase) {
    case 'intro':
      return input.type === 'begin' ? drawSet(state.deck, 1) : state;
    case 'picture':
      return input.type === 'next' ? nextPicture(state) : state;
    case 'completed':
      return input.type === 'again' ? start(state.deck) : state;
  }
}

/** True at the last picture of a practice. */
export function isLast({ number, side }: PicturePhase): boolean {
  return number === SETS_PER_PRACTICE && side === 'after';
}

function nextPicture(state: PicturePhase & { readonly deck: Deck }): RyueState {
  if (state.side === 'before') return { ...state, side: 'after' };
  return isLast(state) ? { phase: 'completed', deck: state.deck } : drawSet(state.deck, state.number + 1);
}

function drawSet(from: Deck, number: number): RyueState {
  const { item, deck } = drawItem<RyueSet>(from, ryueSets);
  return { phase: 'picture', set: item, number, side: 'before', deck };
}
