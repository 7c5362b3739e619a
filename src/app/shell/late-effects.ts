import { useEffect } from 'react';
import { useRenewedEmail } from '../../data/account/profile.ts';
import { useAppBadge } from '../../data/device/app-badge.ts';
import { useProblemReports } from '../../data/diagnostics/use-problem-reports.ts';
import { useGuestContent } from '../../data/member/guest-content.ts';
import { useHomeCacheWriter } from '../../data/member/home-cache-writer.ts';
import { usePrefetch } from '../../data/member/prefetch.ts';
import { useSubscriptionReconciliation } from '../../data/notifications/subscription-reconciliation.ts';
import { usePauseEnd } from '../../data/streak/pause.ts';
import { timers } from '../../lib/timers.ts';
import { useShortcuts } from '../../navigation/use-shortcuts.ts';
import { useUnfinishedDeletion } from '../../session/unfinished-deletion.ts';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { memberRoutes } from '../member-routes.tsx';
import { tabPaths } from './bottom-nav.tsx';

/** The effects of the member screens that the first screen does not need. */
export function LateEffects(): null {
  const toast = useToast();
  const { confirm } = useDialogs();
  useUnfinishedDeletion(
    (pending) => confirm(unfinishedDeletion(pending)),
    () => toast({ text: '削除の手続きのあとログインが終わったので、この端末の記録を消しました', tone: 'success' }),
  );
  useHomeCacheWriter();
  usePauseEnd();
  useRenewedEmail();
  useGuestContent();
  usePrefetch();
  useSubscriptionReconciliation();
  useProblemReports();
  useAppBadge();
  usePreloadedTabs();
  useShortcuts();
  return null;
}

const unfinishedDeletion = (pending: number) =>
  ({
    title: 'この端末の記録を消しますか',
    body: `アカウントを削除する手続きのあと、ログインが終わりました。削除できたかどうかは、確かめられていません。まだ送っていない記録が${pending}件あり、消すと元には戻せません。`,
    confirmLabel: '記録を消す',
    cancelLabel: '消さない',
    tone: 'danger',
  }) as const;

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
