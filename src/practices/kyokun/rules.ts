import { type Deck, drawItem } from '../../../sync/model/practice/deck.ts';
import { isBlank, storedText } from '../../../sync/model/text/stored-text.ts';
import { type TellingEvent, tellingEvents } from './content.ts';

/** From whose place the event is looked at, in order. */
export const standpoints = ['当人', '居合わせた人', 'あとで聞いた人'] as const;

/** What the member wrote from one standpoint; it is kept for the visit only. */
export interface OwnLine {
  readonly standpoint: number;
  readonly text: string;
}

/** A standpoint is an index. */
export type KyokunPhase =
  | { readonly name: 'event' | 'choosing' }
  | { readonly name: 'standing'; readonly standpoint: number }
  | { readonly name: 'finished'; readonly chosen: string | null };

/** Drill state: the event and what is done with it now. */
export interface KyokunState {
  readonly event: TellingEvent;
  readonly phase: KyokunPhase;
  readonly lines: readonly OwnLine[];
  readonly deck: Deck;
}

export type KyokunInput =
  /** Goes on, with the line for the current standpoint, if any. */
  | { readonly type: 'next'; readonly line?: string }
  /** Of several lines, takes one along; null takes none. */
  | { readonly type: 'choose'; readonly line: string | null }
  | { readonly type: 'newEvent' };

/** Initial state: an event to read. */
export function start(from: Deck): KyokunState {
  const { item, deck } = drawItem(from, tellingEvents);
  return { event: item, phase: { name: 'event' }, lines: [], deck };
}

/**
 * The event, then a line from each standpoint, which may stay in the mind; of several written ones the member takes one
 * along. The event can change before the first standpoint or after the end. Inputs that are invalid in the current phase
 * are ignored.
 */
export function step(state: KyokunState, input: KyokunInput): KyokunState {
  const { phase } = state;
  switch (input.type) {
    case 'next':
      if (phase.name === 'event') return { ...state, phase: { name: 'standing', standpoint: 0 } };
      return phase.name === 'standing' ? leaveStandpoint(state, phase.standpoint, input.line) : state;
    case 'choose':
      return phase.name === 'choosing' ? finish(state, input.line) : state;
    case 'newEvent':
      return phase.name === 'event' || phase.name === 'finished' ? start(state.deck) : state;
  }
}

/** The id of the member's own line in the practice memory. */
export function lineId({ id }: TellingEvent): string {
  return `${id}-1`;
}

function leaveStandpoint(state: KyokunState, standpoint: number, line = ''): KyokunState {
  const text = storedText(line);
  const lines = isBlank(text) ? state.lines : [...state.lines, { standpoint, text }];
  if (standpoint + 1 < standpoints.length) {
    return { ...state, lines, phase: { name: 'standing', standpoint: standpoint + 1 } };
  }
  if (lines.length > 1) return { ...state, lines, phase: { name: 'choosing' } };
  return finish({ ...state, lines }, lines[0]?.text ?? null);
}

function finish(state: KyokunState, chosen: string | null): KyokunState {
  return { ...state, phase: { name: 'finished', chosen } };
}
