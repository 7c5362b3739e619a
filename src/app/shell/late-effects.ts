import { useEffect } from 'react';
import { useAppBadge } from '../../data/device/app-badge.ts';
import { useProblemReports } from '../../data/diagnostics/use-problem-reports.ts';
import { usePrefetch } from '../../data/member/prefetch.ts';
import { useSubscriptionReconciliation } from '../../data/notifications/subscription-reconciliation.ts';
import { timers } from '../../lib/timers.ts';
import { memberRoutes } from '../router/member-routes.tsx';
import { tabPaths } from './bottom-nav.tsx';

/** The effects of the member screens that the first screen does not need. */
export function LateEffects(): null {
  usePrefetch();
  useSubscriptionReconciliation();
  useProblemReports();
  useAppBadge();
  usePreloadedTabs();
  return null;
}

/** Milliseconds. Leaves time for the first screen to paint, and for the prefetched rows. */
const DELAY = 2000;

/** Loads the screens of the bottom tabs after startup, one by one, so that a tap only has to render. */
function usePreloadedTabs(): void {
  useEffect(
    () =>
      timers.after(DELAY, async () => {
        for (const { path, load } of memberRoutes) {
          // A screen that cannot be loaded now is loaded when it is opened.
          if (tabPaths.includes(path)) await load().catch(() => undefined);
        }
      }),
    [],
  );
}
