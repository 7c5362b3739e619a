import { type Deck, drawItem } from '../../../sync/model/practice/deck.ts';
import type { FirstMove } from '../../data/training/first-moves.ts';
import { secondsUntil } from '../../lib/duration.ts';
import { type Scenario, scenarios } from './content.ts';

const MINUTES_PER_SCENARIO = 0.5;

/** Seconds for a thought, when it is measured. */
export const thoughtLimits = [10, 5] as const;
export type ThoughtLimit = (typeof thoughtLimits)[number];

/** Drill state: the number of the scenario shown (from 1), the scenario, and its phase. */
export interface SetsunaState {
  readonly count: number;
  readonly scenario: Scenario;
  readonly phase: 'situation' | 'thinking';
  /** Seconds for a thought; null if they are not measured. */
  readonly limit: ThoughtLimit | null;
  /** When the current thought ends, in milliseconds of the visit's clock; null if it is not measured. */
  readonly endAt: number | null;
  /** What came first in the member's own move; null until the member says so. */
  readonly move: FirstMove | null;
  readonly deck: Deck;
  readonly pool: readonly Scenario[];
}

export type SetsunaInput =
  | { readonly type: 'limit'; readonly limit: ThoughtLimit | null }
  | { readonly type: 'think'; readonly now: number }
  | { readonly type: 'move'; readonly move: FirstMove }
  | { readonly type: 'next' };

export function start(
  deck: Deck,
  limit: ThoughtLimit | null = null,
  pool: readonly Scenario[] = scenarios,
): SetsunaState {
  return drawScenario({ deck, pool, limit }, 1);
}

/** A scenario must be thought about before the next one. Inputs that are invalid in the current phase are ignored. */
export function step(state: SetsunaState, input: SetsunaInput): SetsunaState {
  switch (input.type) {
    case 'limit':
      return state.phase === 'situation' ? { ...state, limit: input.limit } : state;
    case 'think':
      if (state.phase !== 'situation') return state;
      return { ...state, phase: 'thinking', endAt: state.limit === null ? null : input.now + state.limit * 1000 };
    case 'move':
      return state.phase === 'thinking' ? { ...state, move: input.move } : state;
    case 'next':
      return state.phase === 'thinking' ? drawScenario(state, state.count + 1) : state;
  }
}

/** Whether the event still waits for the tap that starts the clock. */
export function isEventHidden({ phase, limit }: SetsunaState): boolean {
  return limit !== null && phase === 'situation';
}

/** Whole seconds left for the thought; null if it is not measured. */
export function secondsLeft({ endAt, limit }: SetsunaState, now: number): number | null {
  return endAt === null || limit === null ? null : Math.min(limit, secondsUntil(endAt, now));
}

/** Number of scenarios whose thinking phase has started. */
export function thoughtCount(state: SetsunaState): number {
  return state.phase === 'thinking' ? state.count : state.count - 1;
}

/** Estimated practice time in minutes: half a minute per scenario thought about. */
export function estimatedMinutes(state: SetsunaState): number {
  return thoughtCount(state) * MINUTES_PER_SCENARIO;
}

type Visit = Pick<SetsunaState, 'deck' | 'pool' | 'limit'>;

function drawScenario({ deck: from, pool, limit }: Visit, count: number): SetsunaState {
  const { item, deck } = drawItem(from, pool);
  return { count, scenario: item, phase: 'situation', limit, endAt: null, move: null, deck, pool };
}
