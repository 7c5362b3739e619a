import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { homeCacheAtom } from '../../data/member/home-cache.ts';
import { CachedHome } from '../../features/home/cached-home.tsx';
import { paths } from '../../paths.ts';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { Frame } from '../../ui/layout/frame.tsx';
import { PageDefaultsProvider } from '../../ui/layout/page.tsx';
import { APP_NAME } from '../app-name.ts';
import { BottomNav } from '../shell/bottom-nav.tsx';
import { cachedScreenAtom } from '../start/cached-screen.ts';
import { GuestShell } from './guest-shell.tsx';

/** Shown while the session or data opens: what the member saw last at this address, or 読み込み中.... */
export function Loading() {
  const homeCache = useAtomValue(homeCacheAtom);
  const cachedScreen = useAtomValue(cachedScreenAtom);
  const { pathname } = useLocation();
  if (homeCache !== null && pathname === paths.home) {
    return (
      <CachedFrame>
        <CachedHome homeCache={homeCache} />
      </CachedFrame>
    );
  }
  if (cachedScreen?.pathname === pathname) return <CachedFrame>{cachedScreen.content}</CachedFrame>;
  return (
    <GuestShell>
      <Spinner>読み込み中...</Spinner>
    </GuestShell>
  );
}

function CachedFrame({ children }: { readonly children: ReactNode }) {
  // The member's shell always has the space for banners: without it, everything would move down when that appears.
  return (
    <Frame top={[]} bottom={<BottomNav />}>
      <PageDefaultsProvider Link={Link} titleSuffix={APP_NAME}>
        {children}
      </PageDefaultsProvider>
    </Frame>
  );
}
