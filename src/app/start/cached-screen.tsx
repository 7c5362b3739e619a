import { atom } from 'jotai';
import type { ReactElement } from 'react';
import { paths } from '../../paths.ts';

interface CachedScreen {
  readonly pathname: string;
  readonly content: ReactElement;
}

/** Shown at its address while the member's data opens. Set once, at startup; home has its own (see homeCacheAtom). */
export const cachedScreenAtom = atom<CachedScreen | null>(null);

/** Loads what the member saw last at an address: null when nothing was kept of it, without a promise when nothing ever is. */
export function loadCachedScreen(
  memberId: string,
  { pathname }: Pick<Location, 'pathname'>,
): Promise<CachedScreen | null> | null {
  return pathname === paths.history ? loadHistory(memberId) : null;
}

/** Guests never load it. */
async function loadHistory(memberId: string): Promise<CachedScreen | null> {
  const [{ readHistoryCache }, { CachedHistory }] = await Promise.all([
    import('../../data/training/history-cache.ts'),
    import('../../features/history/history-summary.tsx'),
  ]);
  const days = readHistoryCache(localStorage, memberId);
  return days && { pathname: paths.history, content: <CachedHistory days={days} /> };
}
