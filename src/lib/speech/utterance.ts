import type { SpeechReason } from './speech-messages.ts';

export interface Utterance {
  readonly text: string;
  readonly rate: number;
  /** From 0 to 1. */
  readonly volume: number;
  /** Delay before it begins, in milliseconds. */
  readonly restMs: number;
  /** `silence` speaks nothing and ends after the reading time; null means that no voice is selected. */
  readonly voice: SpeechSynthesisVoice | 'silence' | null;
}

/** The outcome of an utterance: one handler is called once, and none after a stop unless the stop fails. */
export interface UtteranceHandlers {
  /** `wasAudible` is false when the watchdog ended an utterance that fired no event. */
  readonly onEnd: (wasAudible: boolean) => void;
  readonly onFail: (reason: SpeechReason) => void;
}

/** Speaks one sentence; the returned function stops it. After a stop only `onFail('pause-failed')` can be called. */
export type Say = (utterance: Utterance, handlers: UtteranceHandlers) => () => void;

/** Calls back once after `ms` milliseconds; the returned function cancels. */
export type After = (ms: number, call: () => void) => () => void;

export interface SpeechEngine {
  readonly synthesis: Pick<SpeechSynthesis, 'cancel' | 'paused' | 'resume' | 'speak'>;
  readonly createUtterance: (text: string) => SpeechSynthesisUtterance;
}

export interface SpeakerPorts {
  /** Null if the browser has no speech synthesis: every utterance is then silent. */
  readonly engine: SpeechEngine | null;
  readonly after: After;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}
