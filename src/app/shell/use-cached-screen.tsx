import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { homeCacheAtom } from '../../data/member/home-cache.ts';
import { CachedHome } from '../../features/home/cached-home.tsx';
import { paths } from '../../paths.ts';
import { cachedScreenAtom } from '../../session/session-state.ts';
import { useRouteChanged } from '../app-frame.tsx';

/** What the member saw last at the address of the start; null when nothing was kept of it, and after a navigation. */
export function useCachedScreen(): ReactElement | null {
  const homeCache = useAtomValue(homeCacheAtom);
  const cachedScreen = useAtomValue(cachedScreenAtom);
  const { pathname } = useLocation();
  if (useRouteChanged()) return null;
  if (homeCache !== null && pathname === paths.home) return <CachedHome homeCache={homeCache} />;
  return cachedScreen?.pathname === pathname ? cachedScreen.content : null;
}
