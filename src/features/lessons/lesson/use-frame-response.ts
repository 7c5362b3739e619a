import { useEffect, useRef, useState } from 'react';
import { timers } from '../../../lib/timers.ts';

/** Time within which a working player has sent a message, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 8000;

/** Whether an embedded player works: only the provider's player responds to `listening`, a blocked frame just loads. */
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
