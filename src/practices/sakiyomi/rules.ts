import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { type Deck, drawItem } from '../../../sync/model/practice/deck.ts';
import { storedText } from '../../../sync/model/text/stored-text.ts';
import { elapsedSeconds } from '../../lib/duration.ts';
import { splitSentences } from '../../lib/speech/spoken-parts.ts';
import { type Editorial, editorials } from './content.ts';

const CHARACTERS_PER_MINUTE = 250;

/** What the member expected of a paragraph before opening it; it is kept for the visit only. */
export interface Guess {
  /** The index of the paragraph that it predicts. */
  readonly paragraph: number;
  readonly text: string;
  /** How near it came: 当たった, 近い, 外れた; null until the member says so. */
  readonly verdict: ReviewGrade | null;
}

/** Drill state: the editorial and its last open paragraph, by index; instants are epoch milliseconds. */
export interface SakiyomiState {
  readonly editorial: Editorial;
  readonly paragraph: number;
  readonly guesses: readonly Guess[];
  readonly startedAt: number;
  readonly completedAt: number | null;
  readonly deck: Deck;
  readonly pool: readonly Editorial[];
}

export type SakiyomiInput =
  | { readonly type: 'next'; readonly now: number; readonly guess?: string }
  | { readonly type: 'judge'; readonly paragraph: number; readonly verdict: ReviewGrade }
  | { readonly type: 'newText'; readonly now: number };

/** Initial state at the first paragraph of an editorial. */
export function start(deck: Deck, now: number, pool: readonly Editorial[] = editorials): SakiyomiState {
  return drawEditorial({ deck, pool }, now);
}

/** Next opens the following paragraph with the member's expectation, if any; a new text restarts the timer. */
export function step(state: SakiyomiState, input: SakiyomiInput): SakiyomiState {
  switch (input.type) {
    case 'next':
      if (state.completedAt !== null) return state;
      return state.paragraph + 1 < state.editorial.paragraphs.length
        ? openNext(state, storedText(input.guess ?? ''))
        : { ...state, completedAt: input.now };
    case 'judge':
      return { ...state, guesses: state.guesses.map((guess) => judged(guess, input)) };
    case 'newText':
      return drawEditorial(state, input.now);
  }
}

function openNext(state: SakiyomiState, text: string): SakiyomiState {
  const paragraph = state.paragraph + 1;
  const guesses = text === '' ? state.guesses : [...state.guesses, { paragraph, text, verdict: null }];
  return { ...state, paragraph, guesses };
}

function judged(guess: Guess, { paragraph, verdict }: Extract<SakiyomiInput, { readonly type: 'judge' }>): Guess {
  return guess.paragraph === paragraph ? { ...guess, verdict } : guess;
}

/** Whether another paragraph can be predicted. */
export function canGuess({ paragraph, editorial }: SakiyomiState): boolean {
  return paragraph + 1 < editorial.paragraphs.length;
}

/** What of a paragraph is shown: at 上級 the newest one stops before its last sentence until the next one is opened. */
export function shownText(state: SakiyomiState, paragraph: number): string {
  const text = state.editorial.paragraphs[paragraph] ?? '';
  if (state.deck.level < 3 || paragraph !== state.paragraph || !canGuess(state)) return text;
  const sentences = splitSentences(text);
  return sentences.length < 2 ? text : sentences.slice(0, -1).join('');
}

/** The id of a paragraph in the practice memory; paragraphs are counted from 1 there. */
export function paragraphId({ id }: Editorial, paragraph: number): string {
  return `${id}-${paragraph + 1}`;
}

export function isComplete(state: SakiyomiState): boolean {
  return state.completedAt !== null;
}

/** Time to read an editorial at 250 characters a minute, in minutes. */
export function readingMinutes({ paragraphs }: Editorial): number {
  return Math.round(paragraphs.join('').length / CHARACTERS_PER_MINUTE);
}

/** Number of open paragraphs, for the progress bar and the record; the current one counts as read. */
export function progress(state: SakiyomiState): { readonly read: number; readonly total: number } {
  return { read: state.paragraph + 1, total: state.editorial.paragraphs.length };
}

/** Seconds from opening the text to its completion, or to now: the recorded duration. */
export function sessionSeconds(state: SakiyomiState, now: number): number {
  return elapsedSeconds(state.startedAt, state.completedAt ?? now);
}

/** From 中級 on a text argues, which is harder to predict than a story. */
function drawEditorial({ deck: from, pool }: Pick<SakiyomiState, 'deck' | 'pool'>, now: number): SakiyomiState {
  const arguing = pool.filter(({ kind }) => kind === 'argument');
  const { item, deck } = drawItem(from, from.level === 1 ? pool : arguing);
  return { editorial: item, paragraph: 0, guesses: [], startedAt: now, completedAt: null, deck, pool };
}
