import { type Deck, drawItem } from '../../../sync/model/practice/deck.ts';
import { createRng } from '../../../sync/model/practice/seeded-random.ts';
import { storedText } from '../../../sync/model/text/stored-text.ts';
import { splitSentences } from '../../lib/speech/spoken-parts.ts';
import { type Editorial, editorials, type Stop } from './content.ts';

const CHARACTERS_PER_MINUTE = 250;

/** What the member expected of a paragraph before opening it; it is kept for the visit only. */
export interface Guess {
  /** The index of the paragraph that it predicts. */
  readonly paragraph: number;
  /** In the member's own words; may be empty. */
  readonly text: string;
  /** Which of the three gists was chosen; null if none was. */
  readonly chosen: string | null;
}

/** Drill state: the editorial and its last open paragraph, by index. */
export interface SakiyomiState {
  readonly editorial: Editorial;
  readonly paragraph: number;
  readonly guesses: readonly Guess[];
  /** The sentences in which clues were looked for since the choice. */
  readonly searched: readonly string[];
  readonly isComplete: boolean;
  readonly deck: Deck;
  readonly pool: readonly Editorial[];
}

export type SakiyomiInput =
  | { readonly type: 'next'; readonly guess?: string }
  /** Shows the three gists, after the member's own guess. */
  | { readonly type: 'ask'; readonly guess: string }
  | { readonly type: 'choose'; readonly gist: string }
  | { readonly type: 'search'; readonly sentences: readonly string[] }
  | { readonly type: 'newText' };

export function start(deck: Deck, pool: readonly Editorial[] = editorials): SakiyomiState {
  return drawEditorial({ deck, pool });
}

/**
 * Next opens the following paragraph with the member's expectation, if any. The first choice of a gist counts, and clues are
 * looked for after it.
 */
export function step(state: SakiyomiState, input: SakiyomiInput): SakiyomiState {
  switch (input.type) {
    case 'next':
      if (state.isComplete) return state;
      return canGuess(state)
        ? { ...withGuess(state, storedText(input.guess ?? '')), paragraph: state.paragraph + 1, searched: [] }
        : { ...state, isComplete: true };
    case 'ask':
      return stopOf(state) === null ? state : withGuess(state, storedText(input.guess));
    case 'choose':
      return { ...state, guesses: state.guesses.map((guess) => choose(state, guess, input.gist)) };
    case 'search':
      return hasChosen(state) ? { ...state, searched: [...new Set([...state.searched, ...input.sentences])] } : state;
    case 'newText':
      return drawEditorial(state);
  }
}

function withGuess(state: SakiyomiState, text: string): SakiyomiState {
  if (currentGuess(state) !== null) return state;
  return { ...state, guesses: [...state.guesses, { paragraph: state.paragraph + 1, text, chosen: null }] };
}

function choose(state: SakiyomiState, guess: Guess, gist: string): Guess {
  return guess === currentGuess(state) && guess.chosen === null ? { ...guess, chosen: gist } : guess;
}

/** The guess about the next paragraph; null until the gists are shown, which fixes it. */
export function currentGuess({ guesses, paragraph }: SakiyomiState): Guess | null {
  return guesses.find((guess) => guess.paragraph === paragraph + 1) ?? null;
}

/** Whether a gist was chosen at the current stop, after which its clues are shown. */
export function hasChosen(state: SakiyomiState): boolean {
  return (currentGuess(state)?.chosen ?? null) !== null;
}

/** What may follow the open paragraphs; null at the end, and where the text does not say. */
export function stopOf({ editorial, paragraph }: Pick<SakiyomiState, 'editorial' | 'paragraph'>): Stop | null {
  return editorial.stops?.[paragraph] ?? null;
}

/** The three gists of a stop in the order of this visit. */
export function gistsOf({ gist, others }: Stop, { deck, paragraph }: SakiyomiState): readonly string[] {
  return others.toSpliced(createRng(deck.seed + paragraph).int(0, others.length), 0, gist);
}

/** Part of a sentence, and whether it is one of the clues. */
interface ClueSegment {
  readonly text: string;
  readonly isClue: boolean;
}

/** Splits a text at the clues in it; joining the segments gives the text again. */
export function splitAtClues(text: string, clues: readonly string[]): readonly ClueSegment[] {
  const [clue] = clues
    .filter((one) => text.includes(one))
    .sort((one, other) => text.indexOf(one) - text.indexOf(other));
  if (clue === undefined) return text === '' ? [] : [{ text, isClue: false }];
  const at = text.indexOf(clue);
  const before = at === 0 ? [] : [{ text: text.slice(0, at), isClue: false }];
  return [...before, { text: clue, isClue: true }, ...splitAtClues(text.slice(at + clue.length), clues)];
}

/** The clues in the sentences that were searched. */
export function foundClues({ clues }: Stop, searched: readonly string[]): readonly string[] {
  return clues.filter((clue) => searched.some((sentence) => sentence.includes(clue)));
}

/** Whether another paragraph can be predicted. */
export function canGuess({ paragraph, editorial }: SakiyomiState): boolean {
  return paragraph + 1 < editorial.paragraphs.length;
}

/** What of a paragraph is shown: at 上級 the newest one stops before its last sentence until the member has chosen or goes on. */
export function shownText(state: SakiyomiState, paragraph: number): string {
  const text = state.editorial.paragraphs[paragraph] ?? '';
  if (state.deck.level < 3 || paragraph !== state.paragraph || !canGuess(state) || hasChosen(state)) return text;
  const sentences = splitSentences(text);
  return sentences.length < 2 ? text : sentences.slice(0, -1).join('');
}

/** The sentences of the open paragraphs, in which clues are looked for. */
export function openSentences({ editorial, paragraph }: SakiyomiState): readonly string[] {
  return editorial.paragraphs.slice(0, paragraph + 1).flatMap(splitSentences);
}

/** The id of a paragraph in the practice memory; paragraphs are counted from 1 there. */
export function paragraphId({ id }: Editorial, paragraph: number): string {
  return `${id}-${paragraph + 1}`;
}

/** Time to read an editorial at 250 characters a minute, in minutes. */
export function readingMinutes({ paragraphs }: Editorial): number {
  return Math.round(paragraphs.join('').length / CHARACTERS_PER_MINUTE);
}

/** Number of open paragraphs, for the progress bar and the record; the current one counts as read. */
export function progress(state: SakiyomiState): { readonly read: number; readonly total: number } {
  return { read: state.paragraph + 1, total: state.editorial.paragraphs.length };
}

/** From 中級 on a text argues, which is harder to predict than a story. */
function drawEditorial({ deck: from, pool }: Pick<SakiyomiState, 'deck' | 'pool'>): SakiyomiState {
  const arguing = pool.filter(({ kind }) => kind === 'argument');
  const { item, deck } = drawItem(from, from.level === 1 ? pool : arguing);
  return { editorial: item, paragraph: 0, guesses: [], searched: [], isComplete: false, deck, pool };
}
