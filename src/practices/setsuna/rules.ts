import { itemAt } from '../item-at.ts';
import { draw, type ShuffleBag, startBag } from '../shuffle-bag.ts';
import { type Scenario, scenarios } from './content.ts';

const MINUTES_PER_SCENARIO = 0.5;
const LEAST_SESSION_MINUTES = 1;

/** Where the drill stands: the number of the scenario shown (from 1), the scenario by index, and its phase. */
export interface SetsunaState {
  readonly count: number;
  readonly scenario: number;
  readonly phase: 'situation' | 'thinking';
  readonly bag: ShuffleBag;
}

export type SetsunaInput = { readonly type: 'think' } | { readonly type: 'next' };

/** Opens the drill with its first situation; equal seeds give the same order. */
export function start(seed: number): SetsunaState {
  return show(startBag(scenarios.length, seed), 1);
}

/** A situation is thought about before the next one comes; an input out of turn changes nothing. */
export function step(state: SetsunaState, input: SetsunaInput): SetsunaState {
  switch (input.type) {
    case 'think':
      return state.phase === 'situation' ? { ...state, phase: 'thinking' } : state;
    case 'next':
      return state.phase === 'thinking' ? show(state.bag, state.count + 1) : state;
  }
}

export function currentScenario(state: SetsunaState): Scenario {
  return itemAt(scenarios, state.scenario);
}

/** Counts the scenarios that the member has begun to think about: the one shown counts from 思考開始 on. */
export function thoughtCount(state: SetsunaState): number {
  return state.phase === 'thinking' ? state.count : state.count - 1;
}

/** Estimates the time of a practice, in minutes: half a minute for each scenario thought about. */
export function estimatedMinutes(state: SetsunaState): number {
  return thoughtCount(state) * MINUTES_PER_SCENARIO;
}

/** The minutes to record for the session: the estimate, but never less than one. */
export function sessionMinutes(state: SetsunaState): number {
  return Math.max(LEAST_SESSION_MINUTES, estimatedMinutes(state));
}

function show(bag: ShuffleBag, count: number): SetsunaState {
  const drawn = draw(bag);
  return { count, scenario: drawn.index, phase: 'situation', bag: drawn.bag };
}
