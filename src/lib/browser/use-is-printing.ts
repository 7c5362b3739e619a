import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is printed, so that a list of which a part is shown is printed whole. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays the paper out as soon as the event is over.
    const follow = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    const controller = new AbortController();
    window.addEventListener('beforeprint', follow, controller);
    window.addEventListener('afterprint', follow, controller);
    return () => controller.abort();
  }, []);
  return isPrinting;
}
