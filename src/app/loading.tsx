import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { homeCacheAtom } from '../data/home-cache.ts';
import { CachedHome } from '../features/home/cached-home.tsx';
import { Frame } from '../ui/frame.tsx';
import { PageDefaultsProvider } from '../ui/page-defaults.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { APP_NAME, GuestShell } from './guest-shell.tsx';
import { paths } from './paths.ts';

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
