import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { homeCacheAtom } from '../../data/member/home-cache.ts';
import { CachedHome } from '../../features/home/cached-home.tsx';
import { paths } from '../../paths.ts';
import { useRouteChanged } from '../app-frame.tsx';

/** Home as the member saw it last; null when nothing was kept of it, on another screen, and after a navigation. */
export function useCachedScreen(): ReactElement | null {
  const homeCache = useAtomValue(homeCacheAtom);
  const { pathname } = useLocation();
  const isStart = !useRouteChanged();
  return isStart && homeCache !== null && pathname === paths.home ? <CachedHome homeCache={homeCache} /> : null;
}
