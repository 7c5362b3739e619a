import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { homeCacheAtom } from '../data/member/home-cache.ts';
import { CachedHome } from '../features/home/cached-home.tsx';
import { paths } from '../paths.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { Frame } from '../ui/layout/frame.tsx';
import { PageDefaultsProvider } from '../ui/layout/page-defaults.tsx';
import { BottomNav } from './shell/bottom-nav.tsx';
import { APP_NAME, GuestShell } from './shell/guest-shell.tsx';

/** Shown while the session or data opens: cached content at home, 読み込み中... elsewhere. */
export function Loading() {
  const homeCache = useAtomValue(homeCacheAtom);
  const { pathname } = useLocation();
  if (homeCache === null || pathname !== paths.home) {
    return (
      <GuestShell>
        <Spinner>読み込み中...</Spinner>
      </GuestShell>
    );
  }
  return (
    <Frame bottom={<BottomNav />}>
      <PageDefaultsProvider titleSuffix={APP_NAME}>
        <CachedHome homeCache={homeCache} />
      </PageDefaultsProvider>
    </Frame>
  );
}
