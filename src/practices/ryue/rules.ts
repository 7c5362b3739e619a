import { itemAt } from '../random/item-at.ts';
import { type RyueSet, type RyueSide, ryueSets } from './content.ts';

/** Recorded length of a finished practice, in minutes, independent of the time spent. */
export const RYUE_MINUTES = 15;

/** Drill state: the introduction, one side of the set with that index, or completed. */
export type RyueState =
  | { readonly phase: 'intro' }
  | { readonly phase: 'picture'; readonly set: number; readonly side: RyueSide }
  | { readonly phase: 'completed' };

export type RyueInput = { readonly type: 'begin' } | { readonly type: 'next' } | { readonly type: 'again' };

/** Initial state: the introduction. */
export function start(): RyueState {
  return { phase: 'intro' };
}

/**
 * Each set shows its first picture, then its second; the last set leads to `completed`, which can restart at the
 * introduction.
 */
export function step(state: RyueState, input: RyueInput): RyueState {
  switch (state.phase) {
    case 'intro':
      return input.type === 'begin' ? { phase: 'picture', set: 0, side: 'before' } : state;
    case 'picture':
      return input.type === 'next' ? nextPicture(state.set, state.side) : state;
    case 'completed':
      return input.type === 'again' ? start() : state;
  }
}

export function ryueSetAt(index: number): RyueSet {
  return itemAt<RyueSet>(ryueSets, index);
}

function nextPicture(set: number, side: RyueSide): RyueState {
  if (side === 'before') return { phase: 'picture', set, side: 'after' };
  return set + 1 < ryueSets.length ? { phase: 'picture', set: set + 1, side: 'before' } : { phase: 'completed' };
}
