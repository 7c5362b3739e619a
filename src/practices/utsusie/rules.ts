import { type Deck, drawItem } from '../../../sync/model/practice/deck.ts';
import type { PracticeLevel } from '../../../sync/model/practice/level.ts';
import { elapsedSeconds } from '../../lib/duration.ts';
import { splitSentences } from '../../lib/speech/spoken-parts.ts';
import { type Article, articles } from './content.ts';

/** Voice settings: rate by level, volume and the nominal duration. */
export const READING_RATES: Readonly<Record<PracticeLevel, number>> = { 1: 0.7, 2: 0.85, 3: 1 };
export const READING_VOLUME = 0.8;
export const NOMINAL_SECONDS = 120;

/** Instants are epoch milliseconds; the current sentence is an index. */
export type UtsusiePhase =
  | { readonly name: 'ready' }
  | { readonly name: 'playing'; readonly sentence: number; readonly startedAt: number }
  | { readonly name: 'finished'; readonly elapsedSeconds: number };

type PlayingPhase = Extract<UtsusiePhase, { readonly name: 'playing' }>;

/**
 * Drill state: the article and its reading phase. `utterance` increments whenever a sentence starts, so that
 * a late `end` event of a cancelled one can be ignored.
 */
export interface UtsusieState {
  readonly article: Article;
  readonly phase: UtsusiePhase;
  readonly utterance: number;
  readonly deck: Deck;
  readonly pool: readonly Article[];
}

export type UtsusieInput =
  | { readonly type: 'play'; readonly now: number }
  | { readonly type: 'ended'; readonly utterance: number; readonly now: number }
  | { readonly type: 'stop' }
  | { readonly type: 'newArticle' };

export function start(deck: Deck, pool: readonly Article[] = articles): UtsusieState {
  return drawArticle({ deck, pool, utterance: 0 });
}

/** Only reaching the last sentence finishes an article; a stop records nothing and the next play starts over. */
export function step(state: UtsusieState, input: UtsusieInput): UtsusieState {
  const { phase } = state;
  switch (input.type) {
    case 'play':
      if (phase.name === 'playing') return state;
      return speak(state, { name: 'playing', sentence: 0, startedAt: input.now });
    case 'ended':
      return phase.name === 'playing' && input.utterance === state.utterance
        ? advanceSentence(state, phase, input.now)
        : state;
    case 'stop':
      return phase.name === 'playing' ? { ...state, phase: { name: 'ready' } } : state;
    case 'newArticle':
      return drawArticle(state);
  }
}

/** The article split into sentences, one utterance each. */
export function sentencesOf(state: UtsusieState): readonly string[] {
  return splitSentences(state.article.content);
}

/** Seconds shown by the timer: running during playback, fixed when finished. */
export function timerSeconds({ phase }: UtsusieState, now: number): number {
  if (phase.name === 'playing') return elapsedSeconds(phase.startedAt, now);
  return phase.name === 'finished' ? phase.elapsedSeconds : 0;
}

function speak(state: UtsusieState, phase: PlayingPhase): UtsusieState {
  return { ...state, phase, utterance: state.utterance + 1 };
}

function advanceSentence(state: UtsusieState, phase: PlayingPhase, now: number): UtsusieState {
  const sentence = phase.sentence + 1;
  if (sentence < sentencesOf(state).length) return speak(state, { ...phase, sentence });
  return { ...state, phase: { name: 'finished', elapsedSeconds: elapsedSeconds(phase.startedAt, now) } };
}

function drawArticle({ deck: from, pool, utterance }: Pick<UtsusieState, 'deck' | 'pool' | 'utterance'>): UtsusieState {
  const { item, deck } = drawItem(from, pool);
  return { article: item, phase: { name: 'ready' }, utterance, deck, pool };
}
