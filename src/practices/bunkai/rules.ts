import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { type Deck, drawItem } from '../../../sync/model/practice/deck.ts';
import { isBlank, storedText } from '../../../sync/model/text/stored-text.ts';
import { type ObviousThing, obviousThings } from './content.ts';

/** A question is an index. */
export type BunkaiPhase =
  | { readonly name: 'thing' | 'naming' | 'finished' }
  | { readonly name: 'asking'; readonly question: number };

/** Drill state: the thing and what is done with it now. */
export interface BunkaiState {
  readonly thing: ObviousThing;
  readonly phase: BunkaiPhase;
  /** The parts that the member wrote down; they are kept for the visit only. */
  readonly ownParts: readonly string[];
  /** Whether the member had found a part too, by its index; those without an answer are missing. */
  readonly grades: ReadonlyMap<number, ReviewGrade>;
  readonly deck: Deck;
}

export type BunkaiInput =
  /** Goes on; where parts are named, with those that were written, one a line. */
  | { readonly type: 'next'; readonly parts?: string }
  | { readonly type: 'grade'; readonly part: number; readonly grade: ReviewGrade }
  | { readonly type: 'newThing' };

export function start(from: Deck): BunkaiState {
  const { item, deck } = drawItem(from, obviousThings);
  return { thing: item, phase: { name: 'thing' }, ownParts: [], grades: new Map(), deck };
}

/**
 * The thing, its four questions, the member's parts, which may stay in the mind, and four to compare them with. The thing
 * can change before the first question or after the end. Inputs that are invalid in the current phase are ignored.
 */
export function step(state: BunkaiState, input: BunkaiInput): BunkaiState {
  const { phase } = state;
  switch (input.type) {
    case 'next':
      return next(state, input.parts);
    case 'grade':
      if (phase.name !== 'finished') return state;
      return { ...state, grades: new Map([...state.grades, [input.part, input.grade]]) };
    case 'newThing':
      return phase.name === 'thing' || phase.name === 'finished' ? start(state.deck) : state;
  }
}

/** The thing in brackets; some are words that have them already. */
export function quotedThing({ thing }: ObviousThing): string {
  return thing.startsWith('「') ? thing : `「${thing}」`;
}

/** The id of a part in the practice memory; parts are counted from 1 there. */
export function partId({ id }: ObviousThing, part: number): string {
  return `${id}-${part + 1}`;
}

function next(state: BunkaiState, parts = ''): BunkaiState {
  const { phase, thing } = state;
  switch (phase.name) {
    case 'thing':
      return { ...state, phase: { name: 'asking', question: 0 } };
    case 'asking':
      return phase.question + 1 < thing.questions.length
        ? { ...state, phase: { name: 'asking', question: phase.question + 1 } }
        : { ...state, phase: { name: 'naming' } };
    case 'naming':
      return { ...state, ownParts: linesOf(parts), phase: { name: 'finished' } };
    case 'finished':
      return state;
  }
}

function linesOf(text: string): readonly string[] {
  return [...new Set(text.split('\n').map(storedText))].filter((line) => !isBlank(line));
}
