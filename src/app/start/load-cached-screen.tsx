import type { ReactElement } from 'react';
import { paths } from '../../paths.ts';
import type { CachedScreen } from './cached-screen.ts';

/** Loads what the member saw last at an address: null when nothing was kept of it, without a promise when nothing ever is. */
export function loadCachedScreen(
  memberId: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<CachedScreen | null> | null {
  const load = contentLoader(pathname, search);
  if (load === null) return null;
  return load(memberId).then((content) => (content === null ? null : { pathname, content }));
}

/** What loads the content of an address. Guests never load it. */
function contentLoader(pathname: string, search: string): ((memberId: string) => Promise<ReactElement | null>) | null {
  if (pathname === paths.history) return loadHistory;
  // The member's own list, from its beginning.
  return pathname === paths.kata && search === '?tab=list' ? loadKataList : null;
}

async function loadHistory(memberId: string): Promise<ReactElement | null> {
  const [{ readHistoryCache }, { CachedHistory }] = await Promise.all([
    import('../../data/training/history-cache.ts'),
    import('../../features/history/cached-history.tsx'),
  ]);
  const days = readHistoryCache(localStorage, memberId);
  return days && <CachedHistory days={days} />;
}

async function loadKataList(memberId: string): Promise<ReactElement | null> {
  const [{ readKataCache }, { CachedKataList }] = await Promise.all([
    import('../../data/kata/kata-cache.ts'),
    import('../../features/kata/cached-kata-list.tsx'),
  ]);
  const cache = readKataCache(localStorage, memberId);
  return cache && <CachedKataList cache={cache} />;
}
