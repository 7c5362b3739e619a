import { useCallback, useMemo } from 'react';
import type { SharedKata } from '../../../../supabase/contracts/search-shared-kata.ts';
import { SHARED_LIST_SIZE } from '../../../../sync/rules/kata-limits.ts';
import { containsWords, searchWords } from '../../../../sync/rules/kata-search.ts';
import { copyKata } from '../../../data/kata/kata-commands.ts';
import type { OwnKatas } from '../../../data/kata/katas.ts';
import { type BundledKata, useBundledKatas } from '../../../data/kata/shared-katas.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { ListCount } from '../../../ui/layout/list-count.tsx';
import { KataWindow } from './kata-window.tsx';
import { mergeSearchResults } from './merge-search-results.ts';
import { SearchState } from './search-state.tsx';
import { SharedCard } from './shared-card.tsx';
import { useKataCopying } from './use-kata-copying.ts';
import { useSharedSearch } from './use-shared-search.ts';

/** All shared kata: the bundled ones at once, the rest from the server after them. */
export function AllList({ katas, query }: { readonly katas: OwnKatas; readonly query: string }) {
  const bundled = useBundledKatas();
  const { rows, status, more, retry } = useSharedSearch(query, browseStart(bundled));
  const { copying, copy } = useKataCopying(katas, copyKata);
  const local = useMemo(() => {
    const words = searchWords(query);
    return (bundled ?? []).filter(({ text }) => containsWords(text, words)).map(({ kata }) => kata);
  }, [bundled, query]);
  const found = useMemo(() => mergeSearchResults(local, rows), [local, rows]);
  const render = useCallback(
    (kata: SharedKata) => (
      <SharedCard
        kata={kata}
        relation={katas.byId.has(kata.id) ? 'own' : katas.copied.has(kata.id) ? 'copied' : 'other'}
        isCopying={copying.has(kata.id)}
        onCopy={copy}
      />
    ),
    [katas, copying, copy],
  );
  if (bundled === undefined) return <Spinner>読み込み中...</Spinner>;
  return (
    <>
      {found.length > 0 ? <ListCount count={found.length} query={query} hasMore={status !== 'complete'} /> : null}
      {found.length > 0 ? <KataWindow label="みんなの型" items={found} render={render} onNearEnd={more} /> : null}
      {found.length === 0 && status === 'complete' ? (
        <EmptyState title={query.trim() === '' ? 'まだ共有された型がありません' : '見つかりませんでした'}>
          {query.trim() === ''
            ? '型を登録すると、ここに並びます。'
            : 'ことばを短くするか、別の書き方でお試しください。'}
        </EmptyState>
      ) : null}
      <SearchState status={status} bundled={bundled.length} onRetry={retry} />
    </>
  );
}

/** Browsing continues after a full bundled list; a shorter one may be out of date, so it starts at the beginning. */
function browseStart(bundled: readonly BundledKata[] | undefined): SharedKata | null | undefined {
  return bundled && (bundled.length < SHARED_LIST_SIZE ? null : bundled.at(-1)?.kata);
}
