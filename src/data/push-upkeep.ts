import { useEffect } from 'react';
import { usePushPlace } from './push-state.ts';
import { keepPush } from './push-switch.ts';

/** Brings the device's pushes into step with the server at the start, and when the network comes back; for the shell. */
export function usePushUpkeep(): void {
  const place = usePushPlace();
  useEffect(() => {
    if (place.device.obstacle() !== null) return;
    // What fails now is tried again with the next start; until then the notification screen tells what is amiss.
    const keep = () => void keepPush(place).catch(() => {});
    keep();
    window.addEventListener('online', keep);
    return () => window.removeEventListener('online', keep);
  }, [place]);
}
