import { useEffect, useRef, useState } from 'react';
import { timers } from '../../lib/timers.ts';

/** Time within which a working player has sent a message, in milliseconds. */
const PATIENCE_MS = 8000;

/**
 * Detects whether an embedded player works. A blocked frame still fires `load` for the browser's error page, but only
 * the provider's player responds to the `listening` message.
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
    /** The message contains nothing confidential, so any target origin is safe. */
    onLoad: () =>
      frameRef.current?.contentWindow?.postMessage(JSON.stringify({ event: 'listening', channel: 'widget' }), '*'),
  };
}
