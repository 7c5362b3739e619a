import { type Deck, drawItem } from '../../../sync/model/practice/deck.ts';
import { type RyueSet, type RyueSide, ryueSets } from './content.ts';

/** Planned length of a practice, and the most that is recorded, in minutes. */
export const RYUE_MINUTES = 15;

/** Pairs of pictures in one practice. */
export const SETS_PER_PRACTICE = 5;

/** What is shown of a set: one of its pictures, or both side by side. */
export type RyueView = RyueSide | 'both';

/** One view of a set; `number` counts the sets of this practice from 1. */
export interface PicturePhase {
  readonly phase: 'picture';
  readonly set: RyueSet;
  readonly number: number;
  readonly view: RyueView;
}

const nextView = { before: 'after', after: 'both', both: null } as const satisfies Record<RyueView, RyueView | null>;

/** Drill state: the introduction, or a picture. */
export type RyueState = { readonly deck: Deck } & ({ readonly phase: 'intro' } | PicturePhase);

export type RyueInput = { readonly type: 'begin' } | { readonly type: 'next' };

/** Initial state: the introduction. */
export function start(deck: Deck): RyueState {
  return { phase: 'intro', deck };
}

/** Each set shows its first picture, its second, then both; nothing comes after the last. */
export function step(state: RyueState, input: RyueInput): RyueState {
  switch (state.phase) {
    case 'intro':
      return input.type === 'begin' ? drawSet(state.deck, 1) : state;
    case 'picture':
      return input.type === 'next' ? nextPicture(state) : state;
  }
}

/** True at the last view of a practice. */
export function isLast({ number, view }: PicturePhase): boolean {
  return number === SETS_PER_PRACTICE && view === 'both';
}

/** The minutes to record after so many minutes: at most the planned length, at least 1. */
export function ryueMinutes(elapsed: number): number {
  return Math.min(RYUE_MINUTES, Math.max(1, elapsed));
}

function nextPicture(state: PicturePhase & { readonly deck: Deck }): RyueState {
  const view = nextView[state.view];
  if (view !== null) return { ...state, view };
  return isLast(state) ? state : drawSet(state.deck, state.number + 1);
}

function drawSet(from: Deck, number: number): RyueState {
  const { item, deck } = drawItem<RyueSet>(from, ryueSets);
  return { phase: 'picture', set: item, number, view: 'before', deck };
}
