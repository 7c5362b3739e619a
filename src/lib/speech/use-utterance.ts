import { useEffect, useEffectEvent } from 'react';
import { isIos } from '../browser/device.ts';
import type { Say, Utterance, UtteranceHandlers } from './utterance.ts';

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
