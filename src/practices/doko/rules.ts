import { type Deck, drawItem } from '../../../sync/model/practice/deck.ts';
import type { PracticeLevel } from '../../../sync/model/practice/level.ts';
import { QUESTIONS_PREFIX } from '../../../sync/model/practice/own-line.ts';
import { type Judgement, judgementOf } from '../../../sync/model/practice/review-grade.ts';
import { answerOf, type DokoAnswer } from './answers.ts';
import { type CardId, cards, drawers } from './cards.ts';
import { closingChoices } from './closing-choices.ts';
import { type DokoScenario, dokoScenarios } from './content.ts';
import { fewestQuestions, remainingAfter } from './field.ts';
import { searchCards } from './search-cards.ts';
import { type Thing, things } from './things.ts';

/** Delay before an answer, in milliseconds; the screen dispatches `answered` after it. */
export const THINKING_MS = 1000;

/** How many more questions may be asked than the best cards need, by level. */
export const SPARE_QUESTIONS: Readonly<Record<PracticeLevel, number>> = { 1: Number.POSITIVE_INFINITY, 2: 5, 3: 2 };

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

export type Picks = { readonly [Key in Thing]?: string };

/** Drill state: the hidden scenario, the phase, and all questions so far, oldest first. */
export interface DokoState {
  readonly scenario: DokoScenario;
  readonly phase: DokoPhase;
  readonly exchanges: readonly DokoExchange[];
  /** The first exchange of the list on the screen; clearing hides the earlier ones, which still count. */
  readonly shownFrom: number;
  readonly picks: Picks;
  /** How many questions the best cards need for this scenario. */
  readonly fewest: number;
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

export function start(from: Deck): DokoState {
  const { item, deck } = drawItem<DokoScenario>(from, dokoScenarios);
  const fewest = fewestQuestions(item.id);
  return { scenario: item, phase: { name: 'asking' }, exchanges: [], shownFrom: 0, picks: {}, fewest, deck };
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
      return input.type === 'newProblem' ? start(state.deck) : state;
  }
}

/** How far one of the five has come to light: half with one card about it that was answered with はい, then wholly. */
export function lightOn(thing: Thing, { exchanges }: DokoState): 'none' | 'half' | 'whole' {
  const cardsOf = exchanges.flatMap(({ card, answer }) => (card !== null && answer === 'はい' ? [card] : []));
  const { size } = new Set(cardsOf.filter((card) => card in drawers[thing]));
  return size === 0 ? 'none' : size === 1 ? 'half' : 'whole';
}

/** How many questions a card has answered. */
export function countQuestions({ exchanges }: DokoState): number {
  return exchanges.filter(({ card }) => card !== null).length;
}

/** How many questions the level allows for this scenario. */
export function questionLimit({ fewest, deck }: DokoState): number {
  return fewest + SPARE_QUESTIONS[deck.level];
}

export function isAskedOut(state: DokoState): boolean {
  return countQuestions(state) >= questionLimit(state);
}

/** Whether they are used up before one scene remained: the scene is opened without a choice. */
export function isOver(state: DokoState): boolean {
  return isAskedOut(state) && (remainingAfter(state.exchanges).at(-1) ?? 0) > 1;
}

/** The scenes to choose each of the five from. */
export function choicesFor(thing: Thing, { scenario, exchanges, deck }: DokoState): readonly DokoScenario[] {
  return closingChoices({ hidden: scenario, thing, asked: exchanges, seed: deck.seed });
}

/** The item and the result that hold the number of questions; null where nothing was chosen at the end. */
export function questionsResult(state: DokoState): readonly [item: string, result: `${number}`] | null {
  const isJudged = closingJudgements(state).length > 0;
  return isJudged ? [QUESTIONS_PREFIX + state.scenario.id, `${countQuestions(state)}`] : null;
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
      return isOver(state) ? state : close(state);
    case 'reveal':
      return { ...state, phase: { name: 'revealed' } };
    default:
      return state;
  }
}

/** Other questions may offer other texts; a text that was picked and is no longer offered is no choice. */
function close(state: DokoState): DokoState {
  const isOffered = (thing: Thing) => choicesFor(thing, state).some(({ id }) => id === state.picks[thing]);
  const picks = Object.fromEntries(things.filter(isOffered).map((thing) => [thing, state.picks[thing]]));
  return { ...state, phase: { name: 'closing' }, picks };
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
