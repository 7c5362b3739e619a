import { itemAt } from '../item-at.ts';
import { elapsedSeconds } from '../session-time.ts';
import { draw, type ShuffleBag, startBag } from '../shuffle-bag.ts';
import { type TalkTheme, talkThemes } from './content.ts';
import { TOUR_SECONDS } from './countdown.ts';

/** All instants are epoch milliseconds. */
export type TourPhase =
  | { readonly name: 'intro' }
  | { readonly name: 'running'; readonly startedAt: number; readonly endAt: number }
  | { readonly name: 'finished'; readonly elapsedSeconds: number };

/** Where the drill stands: the theme by index and the phase of its five minutes. */
export interface TourState {
  readonly theme: number;
  readonly phase: TourPhase;
  readonly bag: ShuffleBag;
}

export type TourInput =
  | { readonly type: 'begin'; readonly now: number }
  | { readonly type: 'tick'; readonly now: number }
  | { readonly type: 'stop'; readonly now: number }
  | { readonly type: 'newTheme' };

/** So soon after its beginning a walk is not stopped: that is the second tap of the first one. */
const EARLIEST_STOP_MS = 600;

/** Opens the drill at the introduction of a theme; equal seeds give the same order. */
export function start(seed: number): TourState {
  return introduce(startBag(talkThemes.length, seed));
}

/**
 * A walk runs from its beginning to a fixed end instant, or to an earlier stop. A theme is exchanged before or after
 * the walk, never on the way. An input out of turn changes nothing.
 */
export function step(state: TourState, input: TourInput): TourState {
  const { phase } = state;
  switch (input.type) {
    case 'begin':
      return phase.name === 'intro' ? { ...state, phase: run(input.now) } : state;
    case 'tick':
      return phase.name === 'running' && input.now >= phase.endAt ? finish(state, TOUR_SECONDS) : state;
    case 'stop':
      return phase.name === 'running' && canStop(phase, input.now)
        ? finish(state, Math.min(TOUR_SECONDS, elapsedSeconds(phase.startedAt, input.now)))
        : state;
    case 'newTheme':
      return phase.name === 'running' ? state : introduce(state.bag);
  }
}

/** Whether a walk under way may be stopped now; a clock that was set back does not hold it up. */
export function canStop({ startedAt }: Extract<TourPhase, { name: 'running' }>, now: number): boolean {
  return now < startedAt || now >= startedAt + EARLIEST_STOP_MS;
}

export function currentTheme(state: TourState): TalkTheme {
  return itemAt<TalkTheme>(talkThemes, state.theme);
}

function introduce(bag: ShuffleBag): TourState {
  const drawn = draw(bag);
  return { theme: drawn.index, phase: { name: 'intro' }, bag: drawn.bag };
}

function run(now: number): TourPhase {
  return { name: 'running', startedAt: now, endAt: now + TOUR_SECONDS * 1000 };
}

function finish(state: TourState, seconds: number): TourState {
  return { ...state, phase: { name: 'finished', elapsedSeconds: seconds } };
}
