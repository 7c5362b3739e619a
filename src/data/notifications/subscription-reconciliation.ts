import { useEffect } from 'react';
import { useServices } from '../account/services.tsx';
import { useMember } from '../member/member-context.tsx';

/** Reconciles the push subscription at startup and when the network returns. Call once. */
export function useSubscriptionReconciliation(): void {
  const member = useMember();
  const { notificationKey } = useServices();
  useEffect(() => {
    if (member.isGuest) return;
    async function reconcile() {
      const { reconcileSubscription } = await import('./notification-switch.ts');
      await reconcileSubscription({ member, serverKey: notificationKey });
    }
    // A failure is retried at the next start; the notification screen shows the problem until then.
    const start = () => void reconcile().catch((error) => member.diagnostics.recordFailure('reconcile-push', error));
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [member, notificationKey]);
}
