import { type Deck, drawItem } from '../../../sync/rules/deck.ts';
import { type DokoAnswer, judgeQuestion } from './answer-question.ts';
import { type DokoScenario, dokoScenarios } from './content.ts';
import { type Thing, thingOf } from './things.ts';

/** Delay before an answer, in milliseconds; the screen dispatches `answered` after it. */
export const THINKING_MS = 1000;

export interface DokoExchange {
  readonly question: string;
  readonly answer: DokoAnswer;
  /** What came to light with this answer. */
  readonly found: readonly Thing[];
}

/** While an answer is pending, only `answered` and clearing the list are accepted. */
export type DokoPhase =
  | { readonly name: 'asking' }
  | { readonly name: 'thinking'; readonly question: string }
  | { readonly name: 'revealed' };

/** Drill state: the hidden scenario, the phase, and the questions so far, oldest first. */
export interface DokoState {
  readonly scenario: DokoScenario;
  readonly phase: DokoPhase;
  readonly exchanges: readonly DokoExchange[];
  /** Of the five things, those that a はい has confirmed; clearing the list does not lose them. */
  readonly found: readonly Thing[];
  readonly deck: Deck;
}

export type DokoInput =
  | { readonly type: 'ask'; readonly question: string }
  | { readonly type: 'answered' }
  | { readonly type: 'reveal' }
  | { readonly type: 'clear' }
  | { readonly type: 'newProblem' };

/** Initial state with a hidden scenario. */
export function start(deck: Deck): DokoState {
  return drawScenario(deck);
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
      return input.type === 'newProblem' ? drawScenario(state.deck) : state;
  }
}

function ask(state: DokoState, question: string): DokoState {
  return question === '' ? state : { ...state, phase: { name: 'thinking', question } };
}

function answer(state: DokoState, question: string): DokoState {
  const { answer: given, confirmed } = judgeQuestion(question, state.scenario);
  const found = [...new Set(confirmed.map(thingOf))].filter((thing) => !state.found.includes(thing));
  return {
    ...state,
    phase: { name: 'asking' },
    exchanges: [...state.exchanges, { question, answer: given, found }],
    found: [...state.found, ...found],
  };
}

function drawScenario(from: Deck): DokoState {
  const { item, deck } = drawItem<DokoScenario>(from, dokoScenarios);
  return { scenario: item, phase: { name: 'asking' }, exchanges: [], found: [], deck };
}
