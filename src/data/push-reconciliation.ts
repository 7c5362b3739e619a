import { useEffect } from 'react';
import { usePushContext } from './push-state.ts';
import { reconcilePushSubscription } from './push-switch.ts';

/** Brings the device's pushes into step with the server at the start, and when the network comes back; for the shell. */
export function usePushReconciliation(): void {
  const context = usePushContext();
  useEffect(() => {
    if (context.device.obstacle() !== null) return;
    // What fails now is tried again with the next start; until then the notification screen tells what is amiss.
    const keep = () => void reconcilePushSubscription(context).catch(() => {});
    keep();
    window.addEventListener('online', keep);
    return () => window.removeEventListener('online', keep);
  }, [context]);
}
