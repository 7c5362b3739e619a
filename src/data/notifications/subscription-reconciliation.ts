import { useEffect } from 'react';
import { useMember } from '../member/member-context.tsx';
import { config } from '../server/config.ts';

/** Reconciles the push subscription at startup and when the network returns. Call once. */
export function useSubscriptionReconciliation(): void {
  const member = useMember();
  useEffect(() => {
    if (member.isGuest) return;
    async function reconcile() {
      const { reconcileSubscription } = await import('./notification-switch.ts');
      await reconcileSubscription({ member, serverKey: config.notificationKey });
    }
    // A failure is retried at the next start; the notification screen shows the problem until then.
    const start = () => void reconcile().catch(() => member.diagnostics.recordFailure('reconcile-push'));
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [member]);
}
