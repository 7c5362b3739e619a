import Ellipsis from 'lucide-react/icons/ellipsis';
import { memo, type RefObject, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCounted } from '../../../../sync/model/kata/copy.ts';
import { containsWords, searchWords } from '../../../../sync/model/kata/search.ts';
import type { SharedKata } from '../../../../sync/model/kata/search-shared-kata.contract.ts';
import { limits } from '../../../../sync/model/limits.ts';
import { isBlank } from '../../../../sync/model/text/stored-text.ts';
import { HIDDEN_KATA_MAX, setKataHidden, useHiddenKatas } from '../../../data/kata/hidden-katas.ts';
import { copyKata, type OwnKatas } from '../../../data/kata/katas.ts';
import { type BundledKata, useBundledKatas } from '../../../data/kata/shared-katas.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { RegisterHint } from '../../../shared/register-hint.tsx';
import { useReportFailure } from '../../../shared/use-report-failure.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SpinnerMark } from '../../../ui/feedback/spinner-mark.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Row } from '../../../ui/layout/boxes.tsx';
import { ListCount } from '../../../ui/layout/list-count.tsx';
import { Small } from '../../../ui/layout/text.tsx';
import { kataTitle } from '../kata-texts.ts';
import { AboutDialog } from './about-dialog.tsx';
import { KataCard, KataList } from './kata-card.tsx';
import { useKataCopying } from './use-kata-copying.ts';
import { mergeSearchResults, type SearchStatus, useSharedSearch } from './use-shared-search.ts';

interface AllListProps {
  readonly katas: OwnKatas;
  readonly query: string;
}

