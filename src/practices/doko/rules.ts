import { type Deck, drawItem } from '../../../sync/model/practice/deck.ts';
import type { PracticeLevel } from '../../../sync/model/practice/level.ts';
import { type Judgement, judgementOf } from '../../../sync/model/practice/review-grade.ts';
import { answerOf, type DokoAnswer } from './answers.ts';
import { type CardId, cards, drawers } from './cards.ts';
import { type DokoScenario, dokoScenarios } from './content.ts';
import { searchCards } from './search-cards.ts';
import { type Thing, things } from './things.ts';

/** Delay before an answer, in milliseconds; the screen dispatches `answered` after it. */
export const THINKING_MS = 1000;

/** How many questions may be asked, by level. */
export const QUESTION_LIMITS: Readonly<Record<PracticeLevel, number>> = { 1: Number.POSITIVE_INFINITY, 2: 20, 3: 12 };

/** A question, the card that answers it (null if there is none), and other cards that it may mean. */
interface DokoQuestion {
  readonly question: string;
  readonly card: CardId | null;
  readonly others: readonly CardId[];
}

export interface DokoExchange extends DokoQuestion {
  readonly answer: DokoAnswer;
}

/**
 * asking -> (choosing ->) thinking -> asking; asking -> closing -> asking or revealed; asking -> revealed.
 * `at` is the place that the answer will have in the list.
 */
export type DokoPhase =
  | { readonly name: 'asking' | 'closing' | 'revealed' }
  | { readonly name: 'choosing'; readonly question: string; readonly others: readonly CardId[] }
  | { readonly name: 'thinking'; readonly asked: DokoQuestion; readonly at: number };

/** Which scene's text the member has chosen for each of the five. */
export type Picks = { readonly [Key in Thing]?: string };

/** Drill state: the hidden scenario, the phase, and all questions so far, oldest first. */
export interface DokoState {
  readonly scenario: DokoScenario;
  readonly phase: DokoPhase;
  readonly exchanges: readonly DokoExchange[];
  /** The first exchange of the list on the screen; clearing hides the earlier ones, which still count. */
  readonly shownFrom: number;
  readonly picks: Picks;
  readonly deck: Deck;
}

export type DokoInput =
  | { readonly type: 'ask'; readonly question: string }
  | { readonly type: 'askCard'; readonly card: CardId }
  /** Of the cards that a question may mean; null for none of them. */
  | { readonly type: 'chooseCard'; readonly card: CardId | null }
  /** Another card for the last question. */
  | { readonly type: 'changeCard'; readonly card: CardId }
  | { readonly type: 'pick'; readonly thing: Thing; readonly scene: string }
  | { readonly type: 'answered' | 'close' | 'resume' | 'reveal' | 'clear' | 'newProblem' };

/** Initial state with a hidden scenario. */
export function start(deck: Deck): DokoState {
  return drawScenario(deck);
}

/** Ignores blank questions and inputs of another phase; a new problem is accepted only after the reveal. */
export function step(state: DokoState, input: DokoInput): DokoState {
  if (input.type === 'clear') return { ...state, shownFrom: state.exchanges.length };
  switch (state.phase.name) {
    case 'asking':
      return stepFromAsking(state, input);
    case 'choosing':
      return input.type === 'chooseCard' ? choose(state, state.phase, input.card) : state;
    case 'thinking':
      return input.type === 'answered' ? answer(state, state.phase) : state;
    case 'closing':
      if (input.type === 'pick') return { ...state, picks: { ...state.picks, [input.thing]: input.scene } };
      if (input.type === 'resume') return { ...state, phase: { name: 'asking' } };
      return input.type === 'reveal' ? { ...state, phase: { name: 'revealed' } } : state;
    case 'revealed':
      return input.type === 'newProblem' ? drawScenario(state.deck) : state;
  }
}

/** The five things about which a card was answered with はい. */
export function foundThings({ exchanges }: DokoState): readonly Thing[] {
  return things.filter((thing) =>
    exchanges.some(({ card, answer }) => card !== null && answer === 'はい' && card in drawers[thing]),
  );
}

/** How many questions a card has answered. */
export function countQuestions({ exchanges }: DokoState): number {
  return exchanges.filter(({ card }) => card !== null).length;
}

/** Whether the questions of the level are used up. */
export function isAskedOut(state: DokoState): boolean {
  return countQuestions(state) >= QUESTION_LIMITS[state.deck.level];
}

/** What a closing choice is judged, by the id of the item in the practice memory; nothing without a choice. */
export function closingJudgements({ scenario, picks }: DokoState): readonly (readonly [string, Judgement])[] {
  if (things.every((thing) => picks[thing] === undefined)) return [];
  return things.map((thing, index) => [`${scenario.id}-${index + 1}`, judgementOf(picks[thing] === scenario.id)]);
}

function stepFromAsking(state: DokoState, input: DokoInput): DokoState {
  const last = state.exchanges.at(-1);
  if ((input.type === 'ask' || input.type === 'askCard') && isAskedOut(state)) return state;
  switch (input.type) {
    case 'ask':
      return ask(state, input.question.trim());
    case 'askCard':
      return think(state, { question: cards[input.card].text, card: input.card, others: [] });
    case 'changeCard':
      return last === undefined ? state : change(state, last, input.card);
    case 'close':
      return { ...state, phase: { name: 'closing' } };
    case 'reveal':
      return { ...state, phase: { name: 'revealed' } };
    default:
      return state;
  }
}

function ask(state: DokoState, question: string): DokoState {
  if (question === '') return state;
  const result = searchCards(question);
  if (result.kind === 'several') return { ...state, phase: { name: 'choosing', question, others: result.others } };
  return think(state, { question, card: result.kind === 'card' ? result.card : null, others: result.others });
}

function choose(state: DokoState, { question, others }: Omit<DokoQuestion, 'card'>, card: CardId | null): DokoState {
  return think(state, { question, card, others: others.filter((other) => other !== card) });
}

function change(state: DokoState, { question, card: former, others }: DokoExchange, card: CardId): DokoState {
  const rest = [...(former === null ? [] : [former]), ...others].filter((other) => other !== card);
  return think(state, { question, card, others: rest }, state.exchanges.length - 1);
}

function think(state: DokoState, asked: DokoQuestion, at: number = state.exchanges.length): DokoState {
  return { ...state, phase: { name: 'thinking', asked, at } };
}

function answer(state: DokoState, { asked, at }: { readonly asked: DokoQuestion; readonly at: number }): DokoState {
  const given = asked.card === null ? 'わからない' : answerOf(state.scenario.id, asked.card);
  const exchanges = [...state.exchanges.slice(0, at), { ...asked, answer: given }];
  return { ...state, phase: { name: 'asking' }, exchanges };
}

function drawScenario(from: Deck): DokoState {
  const { item, deck } = drawItem<DokoScenario>(from, dokoScenarios);
  return { scenario: item, phase: { name: 'asking' }, exchanges: [], shownFrom: 0, picks: {}, deck };
}
