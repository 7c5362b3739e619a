import { clampRate } from '../../lib/speech/clamp-rate.ts';
import type { ParrotText } from './content.ts';

/** Pause before the sentence restarts after a change of speed, in milliseconds. */
export const SPEED_CHANGE_REST_MS = 200;

/**
 * Player state: the current sentence by index and the utterance to speak. `utterance` increments whenever a sentence
 * has to start: the caller cancels the current one, waits `restMs` and speaks. It also identifies a late `end` event
 * of an older utterance.
 */
export interface OumugaeshiState {
  readonly status: 'idle' | 'playing' | 'paused' | 'stopped';
  readonly sentence: number;
  readonly sentences: number;
  readonly rate: number;
  readonly utterance: number;
  readonly restMs: number;
  readonly hasReachedEnd: boolean;
}

export type OumugaeshiInput =
  | { readonly type: 'play' | 'pause' | 'resume' | 'stop' | 'previous' | 'next' }
  | { readonly type: 'load'; readonly sentences: number }
  | { readonly type: 'changeSpeed'; readonly rate: number }
  | { readonly type: 'ended'; readonly utterance: number };

/** The sentences of a text as they are shown and spoken, without the marks where one may be halved. */
export function sentencesOf({ sentences }: ParrotText): readonly string[] {
  return sentences.map((sentence) => sentence.replaceAll('｜', ''));
}

/** Initial state: idle at the first sentence. */
export function start(sentences: number, rate: number): OumugaeshiState {
  return {
    status: 'idle',
    sentence: 0,
    sentences,
    rate: clampRate(rate),
    utterance: 0,
    restMs: 0,
    hasReachedEnd: false,
  };
}

/**
 * Pausing keeps the sentence and resuming restarts it; stopping or finishing returns to the first. Selecting a
 * sentence while idle or paused does not speak it; loading another text stops the player and keeps the speed. Inputs
 * that are invalid in the current phase are ignored.
 */
export function step(state: OumugaeshiState, input: OumugaeshiInput): OumugaeshiState {
  switch (input.type) {
    case 'play':
      return state.sentences > 0 && isSilent(state) ? speak({ ...state, hasReachedEnd: false }) : state;
    case 'pause':
      return state.status === 'playing' ? { ...state, status: 'paused' } : state;
    case 'resume':
      return state.status === 'paused' ? speak(state) : state;
    case 'stop':
      return isSilent(state) ? state : { ...state, status: 'stopped', sentence: 0 };
    case 'previous':
      return moveTo(state, state.sentence - 1);
    case 'next':
      return moveTo(state, state.sentence + 1);
    case 'load':
      return { ...start(input.sentences, state.rate), utterance: state.utterance };
    case 'changeSpeed':
      return changeSpeed(state, clampRate(input.rate));
    case 'ended':
      return state.status === 'playing' && input.utterance === state.utterance ? advanceSentence(state) : state;
  }
}

function isSilent({ status }: OumugaeshiState): boolean {
  return status === 'idle' || status === 'stopped';
}

function speak(state: OumugaeshiState, restMs = 0): OumugaeshiState {
  return { ...state, status: 'playing', utterance: state.utterance + 1, restMs };
}

function moveTo(state: OumugaeshiState, sentence: number): OumugaeshiState {
  if (sentence < 0 || sentence >= state.sentences) return state;
  const moved = { ...state, sentence };
  return state.status === 'playing' ? speak(moved) : moved;
}

function changeSpeed(state: OumugaeshiState, rate: number): OumugaeshiState {
  if (rate === state.rate) return state;
  const changed = { ...state, rate };
  return state.status === 'playing' ? speak(changed, SPEED_CHANGE_REST_MS) : changed;
}

function advanceSentence(state: OumugaeshiState): OumugaeshiState {
  return state.sentence + 1 < state.sentences
    ? moveTo(state, state.sentence + 1)
    : { ...state, status: 'stopped', sentence: 0, hasReachedEnd: true };
}
