import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { Link, Outlet, useMatches } from 'react-router-dom';
import { sessionAtom } from '../../data/account/session-state.ts';
import { useUnfinishedDeletion } from '../../data/account/unfinished-deletion.ts';
import { useAppBadge } from '../../data/device/app-badge.ts';
import { isPractisingAtom } from '../../data/device/suppress-prompts.ts';
import { useProblemReports } from '../../data/diagnostics/use-problem-reports.ts';
import { useHomeCacheWriter } from '../../data/member/home-cache-writer.ts';
import { MemberProvider, useMember } from '../../data/member/member-context.tsx';
import { usePrefetch } from '../../data/member/prefetch.ts';
import { useResumeWrites } from '../../data/member/resume-writes.ts';
import { useSubscriptionReconciliation } from '../../data/notifications/subscription-reconciliation.ts';
import { useDailyLoginProcessing } from '../../data/streak/daily-login.ts';
import { isScreenHandle } from '../../navigation/screen-route.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Frame } from '../../ui/layout/frame.tsx';
import { PAGE_ID } from '../../ui/layout/page.tsx';
import { PageDefaultsProvider } from '../../ui/layout/page-defaults.tsx';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { APP_NAME } from '../app-name.ts';
import { useRouteChanged } from '../route-changed.tsx';
import { AppBanners } from './app-banners.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { FuriganaProvider } from './furigana-provider.tsx';
import { MemberInstallPromptHost } from './member-install-prompt-host.tsx';
import { SyncPill } from './sync-pill.tsx';
import { usePreloadedTabs } from './use-preloaded-tabs.ts';

/** Frame and app-wide effects of the member screens. */
export function MemberShell() {
  const session = useAtomValue(sessionAtom);
  if (session.status !== 'member') return null;
  return (
    <MemberProvider member={session.member}>
      <FuriganaProvider>
        <MemberFrame />
      </FuriganaProvider>
    </MemberProvider>
  );
}

function MemberFrame() {
  const toast = useToast();
  useUnfinishedDeletion(() => toast({ text: 'アカウントを削除しました', tone: 'success' }));
  useDailyLoginProcessing();
  usePrefetch();
  useHomeCacheWriter();
  useSubscriptionReconciliation();
  useResumeWrites();
  useProblemReports();
  useAppBadge();
  usePreloadedTabs();
  const focusTitle = useRouteChanged();
  const isPractising = useAtomValue(isPractisingAtom);
  return (
    <>
      {/* Before the banners, which may have links. */}
      <SkipLink target={PAGE_ID}>本文へ移動</SkipLink>
      <Frame top={<AppBanners />} bottom={isPractising ? null : <BottomNav />}>
        <PageDefaultsProvider Link={Link} aside={<SyncPill />} titleSuffix={APP_NAME} focusTitle={focusTitle}>
          <Screen />
        </PageDefaultsProvider>
        <MemberInstallPromptHost />
      </Frame>
    </>
  );
}

/** The screen of the route, or what a member without an account sees instead. */
function Screen() {
  const { isLocal } = useMember();
  const handle = useMatches().at(-1)?.handle;
  const localView = isScreenHandle(handle) ? handle.localView : undefined;
  return isLocal && localView !== undefined ? <Suspense>{localView}</Suspense> : <Outlet />;
}
