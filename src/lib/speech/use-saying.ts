import { useEffect, useEffectEvent } from 'react';
import type { Hearing, Say, Saying } from './saying.ts';

/**
 * Says a sentence whenever `key` becomes another one, and is silent while it is null. A new key and leaving the screen
 * stop the sentence before it. Leaving the page breaks it off, for the page may come back from the browser's cache as
 * it was. The handlers are those of the moment when the sentence began.
 */
export function useSaying(say: Say, key: string | null, saying: Saying, hearing: Hearing): void {
  const begin = useEffectEvent(() => say(saying, hearing));
  const breakOff = useEffectEvent(() => hearing.onFail('interrupted'));

  useEffect(() => {
    if (key === null) return;
    const stop = begin();
    const onPageHide = () => {
      stop();
      breakOff();
    };
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      stop();
    };
  }, [key]);
}
