import { type Deck, drawItem } from '../../../sync/model/practice/deck.ts';
import type { PracticeLevel } from '../../../sync/model/practice/level.ts';
import { clampRate } from '../../lib/speech/speaking-time.ts';
import { type ParrotText, parrotTexts } from './content.ts';

/** Selectable speeds, as multiples of the voice's normal rate. */
export const oumugaeshiSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Pause before the sentence restarts after a change of speed, in milliseconds. */
export const SPEED_CHANGE_REST_MS = 200;

/** The longest sentence that is repeated whole, in characters that are spoken. */
const WHOLE_MAX = 25;

const UNSPOKEN = /[｜。、！？「」]/gu;

/**
 * Player state: the current sentence and its part by index, and the utterance to speak. `utterance` increments whenever a sentence
 * has to start: the caller cancels the current one, waits `restMs` and speaks. It also identifies a late `end` event
 * of an older utterance.
 */
export interface OumugaeshiState {
  readonly status: 'idle' | 'playing' | 'paused' | 'stopped';
  readonly sentence: number;
  readonly part: number;
  readonly sentences: number;
  readonly rate: number;
  readonly utterance: number;
  readonly restMs: number;
  readonly hasReachedEnd: boolean;
  readonly turn: Turn | null;
  /** What the member chose for the gap of the current sentence; null without an answer. */
  readonly choice: string | null;
}

/** The member's turn after an utterance: to repeat it, to fill a gap of the sentence, to compare with its text. */
export type Turn = 'mine' | 'asking' | 'comparing';

export type OumugaeshiInput =
  | { readonly type: 'play' | 'pause' | 'resume' | 'stop' | 'previous' | 'next' }
  | { readonly type: 'load'; readonly sentences: number }
  | { readonly type: 'changeSpeed'; readonly rate: number }
  | { readonly type: 'ended'; readonly utterance: number; readonly parts: number }
  | { readonly type: 'takeTurn'; readonly utterance: number }
  | { readonly type: 'passTurn'; readonly utterance: number; readonly parts: number; readonly hasGap: boolean }
  | { readonly type: 'fillGap'; readonly choice: string };

/** The step of the course at which each level begins. */
const firstSteps: Readonly<Record<PracticeLevel, ParrotText['level']>> = { 1: 1, 2: 3, 3: 5 };

/** The text that a visit begins with: from the first step of its level on, in teaching order. */
export function drawFirstText(deck: Deck, texts: readonly ParrotText[] = parrotTexts): ParrotText {
  const pool = texts.filter(({ level }) => level >= firstSteps[deck.level]);
  return drawItem(deck, pool, 'teaching').item;
}

/** The sentences of a text as they are shown and spoken, without the marks where one may be halved. */
export function sentencesOf({ sentences }: ParrotText): readonly string[] {
  return sentences.map((sentence) => sentence.replaceAll('｜', ''));
}

/** The parts in which a sentence is spoken and repeated: a long one in halves, at its mark. */
export function partsOf(sentence: string): readonly string[] {
  const isLong = [...sentence.replaceAll(UNSPOKEN, '')].length > WHOLE_MAX;
  return isLong ? sentence.split('｜') : [sentence.replaceAll('｜', '')];
}

/** The id of a sentence in the practice memory; sentences are counted from 1 there. */
export function sentenceId({ id }: ParrotText, sentence: number): string {
  return `${id}-${sentence + 1}`;
}

export function start(sentences: number, rate: number): OumugaeshiState {
  return {
    status: 'idle',
    sentence: 0,
    part: 0,
    sentences,
    rate: clampRate(rate),
    utterance: 0,
    restMs: 0,
    hasReachedEnd: false,
    turn: null,
    choice: null,
  };
}

/**
 * Pausing keeps the sentence and resuming restarts it, from its first part; stopping or finishing returns to the first.
 * The end of an utterance leads to the next part of the sentence, of which there are `parts`, or to the next sentence, at once or
 * after the member's turn; a turn that passes leads on, whether or not the gap was filled.
 * Selecting a sentence while idle or paused does not speak it; loading another text stops the player and keeps the speed.
 * Inputs that are invalid in the current phase are ignored.
 */
export function step(state: OumugaeshiState, input: OumugaeshiInput): OumugaeshiState {
  switch (input.type) {
    case 'play':
      return state.sentences > 0 && isSilent(state) ? speak({ ...state, hasReachedEnd: false }) : state;
    case 'pause':
      return state.status === 'playing' ? { ...state, status: 'paused', turn: null } : state;
    case 'resume':
      return state.status === 'paused' ? speak({ ...state, part: 0 }) : state;
    case 'stop':
      return isSilent(state) ? state : { ...state, status: 'stopped', sentence: 0, part: 0, turn: null };
    case 'previous':
      return moveTo(state, state.sentence - 1);
    case 'next':
      return moveTo(state, state.sentence + 1);
    case 'load':
      return { ...start(input.sentences, state.rate), utterance: state.utterance };
    case 'changeSpeed':
      return changeSpeed(state, clampRate(input.rate));
    case 'ended':
      return isCurrent(state, input) ? advance(state, input.parts) : state;
    case 'takeTurn':
      return isCurrent(state, input) && state.turn === null ? { ...state, turn: 'mine' } : state;
    case 'passTurn':
      return isCurrent(state, input) ? passTurn(state, input) : state;
    case 'fillGap':
      return state.turn === 'asking' ? { ...state, turn: 'comparing', choice: input.choice } : state;
  }
}

function isCurrent({ status, utterance }: OumugaeshiState, input: { readonly utterance: number }): boolean {
  return status === 'playing' && utterance === input.utterance;
}

function passTurn(state: OumugaeshiState, { parts, hasGap }: Extract<OumugaeshiInput, { type: 'passTurn' }>) {
  if (state.turn === null) return state;
  if (state.turn === 'comparing' || state.part + 1 < parts) return advance(state, parts);
  return { ...state, turn: state.turn === 'mine' && hasGap ? 'asking' : 'comparing' } as const;
}

function isSilent({ status }: OumugaeshiState): boolean {
  return status === 'idle' || status === 'stopped';
}

function speak(state: OumugaeshiState, restMs = 0): OumugaeshiState {
  return { ...state, status: 'playing', utterance: state.utterance + 1, restMs, turn: null, choice: null };
}

function moveTo(state: OumugaeshiState, sentence: number): OumugaeshiState {
  if (sentence < 0 || sentence >= state.sentences) return state;
  const moved = { ...state, sentence, part: 0 };
  return state.status === 'playing' ? speak(moved) : moved;
}

function changeSpeed(state: OumugaeshiState, rate: number): OumugaeshiState {
  if (rate === state.rate) return state;
  const changed = { ...state, rate };
  return state.status === 'playing' ? speak({ ...changed, part: 0 }, SPEED_CHANGE_REST_MS) : changed;
}

function advance(state: OumugaeshiState, parts: number): OumugaeshiState {
  if (state.part + 1 < parts) return speak({ ...state, part: state.part + 1 });
  return state.sentence + 1 < state.sentences
    ? moveTo(state, state.sentence + 1)
    : { ...state, status: 'stopped', sentence: 0, part: 0, turn: null, hasReachedEnd: true };
}
