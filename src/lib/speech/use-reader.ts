import { useEffect, useEffectEvent, useState } from 'react';
import { isIos } from '../browser/device.ts';
import type { SpeechReason } from './speech-messages.ts';
import type { Speech } from './use-speech.ts';
import type { Say, Utterance, UtteranceHandlers } from './utterance.ts';

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

/**
 * Speaks the utterance each time `key` changes to a new value; a new key, null and unmounting stop the previous one.
 * `pagehide` interrupts it, because the page may be restored from the back/forward cache. So does hiding the page on iOS,
 * which drops the utterance without an event and may stay silent until it is cancelled.
 */
export function useUtterance(say: Say, key: string | null, utterance: Utterance, handlers: UtteranceHandlers): void {
  const begin = useEffectEvent(() => say(utterance, handlers));
  const interrupt = useEffectEvent(() => handlers.onFail('interrupted'));

  useEffect(() => {
    if (key === null) return;
    const stop = begin();
    const stopAndInterrupt = () => {
      stop();
      interrupt();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden' && isIos()) stopAndInterrupt();
    };
    window.addEventListener('pagehide', stopAndInterrupt);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', stopAndInterrupt);
      document.removeEventListener('visibilitychange', onVisibility);
      stop();
    };
  }, [key]);
}
