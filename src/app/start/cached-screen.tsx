import { paths } from '../../paths.ts';
import type { CachedScreen } from '../../session/session-state.ts';

/** Loads what the member saw last at an address: null when nothing was kept of it, without a promise when nothing ever is. */
export function loadCachedScreen(
  dataId: string,
  { pathname }: Pick<Location, 'pathname'>,
): Promise<CachedScreen | null> | null {
  return pathname === paths.history ? loadHistory(dataId) : null;
}

/** Guests never load it. */
async function loadHistory(dataId: string): Promise<CachedScreen | null> {
  const [{ readHistoryCache }, { CachedHistory }] = await Promise.all([
    import('../../data/training/history-cache.ts'),
    import('../../features/history/history-summary.tsx'),
  ]);
  const days = readHistoryCache(localStorage, dataId);
  return days && { pathname: paths.history, content: <CachedHistory days={days} /> };
}
