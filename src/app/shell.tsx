import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppBadge } from '../data/app-badge.ts';
import { useDailyLoginProcessing } from '../data/daily-login.ts';
import { useHomeCacheWriter } from '../data/home-cache-writer.ts';
import { useResumeDeletions } from '../data/kata-deletions.ts';
import type { Member } from '../data/member.ts';
import { MemberProvider } from '../data/member-context.tsx';
import { usePrefetch } from '../data/prefetch.ts';
import { usePushReconciliation } from '../data/push-reconciliation.ts';
import { Frame } from '../ui/frame.tsx';
import { PAGE_ID } from '../ui/page.tsx';
import { PageDefaultsProvider } from '../ui/page-defaults.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { AppBanners } from './app-banners.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { FuriganaProvider } from './furigana-provider.tsx';
import { APP_NAME } from './guest-shell.tsx';
import { MemberInstallPromptHost } from './member-install-prompt-host.tsx';
import { SyncPill } from './sync-pill.tsx';
import { useRouteChanged } from './use-route-changed.ts';

/** Frame and app-wide effects of the member screens. */
export function MemberShell({ member, children }: { readonly member: Member; readonly children: ReactNode }) {
  return (
    <MemberProvider member={member}>
      <FuriganaProvider>
        <MemberFrame>{children}</MemberFrame>
      </FuriganaProvider>
    </MemberProvider>
  );
}

function MemberFrame({ children }: { readonly children: ReactNode }) {
  useDailyLoginProcessing();
  usePrefetch();
  useHomeCacheWriter();
  useResumeDeletions();
  usePushReconciliation();
  useAppBadge();
  const focusTitle = useRouteChanged();
  return (
    <Frame top={<AppBanners />} bottom={<BottomNav />}>
      <SkipLink target={PAGE_ID}>本文へ移動</SkipLink>
      <PageDefaultsProvider Link={Link} aside={<SyncPill />} titleSuffix={APP_NAME} focusTitle={focusTitle}>
        {children}
      </PageDefaultsProvider>
      <MemberInstallPromptHost />
    </Frame>
  );
}
