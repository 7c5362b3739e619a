import { useEffect, useRef, useState } from 'react';
import { timers } from '../../lib/timers.ts';

/** A player that loads at all has said something by then. */
const PATIENCE_MS = 8000;

/**
 * Whether an embedded player lives. A browser tells nobody that a frame was blocked or found no network, and "loads" the
 * error page; but the provider's player answers a greeting, and an error page does not.
 */
export function useFrameAnswer(origin: string) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [isSilent, setSilent] = useState(false);

  useEffect(() => {
    const cancel = timers.after(PATIENCE_MS, () => setSilent(true));
    const hear = (event: MessageEvent) => {
      if (event.source !== frameRef.current?.contentWindow || event.origin !== origin) return;
      cancel();
      setSilent(false);
    };
    window.addEventListener('message', hear);
    return () => {
      cancel();
      window.removeEventListener('message', hear);
    };
  }, [origin]);

  return {
    frameRef,
    isSilent,
    /** Greets whatever was loaded; there is no secret in it, and an error page may hear it too. */
    onLoad: () =>
      frameRef.current?.contentWindow?.postMessage(JSON.stringify({ event: 'listening', channel: 'widget' }), '*'),
  };
}
