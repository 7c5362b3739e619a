import { useState } from 'react';
import type { Saying } from './saying.ts';
import type { SpeechReason } from './speech-messages.ts';
import { useSaying } from './use-saying.ts';
import type { Speech } from './use-speech.ts';

/** So many sentences in a row without a sign of life, and the reader is told. */
const UNHEARD_LIMIT = 2;

/** The sentence to be read now; a new key begins it, also over again, and null is silence. */
export interface Reading extends Omit<Saying, 'voice'> {
  readonly key: string | null;
}

export interface ReadingEvents {
  readonly onEnd: () => void;
  /** The sentence broke off; the screen has to hold, or to go on by itself. */
  readonly onBreak: () => void;
}

/** Reads sentence after sentence as a screen's own state asks for them, and keeps what went wrong on the way. */
export function useReader(speech: Speech, { key, ...saying }: Reading, { onEnd, onBreak }: ReadingEvents) {
  const [trouble, setTrouble] = useState<SpeechReason | null>(null);
  const [unheard, setUnheard] = useState(0);

  useSaying(
    speech.say,
    // A sentence asked for while the browser still loads its voices begins as soon as it has them.
    speech.state === 'loading' ? null : key,
    { ...saying, voice: speech.voice },
    {
      onEnd(isHeard) {
        setUnheard((count) => (isHeard ? 0 : count + 1));
        onEnd();
      },
      onFail(reason) {
        setTrouble(reason);
        onBreak();
      },
    },
  );

  return {
    trouble,
    reportTrouble: setTrouble,
    dismissTrouble: () => setTrouble(null),
    isUnheard: unheard >= UNHEARD_LIMIT,
  };
}
