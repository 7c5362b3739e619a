import { itemAt } from '../random/item-at.ts';
import { createBag, draw, type ShuffleBag } from '../random/shuffle-bag.ts';
import { answerQuestion, type DokoAnswer } from './answer-question.ts';
import { type DokoScenario, dokoScenarios } from './content.ts';

/** Delay before an answer, in milliseconds; the screen dispatches `answered` after it. */
export const THINKING_MS = 1000;

export interface DokoExchange {
  readonly question: string;
  readonly answer: DokoAnswer;
}

/** While an answer is pending, only `answered` and clearing the list are accepted. */
export type DokoPhase =
  | { readonly name: 'asking' }
  | { readonly name: 'thinking'; readonly question: string }
  | { readonly name: 'revealed' };

/** Drill state: the hidden scenario by index, the phase, and the questions so far, oldest first. */
export interface DokoState {
  readonly scenario: number;
  readonly phase: DokoPhase;
  readonly exchanges: readonly DokoExchange[];
  readonly bag: ShuffleBag;
}

export type DokoInput =
  | { readonly type: 'ask'; readonly question: string }
  | { readonly type: 'answered' }
  | { readonly type: 'reveal' }
  | { readonly type: 'clear' }
  | { readonly type: 'newProblem' };

/** Initial state with a hidden scenario; equal seeds give the same order. */
export function start(seed: number): DokoState {
  return drawScenario(createBag(dokoScenarios.length, seed));
}

/**
 * Ignores blank questions and inputs that are invalid in the current phase. A new problem is accepted only after the
 * reveal.
 */
export function step(state: DokoState, input: DokoInput): DokoState {
  if (input.type === 'clear') return { ...state, exchanges: [] };
  switch (state.phase.name) {
    case 'asking':
      if (input.type === 'reveal') return { ...state, phase: { name: 'revealed' } };
      return input.type === 'ask' ? ask(state, input.question.trim()) : state;
    case 'thinking':
      return input.type === 'answered' ? answer(state, state.phase.question) : state;
    case 'revealed':
      return input.type === 'newProblem' ? drawScenario(state.bag) : state;
  }
}

export function currentScenario(state: DokoState): DokoScenario {
  return itemAt<DokoScenario>(dokoScenarios, state.scenario);
}

function ask(state: DokoState, question: string): DokoState {
  return question === '' ? state : { ...state, phase: { name: 'thinking', question } };
}

function answer(state: DokoState, question: string): DokoState {
  const exchange = { question, answer: answerQuestion(question, currentScenario(state)) };
  return { ...state, phase: { name: 'asking' }, exchanges: [...state.exchanges, exchange] };
}

function drawScenario(bag: ShuffleBag): DokoState {
  const drawn = draw(bag);
  return { scenario: drawn.index, phase: { name: 'asking' }, exchanges: [], bag: drawn.bag };
}
