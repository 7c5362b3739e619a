import type { SpeechReason } from './speech-messages.ts';

/** One sentence to be said. */
export interface Saying {
  readonly text: string;
  readonly rate: number;
  /** From 0 to 1. */
  readonly volume: number;
  /** How long to wait before it begins, in milliseconds. */
  readonly restMs: number;
  /** `silence` lets the sentence pass at the pace of a reader; null is a voice that nobody chose. */
  readonly voice: SpeechSynthesisVoice | 'silence' | null;
}

/** What becomes of a sentence: one of the two is called once, unless it is stopped before. */
export interface Hearing {
  /** `isHeard` is false when the voice gave no sign of life until the watchdog ended it. */
  readonly onEnd: (isHeard: boolean) => void;
  readonly onFail: (reason: SpeechReason) => void;
}

/** Says one sentence; the returned function stops it. After that only a stop that failed is told. */
export type Say = (saying: Saying, hearing: Hearing) => () => void;

/** Calls back once after so many milliseconds; the returned function cancels. */
export type After = (ms: number, call: () => void) => () => void;

export interface SpeechEngine {
  readonly synthesis: Pick<SpeechSynthesis, 'cancel' | 'paused' | 'resume' | 'speak'>;
  readonly createUtterance: (text: string) => SpeechSynthesisUtterance;
}

export interface SpeakerPorts {
  /** Null where the browser has none: then every sentence passes in silence. */
  readonly engine: SpeechEngine | null;
  readonly after: After;
}
