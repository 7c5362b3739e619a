import { type Deck, drawItem } from '../../../sync/model/practice/deck.ts';
import { SECONDS_PREFIX } from '../../../sync/model/practice/own-line.ts';
import { modifierPhrases } from './content.ts';
import type { ModifierPhrase } from './modifier-phrase.ts';

/** How many phrases make a round, which is a visit. */
export const ROUND = 10;

/** So long may an answer take, in seconds, where a whole round of the first 段 passes over the second. Nothing shows it. */
const QUICK_SECONDS = 4;

/** The item in the practice memory of who has passed over the second 段. */
export const JUMP_ITEM = 'sentsuji-jump';

interface RevealedPhrase {
  readonly phrase: ModifierPhrase;
  /** The type or the word that the member chose; null if the answer was only looked at. */
  readonly choice: string | null;
  /** How long the phrase was shown before. */
  readonly seconds: number;
}

/** Drill state: the phrase, its phase, and the answers of this visit. */
export interface SentsujiState {
  readonly phrase: ModifierPhrase;
  /** True if the phrase comes back because it is due, out of turn. */
  readonly isReturned: boolean;
  readonly phase: 'asking' | 'revealed';
  /** The type or the word that the member chose; null if the answer was only looked at, or not yet. */
  readonly choice: string | null;
  /** When the phrase was shown, in milliseconds of the visit's clock. */
  readonly shownAt: number;
  /** The answers that were revealed, with or without a choice. */
  readonly answers: readonly RevealedPhrase[];
  readonly deck: Deck;
  /** In teaching order. */
  readonly pool: readonly ModifierPhrase[];
}

export type SentsujiInput =
  | { readonly type: 'choose'; readonly choice: string; readonly now: number }
  | { readonly type: 'reveal' | 'next'; readonly now: number };

/** Initial state at the first phrase in teaching order that the member has not seen, or at one that is due. */
export function start(deck: Deck, now: number, pool: readonly ModifierPhrase[] = modifierPhrases): SentsujiState {
  return drawPhrase({ deck, pool, answers: [] }, now);
}

/**
 * Phrases come in teaching order. A phrase counts as answered once its answer is revealed, by a choice or without one,
 * and may be skipped; nothing comes after the last phrase of a round or of the course.
 */
export function step(state: SentsujiState, input: SentsujiInput): SentsujiState {
  switch (input.type) {
    case 'choose':
      return reveal(state, input.choice, input.now);
    case 'reveal':
      return reveal(state, null, input.now);
    case 'next':
      return isLast(state) ? state : drawPhrase(state, input.now);
  }
}

/** The right choice: in a sentence the word that the phrase leans on, else the type of the phrase. */
export function answerOf({ sentence, type }: ModifierPhrase): string {
  return sentence?.head ?? type;
}

/** Whether the choice was right; null without a choice. */
export function isRight({ choice, phrase }: SentsujiState): boolean | null {
  return choice === null ? null : choice === answerOf(phrase);
}

/** True at the last phrase of a round, and at that of the course: 解き終える. One that comes back out of turn ends no course. */
export function isLast({ phrase, isReturned, pool, answers }: SentsujiState): boolean {
  return answers.length === ROUND || (phrase === pool.at(-1) && !isReturned);
}

/** How many answers were chosen in this visit, and how many of them are right. */
export function scoreOf({ answers }: SentsujiState) {
  const chosen = answers.filter(({ choice }) => choice !== null);
  return { chosen: chosen.length, right: chosen.filter(({ choice, phrase }) => choice === answerOf(phrase)).length };
}

/** The median of the seconds that a choice took; null without a choice. */
export function medianSeconds({ answers }: Pick<SentsujiState, 'answers'>): number | null {
  const seconds = answers.flatMap((answer) => (answer.choice === null ? [] : answer.seconds)).sort((a, b) => a - b);
  const half = seconds.length / 2;
  const [low, high] = [seconds[Math.ceil(half) - 1], seconds[Math.floor(half)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** So many phrases of a full round must be new: others come back because they are due. */
const NEW_PHRASES = 5;

/** The item and the result that hold the seconds of the new phrases of a full round, if they are of one 段; else null. */
export function secondsResult(state: SentsujiState): readonly [item: string, result: `${number}`] | null {
  const answers = state.answers.filter(({ phrase }) => !state.deck.memory.has(phrase.id));
  const [level, ...others] = new Set(answers.map(({ phrase }) => phrase.level));
  const seconds = medianSeconds({ answers });
  const isWhole = scoreOf(state).chosen === ROUND && answers.length >= NEW_PHRASES;
  if (seconds === null || level === undefined || others.length > 0 || !isWhole) return null;
  return [`${SECONDS_PREFIX}${level}`, `${Math.round(seconds)}`];
}

/** Whether a round of the first 段 was right without long thinking: the third follows it. */
export function isQuickRound(state: SentsujiState): boolean {
  const isPlain = state.answers.every(({ phrase }) => phrase.level === 1);
  const seconds = medianSeconds(state);
  return isPlain && scoreOf(state).right === ROUND && seconds !== null && seconds <= QUICK_SECONDS;
}

function reveal(state: SentsujiState, choice: string | null, now: number): SentsujiState {
  if (state.phase !== 'asking') return state;
  const answer = { phrase: state.phrase, choice, seconds: Math.max(0, now - state.shownAt) / 1000 };
  return { ...state, phase: 'revealed', choice, answers: [...state.answers, answer] };
}

type Visit = Pick<SentsujiState, 'deck' | 'pool' | 'answers'>;

function drawPhrase({ deck: from, pool, answers }: Visit, now: number): SentsujiState {
  const hasJumped = from.memory.has(JUMP_ITEM);
  const open = pool.filter(({ id, level }) => !hasJumped || level > 2 || from.memory.has(id));
  const { item, deck } = drawItem(from, open, 'teaching');
  const isReturned = deck.dueCount > from.dueCount;
  return { answers, phrase: item, isReturned, phase: 'asking', choice: null, shownAt: now, deck, pool };
}

/** Numbers of the current phrase: in the round, and in the course with its total. */
export function progress({ phrase, phase, answers, pool }: SentsujiState) {
  const inRound = answers.length + (phase === 'asking' ? 1 : 0);
  return { inRound, number: pool.indexOf(phrase) + 1, total: pool.length };
}
