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

/** While the session or a member's data opens: at home what stood there last, elsewhere 読み込み中.... */
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
