import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { SharedKata, SharedKataCursor } from '../../../../sync/model/kata/search-shared-kata.contract.ts';
import { limits } from '../../../../sync/model/limits.ts';
import { isRequestError } from '../../../../sync/model/request-error.ts';
import { foldText } from '../../../../sync/model/text/fold-text.ts';
import { searchSharedKata } from '../../../data/kata/shared-katas.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useOnline } from '../../../lib/browser/network-state.ts';

const DEBOUNCE_MS = 250;

export type SearchStatus = 'idle' | 'searching' | 'complete' | 'offline' | 'failed';

interface SearchPages {
  readonly query: string;
  readonly rows: readonly SharedKata[];
  /** Cursor of the next page; undefined before the first, null after the last. */
  readonly next: SharedKataCursor | null | undefined;
  readonly status: SearchStatus;
}

/** Server search over shared kata, a page a call; `start` is the cursor for browsing. */
export function useSharedSearch(query: string, start: SharedKataCursor | null) {
  const member = useMember();
  const online = useOnline();
  const searchQuery = [...foldText(query).trim()].slice(0, limits.query_max).join('');
  const [lastPages, setPages] = useState<SearchPages>(() => emptySearch(searchQuery));
  const [requestedPages, setRequestedPages] = useState(0);
  const pages = lastPages.query === searchQuery ? lastPages : emptySearch(searchQuery);
  // An effect event: received pages must not start the next request.
  const currentPages = useEffectEvent(() => pages);

  // Sends a request for a new query, for each further page, and when the network is back.
  useEffect(() => {
    const current = currentPages();
    const { rows, next } = current;
    const isBrowsing = searchQuery === '';
    if (next === null || (requestedPages === 0 && isBrowsing && start !== null)) return;
    if (!online) return setPages({ ...current, status: 'offline' });
    const controller = new AbortController();
    const { signal } = controller;
    const search = async () => {
      setPages({ query: searchQuery, rows, next, status: 'searching' });
      try {
        const after = next ?? (isBrowsing ? start : null);
        const page = await searchSharedKata(member, { query: searchQuery, after }, signal);
        const status = page.next === null ? 'complete' : 'idle';
        if (!signal.aborted) setPages({ query: searchQuery, rows: [...rows, ...page.rows], next: page.next, status });
      } catch (cause) {
        const status = isRequestError(cause, 'offline') ? 'offline' : 'failed';
        if (!signal.aborted) setPages({ query: searchQuery, rows, next, status });
      }
    };
    const timer = setTimeout(search, next === undefined && !isBrowsing ? DEBOUNCE_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [searchQuery, requestedPages, online, member, start]);

  const { rows, next, status } = pages;
  const retry = useCallback(() => setRequestedPages((count) => count + 1), []);
  // Requests the next page unless a request is in progress or there is none. Changes identity with every page, so that a
  // list with too few rows requests the next one.
  const more = useCallback(() => {
    if (status === 'idle' && next !== null) setRequestedPages((count) => count + 1);
  }, [status, next]);
  return { rows, status: online || status === 'complete' ? status : 'offline', more, retry };
}

function emptySearch(query: string): SearchPages {
  return { query, rows: [], next: undefined, status: 'idle' };
}

/** Merges kata of the device with search results: listed ones keep their place and take the server's values. */
export function mergeSearchResults(local: readonly SharedKata[], remote: readonly SharedKata[]): readonly SharedKata[] {
  const fresh = new Map(remote.map((kata) => [kata.id, kata]));
  const localIds = new Set(local.map(({ id }) => id));
  const updated = local.map((kata) => fresh.get(kata.id) ?? kata);
  return [...updated, ...[...fresh.values()].filter(({ id }) => !localIds.has(id))];
}
