import { type Deck, drawItem } from '../../../sync/rules/deck.ts';
import { elapsedSeconds } from '../../lib/duration.ts';
import { type Editorial, editorials } from './content.ts';

const CHARACTERS_PER_MINUTE = 250;

/** Drill state: the editorial and its last open paragraph, by index; instants are epoch milliseconds. */
export interface SakiyomiState {
  readonly editorial: Editorial;
  readonly paragraph: number;
  readonly startedAt: number;
  readonly completedAt: number | null;
  readonly deck: Deck;
}

export type SakiyomiInput =
  | { readonly type: 'next'; readonly now: number }
  | { readonly type: 'newText'; readonly now: number };

/** Initial state at the first paragraph of an editorial. */
export function start(deck: Deck, now: number): SakiyomiState {
  return drawEditorial(deck, now);
}

/** Next opens the following paragraph; after the last one it completes the text. A new text restarts the timer. */
export function step(state: SakiyomiState, input: SakiyomiInput): SakiyomiState {
  switch (input.type) {
    case 'next':
      if (state.completedAt !== null) return state;
      return state.paragraph + 1 < state.editorial.paragraphs.length
        ? { ...state, paragraph: state.paragraph + 1 }
        : { ...state, completedAt: input.now };
    case 'newText':
      return drawEditorial(state.deck, input.now);
  }
}

export function isComplete(state: SakiyomiState): boolean {
  return state.completedAt !== null;
}

/** Time to read an editorial at 250 characters a minute, in minutes. */
export function readingMinutes({ paragraphs }: Editorial): number {
  return Math.round(paragraphs.join('').length / CHARACTERS_PER_MINUTE);
}

/** Number of open paragraphs, for the progress bar and the record; the current one counts as read. */
export function progress(state: SakiyomiState): { readonly read: number; readonly total: number } {
  return { read: state.paragraph + 1, total: state.editorial.paragraphs.length };
}

/** Seconds from opening the text to its completion, or to now: the recorded duration. */
export function sessionSeconds(state: SakiyomiState, now: number): number {
  return elapsedSeconds(state.startedAt, state.completedAt ?? now);
}

function drawEditorial(from: Deck, now: number): SakiyomiState {
  const { item, deck } = drawItem(from, editorials);
  return { editorial: item, paragraph: 0, startedAt: now, completedAt: null, deck };
}
