import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_QUERY, type SharedKata, type SharedKataCursor } from '../../../sync/contracts/search-shared-kata.ts';
import { foldText } from '../../../sync/rules/kata-folding.ts';
import { useMember } from '../../data/member-context.tsx';
import { isRequestError } from '../../data/request-error.ts';
import { searchSharedKata } from '../../data/shared-katas.ts';
import { useOnline } from '../../lib/use-online.ts';

/** So long a typist may pause before the server is asked, in milliseconds. */
const PAUSE_MS = 250;

type SearchStatus = 'idle' | 'searching' | 'complete' | 'offline' | 'failed';

interface Found {
  readonly query: string;
  readonly rows: readonly SharedKata[];
  /** Where to go on; undefined before the first page, null after the last. */
  readonly next: SharedKataCursor | null | undefined;
  readonly status: SearchStatus;
}

interface SharedSearch {
  readonly rows: readonly SharedKata[];
  readonly status: SearchStatus;
  /** Asks for the next page, if there is one and none is under way. */
  readonly more: () => void;
  readonly retry: () => void;
}

/**
 * The server's shared kata for a query, page by page as `more` is called. `start` is where a browse without a query
 * begins, since what stands before that place is on the device already; null is the beginning, undefined not yet known.
 */
export function useSharedSearch(query: string, start: SharedKataCursor | null | undefined): SharedSearch {
  const member = useMember();
  const online = useOnline();
  const question = [...foldText(query).trim()].slice(0, MAX_QUERY).join('');
  const [held, setFound] = useState<Found>(() => nothing(question));
  const [wanted, setWanted] = useState(0);
  const found = held.query === question ? held : nothing(question);
  const current = useRef(found);
  current.current = found;

  // A new query asks, each page that is wanted, and the network when it comes back.
  useEffect(() => {
    const { rows, next } = current.current;
    const isBrowsing = question === '';
    if (start === undefined || next === null || (wanted === 0 && isBrowsing && start !== null)) return;
    if (!online) return setFound({ ...current.current, status: 'offline' });
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      setFound({ query: question, rows, next, status: 'searching' });
      try {
        const after = next ?? (isBrowsing ? start : null);
        const page = await searchSharedKata(member, { query: question, after }, signal);
        const status = page.next === null ? 'complete' : 'idle';
        if (!signal.aborted) setFound({ query: question, rows: [...rows, ...page.rows], next: page.next, status });
      } catch (cause) {
        const status = isRequestError(cause, 'offline') ? 'offline' : 'failed';
        if (!signal.aborted) setFound({ query: question, rows, next, status });
      }
    };
    const timer = setTimeout(ask, next === undefined && !isBrowsing ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, wanted, online, member, start]);

  const { rows, next, status } = found;
  const retry = useCallback(() => setWanted((count) => count + 1), []);
  // A new function for each page, so that a list whose end is still near asks again.
  const more = useCallback(() => {
    if (status === 'idle' && next !== null) setWanted((count) => count + 1);
  }, [status, next]);
  return { rows, status: online || status === 'complete' ? status : 'offline', more, retry };
}

function nothing(query: string): Found {
  return { query, rows: [], next: undefined, status: 'idle' };
}
