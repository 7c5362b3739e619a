import { type Deck, drawItem } from '../../../sync/model/practice/deck.ts';
import { type Judgement, judgementOf } from '../../../sync/model/practice/review-grade.ts';
import { createRng, shuffle } from '../../../sync/model/practice/seeded-random.ts';
import { secondsUntil } from '../../lib/duration.ts';
import { type RyueChange, type RyueSet, ryueSets } from './content.ts';

/** Planned length of a practice, and the most that is recorded, in minutes. */
export const RYUE_MINUTES = 15;

/** Pairs of pictures in one practice. */
export const SETS_PER_PRACTICE = 5;

/** How long the eyes are closed, and how long the first picture is open from 中級 on, in seconds. */
export const CLOSED_SECONDS = 40;
export const OPEN_SECONDS = 15;

/** How many places of the second picture may be tried: as many as have changed. */
export const TRIES = 5;

/**
 * What is shown of a set: its first picture, nothing while the eyes are closed, from 中級 on the second picture alone to find the
 * changes in, and both, one over the other.
 */
export type RyueView = 'before' | 'eyes' | 'finding' | 'after';

/** A point of a picture, in its units. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** A place that the member took for a change: the index of the change, or null; and where it was touched, if it was. */
export interface Try {
  readonly change: number | null;
  readonly name: string | null;
  readonly at: PicturePoint | null;
}

/** One view of a set; `number` counts the sets of this practice from 1. */
export interface PicturePhase {
  readonly phase: 'picture';
  readonly set: RyueSet;
  readonly number: number;
  readonly view: RyueView;
  /** When the view ends by itself, in epoch milliseconds; null if it does not. */
  readonly endAt: number | null;
  readonly tries: readonly Try[];
}

/** Drill state: the introduction, or a picture. */
export type RyueState = { readonly deck: Deck } & ({ readonly phase: 'intro' } | PicturePhase);

export type RyueInput =
  | { readonly type: 'begin' | 'next' | 'tick'; readonly now: number }
  /** The first picture stays open for as long again. */
  | { readonly type: 'longer' }
  | { readonly type: 'touch'; readonly at: PicturePoint }
  | { readonly type: 'choose'; readonly name: string };

export function start(deck: Deck): RyueState {
  return { phase: 'intro', deck };
}

/** Each set shows its views; nothing comes after the last. Inputs that are invalid in the current view are ignored. */
export function step(state: RyueState, input: RyueInput): RyueState {
  if (state.phase === 'intro') return input.type === 'begin' ? drawSet(state.deck, 1, input.now) : state;
  switch (input.type) {
    case 'begin':
      return state;
    case 'next':
      return nextView(state, input.now);
    case 'tick':
      return state.endAt !== null && secondsUntil(state.endAt, input.now) === 0 ? nextView(state, input.now) : state;
    case 'longer':
      if (state.view !== 'before' || state.endAt === null) return state;
      return { ...state, endAt: state.endAt + OPEN_SECONDS * 1000 };
    case 'touch':
      return addTry(state, { change: changeAt(state.set, input.at), name: null, at: input.at });
    case 'choose': {
      const change = state.set.changes.findIndex(({ name }) => name === input.name);
      return addTry(state, { change: change < 0 ? null : change, name: input.name, at: null });
    }
  }
}

/** True at the last view of a practice. */
export function isLast({ number, view }: PicturePhase): boolean {
  return number === SETS_PER_PRACTICE && view === 'after';
}

export function isFound({ tries }: PicturePhase, change: number): boolean {
  return tries.some((tried) => tried.change === change);
}

/** What the tries of a set are judged, by the id of the item in the practice memory; nothing without a try. */
export function judgements(picture: PicturePhase): readonly (readonly [string, Judgement])[] {
  const { set, tries } = picture;
  if (tries.length === 0) return [];
  return set.changes.map((_, index) => [`${set.id}-${index + 1}`, judgementOf(isFound(picture, index))]);
}

/** The places of a set to choose from instead of touching the picture: those that changed and those that did not. */
export function placesOf({ changes, same }: RyueSet, seed: number): readonly string[] {
  return shuffle([...changes.map(({ name }: RyueChange) => name), ...same], createRng(seed).next);
}

/** The minutes to record after so many minutes: at most the planned length, at least 1. */
export function ryueMinutes(elapsed: number): number {
  return Math.min(RYUE_MINUTES, Math.max(1, elapsed));
}

type PictureState = PicturePhase & { readonly deck: Deck };

/** The first change around a point; null if there is none. */
function changeAt({ changes }: RyueSet, { x, y }: PicturePoint): number | null {
  const isAround = ([left = 0, top = 0, width = 0, height = 0]: readonly number[]) =>
    x >= left && x <= left + width && y >= top && y <= top + height;
  const index = changes.findIndex(({ areas }) => areas.some(isAround));
  return index < 0 ? null : index;
}

/** What was tried before counts once. */
function addTry(state: PictureState, tried: Try): RyueState {
  const isKnown =
    tried.change === null
      ? tried.name !== null && state.tries.some(({ name }) => name === tried.name)
      : isFound(state, tried.change);
  if (state.view !== 'finding' || state.tries.length >= TRIES || isKnown) return state;
  return { ...state, tries: [...state.tries, tried] };
}

/** At 初級 the eyes close and open on the second picture; at 中級 the changes are found, at 上級 both. */
function nextView(state: PictureState, now: number): RyueState {
  const { level } = state.deck;
  switch (state.view) {
    case 'before':
      return level === 2
        ? { ...state, view: 'finding', endAt: null }
        : { ...state, view: 'eyes', endAt: now + CLOSED_SECONDS * 1000 };
    case 'eyes':
      return { ...state, view: level === 1 ? 'after' : 'finding', endAt: null };
    case 'finding':
      return { ...state, view: 'after' };
    case 'after':
      return isLast(state) ? state : drawSet(state.deck, state.number + 1, now);
  }
}

function drawSet(from: Deck, number: number, now: number): RyueState {
  const { item, deck } = drawItem<RyueSet>(from, ryueSets);
  const endAt = deck.level === 1 ? null : now + OPEN_SECONDS * 1000;
  return { phase: 'picture', set: item, number, view: 'before', endAt, tries: [], deck };
}
