import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SharedKata } from '../../../../supabase/contracts/search-shared-kata.ts';
import { containsWords, searchWords } from '../../../../sync/rules/kata-search.ts';
import { limits } from '../../../../sync/rules/limits.ts';
import { useHiddenKatas } from '../../../data/kata/hidden-katas.ts';
import { copyKata } from '../../../data/kata/kata-commands.ts';
import type { OwnKatas } from '../../../data/kata/katas.ts';
import { type BundledKata, useBundledKatas } from '../../../data/kata/shared-katas.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { RegisterHint } from '../../../shared/register-hint.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { ListCount } from '../../../ui/layout/list-count.tsx';
import { Row } from '../../../ui/layout/primitives.tsx';
import { AboutDialog } from './about-dialog.tsx';
import { KataWindow } from './kata-window.tsx';
import { mergeSearchResults } from './merge-search-results.ts';
import { SearchState } from './search-state.tsx';
import { SharedCard } from './shared-card.tsx';
import { useKataCopying } from './use-kata-copying.ts';
import { useKataHiding } from './use-kata-hiding.ts';
import { useSharedSearch } from './use-shared-search.ts';

interface AllListProps {
  readonly katas: OwnKatas;
  readonly query: string;
}

/** All shared kata; a member without an account has none of them. */
export function AllList(props: AllListProps) {
  const { isLocal } = useMember();
  if (!isLocal) return <SharedList {...props} />;
  return <RegisterHint title="みんなの型は、登録すると見られます" words="ご自分の型は、このままこの端末で使えます。" />;
}

/** All shared kata: the bundled ones at once, the rest from the server after them. */
function SharedList({ katas, query }: AllListProps) {
  const bundled = useBundledKatas();
  const hidden = useHiddenKatas();
  const count = useRef<HTMLParagraphElement>(null);
  const hide = useKataHiding(count);
  const [isOwnHidden, setOwnHidden] = useState(false);
  const [about, setAbout] = useState<SharedKata | null>(null);
  const [, setParams] = useSearchParams();
  const { rows, status, more, retry } = useSharedSearch(query, browseStart(bundled));
  const { copying, copy } = useKataCopying(katas, copyKata);
  const local = useMemo(() => {
    const words = searchWords(query);
    return (bundled ?? []).filter(({ text }) => containsWords(text, words)).map(({ kata }) => kata);
  }, [bundled, query]);
  const found = useMemo(
    () => mergeSearchResults(local, rows).filter(({ id }) => !hidden?.has(id) && !(isOwnHidden && katas.byId.has(id))),
    [local, rows, hidden, isOwnHidden, katas],
  );
  const render = useCallback(
    (kata: SharedKata) => (
      <SharedCard
        kata={kata}
        relation={katas.byId.has(kata.id) ? 'own' : katas.copied.has(kata.id) ? 'copied' : 'other'}
        isCopying={copying.has(kata.id)}
        onCopy={copy}
        onAbout={setAbout}
      />
    ),
    [katas, copying, copy],
  );
  if (bundled === undefined || hidden === undefined) return <Spinner>読み込み中...</Spinner>;
  return (
    <>
      {found.length > 0 || hidden.size > 0 ? (
        <Row justify="between">
          <ListCount ref={count} count={found.length} query={query} hasMore={status !== 'complete'} />
          {hidden.size > 0 ? (
            <Button size="small" variant="ghost" onClick={() => setParams({ tab: 'list', view: 'hidden' })}>
              隠した型（{hidden.size}）
            </Button>
          ) : null}
        </Row>
      ) : null}
      {katas.list.length > 0 ? (
        <Switch
          label="自分の型を除く"
          checked={isOwnHidden}
          state={isOwnHidden ? 'オン' : 'オフ'}
          onChange={setOwnHidden}
        />
      ) : null}
      {found.length > 0 ? <KataWindow label="みんなの型" items={found} render={render} onNearEnd={more} /> : null}
      {found.length === 0 && status === 'complete' ? (
        <EmptyState title={emptyTitle(query, hidden.size > 0)}>
          {query.trim() === ''
            ? '型を登録すると、ここに並びます。'
            : 'ことばを短くするか、別の書き方でお試しください。'}
        </EmptyState>
      ) : null}
      <AboutDialog kata={about} onClose={() => setAbout(null)} onHide={hide} />
      <SearchState status={status} bundled={bundled.length} onRetry={retry} />
    </>
  );
}

/** Browsing continues after a full bundled list; a shorter one may be out of date, so it starts at the beginning. */
function browseStart(bundled: readonly BundledKata[] | undefined): SharedKata | null | undefined {
  return bundled && (bundled.length < limits.shared_list_size ? null : bundled.at(-1)?.kata);
}

function emptyTitle(query: string, hasHidden: boolean): string {
  if (query.trim() !== '') return '見つかりませんでした';
  return hasHidden ? 'ほかに共有された型はありません' : 'まだ共有された型がありません';
}
