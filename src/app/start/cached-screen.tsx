import { atom } from 'jotai';
import type { ReactNode } from 'react';
import { isOwnList, readKataCache } from '../../data/kata/kata-cache.ts';
import { readHistoryCache } from '../../data/training/history-cache.ts';
import { paths } from '../../paths.ts';

interface CachedScreen {
  readonly pathname: string;
  readonly content: ReactNode;
}

/** Shown at its address while the member's data opens. Set once, at startup; home has its own (see homeCacheAtom). */
export const cachedScreenAtom = atom<CachedScreen | null>(null);

/** Loads what the member saw last at an address; null when nothing was kept of it. */
export function loadCachedScreen(memberId: string, location: Location): Promise<CachedScreen> | null {
  const { pathname, search } = location;
  if (pathname === paths.history) {
    const days = readHistoryCache(localStorage, memberId);
    return days && loadHistory(days).then((content) => ({ pathname, content }));
  }
  if (pathname === paths.kata && isOwnList(search)) {
    const cache = readKataCache(localStorage, memberId);
    return cache && loadKataList(cache).then((content) => ({ pathname, content }));
  }
  return null;
}

async function loadHistory(days: NonNullable<ReturnType<typeof readHistoryCache>>): Promise<ReactNode> {
  const { CachedHistory } = await import('../../features/history/cached-history.tsx');
  return <CachedHistory days={days} />;
}

async function loadKataList(cache: NonNullable<ReturnType<typeof readKataCache>>): Promise<ReactNode> {
  const { CachedKataList } = await import('../../features/kata/cached-kata-list.tsx');
  return <CachedKataList cache={cache} />;
}
