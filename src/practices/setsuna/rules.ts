import { type Deck, drawItem } from '../../../sync/rules/deck.ts';
import { secondsUntil } from '../../lib/duration.ts';
import { type Scenario, scenarios } from './content.ts';

const MINUTES_PER_SCENARIO = 0.5;
const MIN_SESSION_MINUTES = 1;

/** Time for a thought, when it is measured. */
export const THOUGHT_SECONDS = 10;

/** Drill state: the number of the scenario shown (from 1), the scenario, and its phase. */
export interface SetsunaState {
  readonly count: number;
  readonly scenario: Scenario;
  readonly phase: 'situation' | 'thinking';
  /** Whether ten seconds are measured from the next thought on. */
  readonly isTimed: boolean;
  /** When the current thought ends, in milliseconds of the visit's clock; null if it is not measured. */
  readonly endAt: number | null;
  readonly deck: Deck;
  readonly pool: readonly Scenario[];
}

export type SetsunaInput =
  | { readonly type: 'time'; readonly isTimed: boolean }
  | { readonly type: 'think'; readonly now: number }
  | { readonly type: 'next' };

/** Initial state with the first situation. */
export function start(deck: Deck, isTimed = false, pool: readonly Scenario[] = scenarios): SetsunaState {
  return drawScenario({ deck, pool, isTimed }, 1);
}

/** A scenario must be thought about before the next one. Inputs that are invalid in the current phase are ignored. */
export function step(state: SetsunaState, input: SetsunaInput): SetsunaState {
  switch (input.type) {
    case 'time':
      return { ...state, isTimed: input.isTimed };
    case 'think':
      if (state.phase !== 'situation') return state;
      return { ...state, phase: 'thinking', endAt: state.isTimed ? input.now + THOUGHT_SECONDS * 1000 : null };
    case 'next':
      return state.phase === 'thinking' ? drawScenario(state, state.count + 1) : state;
  }
}

/** Whether the event still waits for the tap that starts the ten seconds. */
export function isEventHidden({ phase, isTimed }: SetsunaState): boolean {
  return isTimed && phase === 'situation';
}

/** Whole seconds left for the thought; null if it is not measured. */
export function secondsLeft({ endAt }: SetsunaState, now: number): number | null {
  return endAt === null ? null : Math.min(THOUGHT_SECONDS, secondsUntil(endAt, now));
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

type Visit = Pick<SetsunaState, 'deck' | 'pool' | 'isTimed'>;

function drawScenario({ deck: from, pool, isTimed }: Visit, count: number): SetsunaState {
  const { item, deck } = drawItem(from, pool);
  return { count, scenario: item, phase: 'situation', isTimed, endAt: null, deck, pool };
}
