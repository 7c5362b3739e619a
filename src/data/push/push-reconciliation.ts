import { useEffect } from 'react';
import { useMember } from '../member/member-context.tsx';
import { usePushContext } from './push-state.ts';
import { reconcilePushSubscription } from './push-switch.ts';

/** Reconciles the push subscription at startup and when the network returns. Call once, in the shell. */
export function usePushReconciliation(): void {
  const context = usePushContext();
  const { diagnostics } = useMember();
  useEffect(() => {
    if (context.device.obstacle() !== null) return;
    // A failure is retried at the next start; the notification screen shows the problem until then.
    const reconcile = () =>
      void reconcilePushSubscription(context).catch((error) => diagnostics.recordFailure('reconcile-push', error));
    reconcile();
    window.addEventListener('online', reconcile);
    return () => window.removeEventListener('online', reconcile);
  }, [context, diagnostics]);
}
