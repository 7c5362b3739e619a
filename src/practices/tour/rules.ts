import { type Deck, drawItem } from '../../../sync/model/practice/deck.ts';
import { elapsedSeconds, secondsUntil } from '../../lib/duration.ts';
import { type TalkTheme, talkThemes } from './content.ts';

export const TOUR_SECONDS = 300;

/** All instants are epoch milliseconds. */
export type TourPhase =
  | { readonly name: 'intro' }
  | { readonly name: 'running'; readonly startedAt: number; readonly endAt: number }
  | { readonly name: 'finished'; readonly elapsedSeconds: number };

/** Drill state: the theme and the phase of its five minutes. */
export interface TourState {
  readonly theme: TalkTheme;
  readonly phase: TourPhase;
  /** The stations of this walk where the member has lit a light. */
  readonly lights: readonly number[];
  readonly deck: Deck;
  readonly pool: readonly TalkTheme[];
}

export type TourInput =
  | { readonly type: 'begin' | 'tick' | 'stop'; readonly now: number }
  | { readonly type: 'light'; readonly station: number }
  | { readonly type: 'newTheme' };

/** A stop within this time after the start is ignored as a double tap, in milliseconds. */
const EARLIEST_STOP_MS = 600;

/** The index of the station that is walked through with so many seconds left; `count` at the end. */
export function stationAt(remaining: number, count: number): number {
  return Math.floor(((TOUR_SECONDS - remaining) / TOUR_SECONDS) * count);
}

export function start(deck: Deck, pool: readonly TalkTheme[] = talkThemes): TourState {
  return drawTheme({ deck, pool });
}

/**
 * A walk runs until a fixed end instant or an earlier stop. The theme can change before or after the walk, not during
 * it. Inputs that are invalid in the current phase are ignored.
 */
export function step(state: TourState, input: TourInput): TourState {
  const { phase } = state;
  switch (input.type) {
    case 'begin':
      if (phase.name !== 'intro') return state;
      return { ...state, phase: { name: 'running', startedAt: input.now, endAt: input.now + TOUR_SECONDS * 1000 } };
    case 'tick':
      return phase.name === 'running' && input.now >= phase.endAt ? finish(state, TOUR_SECONDS) : state;
    case 'stop':
      return phase.name === 'running' && canStop(phase, input.now)
        ? finish(state, Math.min(TOUR_SECONDS, elapsedSeconds(phase.startedAt, input.now)))
        : state;
    case 'light':
      return phase.name === 'running' && !state.lights.includes(input.station)
        ? { ...state, lights: [...state.lights, input.station] }
        : state;
    case 'newTheme':
      return phase.name === 'running' ? state : drawTheme(state);
  }
}

/** Whole seconds left until `endAt` (epoch milliseconds), 0 to 300; read from the clock, so right after a freeze. */
export function remainingSeconds(endAt: number, now: number): number {
  return Math.min(TOUR_SECONDS, secondsUntil(endAt, now));
}

/** Whether the walk may be stopped now; a clock that was set back does not block it. */
export function canStop({ startedAt }: Extract<TourPhase, { readonly name: 'running' }>, now: number): boolean {
  return now < startedAt || now >= startedAt + EARLIEST_STOP_MS;
}

function drawTheme({ deck: from, pool }: Pick<TourState, 'deck' | 'pool'>): TourState {
  const { item, deck } = drawItem(from, pool);
  return { theme: item, phase: { name: 'intro' }, lights: [], deck, pool };
}

function finish(state: TourState, seconds: number): TourState {
  return { ...state, phase: { name: 'finished', elapsedSeconds: seconds } };
}
