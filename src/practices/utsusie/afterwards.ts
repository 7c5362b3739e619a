import type { ContentItem } from '../../../sync/model/practice/content-item.ts';
import type { PracticeLevel } from '../../../sync/model/practice/level.ts';
import { secondsUntil } from '../../lib/duration.ts';
import { itemAt } from '../random/item-at.ts';

export const PAPER_SECONDS = 180;

/** Seconds of silence before the questions, by level. */
export const SILENT_SECONDS: Readonly<Record<PracticeLevel, number>> = { 1: 0, 2: 10, 3: 30 };

/** What may follow a reading: its questions, or drawing on paper. */
export type Exercise = 'recall' | 'paper';

/** A question with its choices and the index of the right one. */
export interface AskedQuestion {
  readonly ask: string;
  readonly choices: readonly string[];
  readonly answer: number;
}

/** What is asked about: an article, or the words of 月の通し稽古. */
export interface Questioned extends ContentItem {
  readonly questions: readonly AskedQuestion[];
}

/** Instants are epoch milliseconds; a question is an index. */
export type AfterwardsPhase =
  | { readonly name: 'resting' | 'judged' }
  | { readonly name: 'waiting' | 'drawing'; readonly endAt: number }
  | { readonly name: 'asking'; readonly question: number }
  | { readonly name: 'drawn'; readonly isEarly: boolean };

/** State after a reading, which is recorded by then: nothing here has to be done. */
export interface AfterwardsState {
  readonly article: Questioned;
  readonly phase: AfterwardsPhase;
  /** The index of the chosen answer of each question; null if it was skipped. */
  readonly answers: readonly (number | null)[];
  /** The exercises that were begun, and are not offered again. */
  readonly begun: readonly Exercise[];
}

export type AfterwardsInput =
  | { readonly type: 'recall'; readonly now: number; readonly silentSeconds: number }
  | { readonly type: 'answer'; readonly choice: number | null }
  | { readonly type: 'paper'; readonly now: number; readonly seconds?: number }
  | { readonly type: 'tick'; readonly now: number }
  | { readonly type: 'endPaper' };

export function startAfterwards(article: Questioned): AfterwardsState {
  return { article, phase: { name: 'resting' }, answers: [], begun: [] };
}

/**
 * The three questions follow each other, and are judged together at the end. Drawing lasts three minutes, or until the
 * member ends it. Inputs that are invalid in the current phase are ignored.
 */
export function stepAfterwards(state: AfterwardsState, input: AfterwardsInput): AfterwardsState {
  const { phase, begun } = state;
  switch (input.type) {
    case 'recall':
      return isBusy(state) ? state : { ...state, phase: firstPhase(input), answers: [], begun: [...begun, 'recall'] };
    case 'answer':
      return phase.name === 'asking' ? answer(state, phase.question, input.choice) : state;
    case 'paper': {
      if (isBusy(state)) return state;
      const endAt = input.now + (input.seconds ?? PAPER_SECONDS) * 1000;
      return { ...state, phase: { name: 'drawing', endAt }, begun: [...begun, 'paper'] };
    }
    case 'tick':
      if (!('endAt' in phase) || secondsUntil(phase.endAt, input.now) > 0) return state;
      if (phase.name === 'waiting') return { ...state, phase: { name: 'asking', question: 0 } };
      return { ...state, phase: { name: 'drawn', isEarly: false } };
    case 'endPaper':
      return phase.name === 'drawing' ? { ...state, phase: { name: 'drawn', isEarly: true } } : state;
  }
}

/** After the silence, if any, the first question. */
function firstPhase({ now, silentSeconds }: Extract<AfterwardsInput, { readonly type: 'recall' }>): AfterwardsPhase {
  return silentSeconds > 0 ? { name: 'waiting', endAt: now + silentSeconds * 1000 } : { name: 'asking', question: 0 };
}

/** True while questions are asked or a time runs. */
export function isBusy({ phase }: AfterwardsState): boolean {
  return phase.name === 'asking' || 'endAt' in phase;
}

/** The exercises to offer, the tile's own one first. */
export function offeredExercises({ begun }: AfterwardsState, first: Exercise): readonly Exercise[] {
  const ordered: readonly Exercise[] = first === 'paper' ? ['paper', 'recall'] : ['recall', 'paper'];
  return ordered.filter((exercise) => !begun.includes(exercise));
}

export function rightCount({ article, answers }: AfterwardsState): number {
  return article.questions.filter((question, index) => question.answer === answers[index]).length;
}

/** The current question; null while none is asked. */
export function currentQuestion({ article, phase }: AfterwardsState): AskedQuestion | null {
  return phase.name === 'asking' ? itemAt(article.questions, phase.question) : null;
}

/** The id of a question in the practice memory; questions are counted from 1 there. */
export function questionId({ id }: ContentItem, question: number): string {
  return `${id}-${question + 1}`;
}

function answer(state: AfterwardsState, question: number, choice: number | null): AfterwardsState {
  const isLast = question + 1 >= state.article.questions.length;
  return {
    ...state,
    answers: [...state.answers, choice],
    phase: isLast ? { name: 'judged' } : { name: 'asking', question: question + 1 },
  };
}
