import { useEffect, useEffectEvent } from 'react';
import type { Say, Utterance, UtteranceHandlers } from './utterance.ts';

/**
 * Speaks the utterance each time `key` changes to a new value; a new key, null and unmounting stop the previous one.
 * `pagehide` interrupts it, because the page may be restored from the back/forward cache.
 */
export function useUtterance(say: Say, key: string | null, utterance: Utterance, handlers: UtteranceHandlers): void {
  const begin = useEffectEvent(() => say(utterance, handlers));
  const interrupt = useEffectEvent(() => handlers.onFail('interrupted'));

  useEffect(() => {
    if (key === null) return;
    const stop = begin();
    const onPageHide = () => {
      stop();
      interrupt();
    };
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      stop();
    };
  }, [key]);
}
