import { clampRate } from '../../lib/speech/clamp-rate.ts';

/** How long the voice rests between a change of speed and the sentence begun again, in milliseconds. */
export const SPEED_CHANGE_REST_MS = 200;

/**
 * Where the player stands: the sentence by index, and the utterance that the shell should be speaking. Whenever a
 * sentence has to begin, also over again, `utterance` rises: the shell cancels what it says, rests for `restMs` and
 * speaks the sentence. The end of an older utterance is thereby told from the end of this one.
 */
export interface OumugaeshiState {
  readonly status: 'idle' | 'playing' | 'paused' | 'stopped';
  readonly sentence: number;
  readonly sentences: number;
  readonly rate: number;
  readonly utterance: number;
  readonly restMs: number;
  readonly isHeardThrough: boolean;
}

export type OumugaeshiInput =
  | { readonly type: 'play' | 'pause' | 'resume' | 'stop' | 'previous' | 'next' }
  | { readonly type: 'load'; readonly sentences: number }
  | { readonly type: 'changeSpeed'; readonly rate: number }
  | { readonly type: 'ended'; readonly utterance: number };

/** Opens the player, silent, at the first of so many sentences. */
export function start(sentences: number, rate: number): OumugaeshiState {
  return {
    status: 'idle',
    sentence: 0,
    sentences,
    rate: clampRate(rate),
    utterance: 0,
    restMs: 0,
    isHeardThrough: false,
  };
}

/**
 * Pausing keeps the sentence and resuming begins it again; stopping and the end of the last sentence go back to the
 * first. Going to another sentence while paused or silent only moves the mark; loading another text silences the
 * player and keeps the speed. An input out of turn changes nothing.
 */
export function step(state: OumugaeshiState, input: OumugaeshiInput): OumugaeshiState {
  switch (input.type) {
    case 'play':
      return state.sentences > 0 && isSilent(state) ? speak({ ...state, isHeardThrough: false }) : state;
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
      return state.status === 'playing' && input.utterance === state.utterance ? readOn(state) : state;
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

function readOn(state: OumugaeshiState): OumugaeshiState {
  return state.sentence + 1 < state.sentences
    ? moveTo(state, state.sentence + 1)
    : { ...state, status: 'stopped', sentence: 0, isHeardThrough: true };
}