/** All shared kata; a guest has none of them. */
export function AllList(props: AllListProps) {
  const { isGuest } = useMember();
  if (!isGuest) return <SharedList {...props} />;
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
  const [openedAt] = useState(Date.now);
  const [, setParams] = useSearchParams();
  const { rows, status, more, retry } = useSharedSearch(query, browseStart(bundled));
  const { copying, copy } = useKataCopying(katas, copyKata);
  const local = useMemo(() => {
    const words = searchWords(query);
    return bundled.filter(({ text }) => containsWords(text, words)).map(({ kata }) => kata);
  }, [bundled, query]);
  const matches = useMemo(
    () => mergeSearchResults(local, rows).filter(({ id }) => !hidden.has(id) && !(isOwnHidden && katas.byId.has(id))),
    [local, rows, hidden, isOwnHidden, katas],
  );
  return (
    <>
      {matches.length > 0 || hidden.size > 0 ? (
        <Row justify="between">
          <ListCount ref={count} count={matches.length} query={query} more={status !== 'complete'} />
          {hidden.size > 0 ? (
            <Button
              label={`隠した型（${hidden.size}）`}
              size="small"
              variant="ghost"
              onClick={() => setParams({ tab: 'list', view: 'hidden' })}
            />
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
      {/* Shown even without items, because it requests the next page. */}
      {matches.length > 0 || status === 'idle' ? (
        <KataList label="みんなの型" items={matches} more={status === 'idle' ? more : null}>
          {(kata) => {
            const ownCopy = katas.copied.get(kata.id);
            return (
              <SharedCard
                kata={kata}
                relation={katas.byId.has(kata.id) ? 'own' : ownCopy === undefined ? 'other' : 'copied'}
                uncounted={ownCopy === undefined || isCounted(ownCopy.id, openedAt) ? 0 : 1}
                isCopying={copying.has(kata.id)}
                onCopy={copy}
                onAbout={setAbout}
              />
            );
          }}
        </KataList>
      ) : null}
      {matches.length === 0 && status === 'complete' ? (
        <EmptyState {...emptyWords(query, hidden.size > 0, isOwnHidden)} />
      ) : null}
      <AboutDialog kata={about} onClose={() => setAbout(null)} onHide={hide} />
      <SearchState status={status} bundled={bundled.length} onRetry={retry} />
    </>
  );
}

/** Browsing continues after a full bundled list; a shorter one may be out of date, so it starts at the beginning. */
function browseStart(bundled: readonly BundledKata[]): SharedKata | null {
  return bundled.length < limits.shared_list_size ? null : (bundled.at(-1)?.kata ?? null);
}

/** What the list says while it is empty. */
export function emptyWords(query: string, hasHidden: boolean, isOwnHidden: boolean) {
  if (!isBlank(query))
    return { title: '見つかりませんでした', children: 'ことばを短くするか、別の書き方でお試しください。' };
  if (hasHidden) return { title: 'ほかに共有された型はありません' };
  if (isOwnHidden) return { title: 'ほかの会員の型は、まだありません' };
  return { title: 'まだ共有された型がありません', children: '型を登録すると、ここに並びます。' };
}

/** Hides a shared kata for the member, with undo. `landing` takes the focus of the card that is gone. */
function useKataHiding(landing: RefObject<HTMLElement | null>): (kata: { readonly id: string }) => void {
  const member = useMember();
  const toast = useToast();
  const report = useReportFailure();
  async function hide(id: string) {
    if (!(await setKataHidden(member, id, true))) {
      return toast({ text: `これ以上は隠せません。隠せる型は、${HIDDEN_KATA_MAX}件までです。`, tone: 'warning' });
    }
    landing.current?.focus({ preventScroll: true });
    const showAgain = () => report(setKataHidden(member, id, false));
    toast({ text: '型を隠しました', action: { label: '元に戻す', run: showAgain } });
  }
  return ({ id }) => report(hide(id));
}

interface SearchStateProps {
  readonly status: SearchStatus;
  /** Number of shared kata on the device. */
  readonly bundled: number;
  readonly onRetry: () => void;
}

function SearchState({ status, bundled, onRetry }: SearchStateProps) {
  switch (status) {
    case 'idle':
    case 'complete':
      return null;
    case 'searching':
      return (
        <Row justify="center">
          <SpinnerMark />
          <Small>ほかの型を探しています...</Small>
        </Row>
      );
    case 'offline':
      return (
        <Banner tone="info" title="オフラインです">
          {bundled === 0
            ? 'みんなの型は、つながると読み込まれます。'
            : `この端末にある、よく写された${bundled}件から探しています。つながると、ほかの型も続けて表示します。`}
        </Banner>
      );
    case 'failed':
      return (
        <Banner
          tone="warning"
          title="ほかの型を読み込めませんでした"
          action={<Button label="もう一度探す" size="small" variant="outline" onClick={onRetry} />}
        >
          表示されているのは、この端末にある型です。
        </Banner>
      );
  }
}

interface SharedCardProps {
  readonly kata: SharedKata;
  /** The member's own kata, one they have copied, or another member's. */
  readonly relation: 'own' | 'copied' | 'other';
  /** Copies that the kata's copy_count does not have yet. */
  readonly uncounted: number;
  readonly isCopying: boolean;
  readonly onCopy: (kata: SharedKata) => void;
  readonly onAbout: (kata: SharedKata) => void;
}

/** A kata in the shared list. */
export const SharedCard = memo(function SharedCard(props: SharedCardProps) {
  const { kata, relation, uncounted, isCopying, onCopy, onAbout } = props;
  const copies = kata.copy_count + uncounted;
  return (
    <KataCard
      kata={kata}
      facts={
        <>
          {copies > 0 ? <Chip>{`${copies.toLocaleString('ja-JP')}人が写しました`}</Chip> : null}
          {relation === 'own' ? <Chip tone="info">自分が登録した型</Chip> : null}
          {relation === 'copied' ? <Chip tone="success">自分の型にしました</Chip> : null}
        </>
      }
      actions={
        relation === 'own' ? null : (
          <>
            {relation === 'other' ? (
              <Button
                label="自分の型にする"
                size="small"
                variant="outline"
                busy={isCopying}
                onClick={() => onCopy(kata)}
              />
            ) : null}
            <IconButton label={`「${kataTitle(kata)}」を隠す、通報する`} onClick={() => onAbout(kata)}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          </>
        )
      }
    />
  );
});
