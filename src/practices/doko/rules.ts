import { itemAt } from '../item-at.ts';
import { draw, type ShuffleBag, startBag } from '../shuffle-bag.ts';
import { answerQuestion, type DokoAnswer } from './answer-question.ts';
import { type DokoScenario, dokoScenarios } from './content.ts';

/** How long an answer is thought about, in milliseconds; the screen waits so long before it sends `answered`. */
export const THINKING_MS = 1000;

export interface DokoExchange {
  readonly question: string;
  readonly answer: DokoAnswer;
}

/** One question is answered at a time, so nothing but its answer or an emptied list can come while it is pending. */
export type DokoPhase =
  | { readonly name: 'asking' }
  | { readonly name: 'thinking'; readonly question: string }
  | { readonly name: 'revealed' };

/** Where the drill stands: the hidden scenario by index, the phase, and the questions so far, oldest first. */
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

/** Opens the drill with a hidden scenario; equal seeds give the same order. */
export function start(seed: number): DokoState {
  return hide(startBag(dokoScenarios.length, seed));
}

/** A blank question is none; a new problem comes after the reveal only. An input out of turn changes nothing. */
export function step(state: DokoState, input: DokoInput): DokoState {
  if (input.type === 'clear') return { ...state, exchanges: [] };
  switch (state.phase.name) {
    case 'asking':
      if (input.type === 'reveal') return { ...state, phase: { name: 'revealed' } };
      return input.type === 'ask' ? ask(state, input.question.trim()) : state;
    case 'thinking':
      return input.type === 'answered' ? answer(state, state.phase.question) : state;
    case 'revealed':
      return input.type === 'newProblem' ? hide(state.bag) : state;
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

function hide(bag: ShuffleBag): DokoState {
  const drawn = draw(bag);
  return { scenario: drawn.index, phase: { name: 'asking' }, exchanges: [], bag: drawn.bag };
}
