import { type Deck, drawItem } from '../../../sync/rules/deck.ts';
import { type Scenario, scenarios } from './content.ts';

const MINUTES_PER_SCENARIO = 0.5;
const MIN_SESSION_MINUTES = 1;

/** Drill state: the number of the scenario shown (from 1), the scenario, and its phase. */
export interface SetsunaState {
  readonly count: number;
  readonly scenario: Scenario;
  readonly phase: 'situation' | 'thinking';
  readonly deck: Deck;
}

export type SetsunaInput = { readonly type: 'think' } | { readonly type: 'next' };

/** Initial state with the first situation. */
export function start(deck: Deck): SetsunaState {
  return drawScenario(deck, 1);
}

/** A scenario must be thought about before the next one. Inputs that are invalid in the current phase are ignored. */
export function step(state: SetsunaState, input: SetsunaInput): SetsunaState {
  switch (input.type) {
    case 'think':
      return state.phase === 'situation' ? { ...state, phase: 'thinking' } : state;
    case 'next':
      return state.phase === 'thinking' ? drawScenario(state.deck, state.count + 1) : state;
  }
}

/** Number of scenarios whose thinking phase has started. */
export function thoughtCount(state: SetsunaState): number {
  return state.phase === 'thinking' ? state.count : state.count - 1;
}

/** Estimated practice time in minutes: half a minute per scenario thought about. */
export function estimatedMinutes(state: SetsunaState): number {
  return thoughtCount(state) * MINUTES_PER_SCENARIO;
}

/** Minutes to record: the estimate, at least 1. */
export function sessionMinutes(state: SetsunaState): number {
  return Math.max(MIN_SESSION_MINUTES, estimatedMinutes(state));
}

function drawScenario(from: Deck, count: number): SetsunaState {
  const { item, deck } = drawItem(from, scenarios);
  return { count, scenario: item, phase: 'situation', deck };
}
