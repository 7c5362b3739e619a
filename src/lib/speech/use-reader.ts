import { useState } from 'react';
import type { SpeechReason } from './speech-messages.ts';
import type { Speech } from './use-speech.ts';
import { useUtterance } from './use-utterance.ts';
import type { Utterance } from './utterance.ts';

/** Consecutive inaudible utterances after which the screen shows a warning. */
const INAUDIBLE_LIMIT = 2;

/** The sentence to read now: a new key starts it, even with the same text, and null stops. */
export interface Reading extends Omit<Utterance, 'voice'> {
  readonly key: string | null;
}

export interface ReadingEvents {
  readonly onEnd: () => void;
  /** The sentence was interrupted or failed: the screen must pause, or continue by itself. */
  readonly onBreak: () => void;
}

/** Reads the sentence that the screen's state selects, and holds the last error. */
export function useReader(speech: Speech, { key, ...utterance }: Reading, { onEnd, onBreak }: ReadingEvents) {
  const [error, setError] = useState<SpeechReason | null>(null);
  const [inaudibleCount, setInaudibleCount] = useState(0);

  useUtterance(
    speech.say,
    // While the browser loads its voices, the sentence waits.
    speech.state === 'loading' ? null : key,
    { ...utterance, voice: speech.voice },
    {
      onEnd(wasAudible) {
        setInaudibleCount((count) => (wasAudible ? 0 : count + 1));
        onEnd();
      },
      onFail(reason) {
        setError(reason);
        onBreak();
      },
    },
  );

  return {
    error,
    reportError: setError,
    dismissError: () => setError(null),
    isUnheard: inaudibleCount >= INAUDIBLE_LIMIT,
  };
}
