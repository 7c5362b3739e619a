import { useEffect, useRef, useState } from 'react';
import { timers } from '../../../lib/timers.ts';

/** Time within which a working player has sent a message, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 8000;

/**
 * Detects whether an embedded player works. A blocked frame still fires `load` for the browser's error page, but only
 * the provider's player responds to the `listening` message.
 */
export function useFrameResponse(origin: string) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [isUnresponsive, setUnresponsive] = useState(false);

  useEffect(() => {
    const cancel = timers.after(RESPONSE_TIMEOUT_MS, () => setUnresponsive(true));
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frameRef.current?.contentWindow || event.origin !== origin) return;
      cancel();
      setUnresponsive(false);
    };
    window.addEventListener('message', onMessage);
    return () => {
      cancel();
      window.removeEventListener('message', onMessage);
    };
  }, [origin]);

  return {
    frameRef,
    isUnresponsive,
    /** The message contains nothing confidential, so any target origin is safe. */
    onLoad: () =>
      frameRef.current?.contentWindow?.postMessage(JSON.stringify({ event: 'listening', channel: 'widget' }), '*'),
  };
}
