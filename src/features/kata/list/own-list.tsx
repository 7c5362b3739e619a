import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { containsWords, searchWords } from '../../../../sync/model/kata/search.ts';
import { type OwnKata, type OwnKatas, restoreKata } from '../../../data/kata/katas.ts';
import { rejectionText } from '../../../data/sync/rejection-text.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { PendingChip } from '../../../shared/pending-chip.tsx';
import { PrintButton } from '../../../shared/print-button.tsx';
import { SendKeptButton } from '../../../shared/send-kept-button.tsx';
import { useUndoableDeletion } from '../../../shared/use-undoable-deletion.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TitledCard } from '../../../ui/layout/boxes.tsx';
import { ListCount } from '../../../ui/layout/list-count.tsx';
import { Small } from '../../../ui/layout/text.tsx';
import { KataMeaning } from '../kata-meaning.tsx';
import { hidingText, kataTitle } from '../kata-texts.ts';
import { EditKataDialog } from './edit-kata-dialog.tsx';
import { KataCard, KataList } from './kata-card.tsx';

/** The member's own kata. The URL parameter `edit` opens one in the edit dialog. */
export function OwnList({ katas, query }: { readonly katas: OwnKatas; readonly query: string }) {
  const count = useRef<HTMLParagraphElement>(null);
  const { hidden, remove } = useKataDeletion();
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState(() => katas.list.find(({ id }) => id === params.get('edit')) ?? null);
  const matches = useMemo(() => {
    const words = searchWords(query);
    return katas.list.filter(({ id, text }) => !hidden.has(id) && containsWords(text, words));
  }, [katas, query, hidden]);

  const removeAndStay = useCallback(
    async (kata: OwnKata) => {
      if (await remove(kata)) count.current?.focus({ preventScroll: true });
    },
    [remove],
  );

  function endEdit() {
    setEdited(null);
    if (params.has('edit')) setParams({ tab: 'list' }, { replace: true });
  }

  const isEmpty = katas.list.every(({ id }) => hidden.has(id));
  return (
    <>
      {isEmpty ? null : <ListCount ref={count} count={matches.length} query={query} />}
      {matches.length > 0 ? (
        <>
          <PrintButton />
          <KataList label="自分の型" items={matches}>
            {(kata) => <OwnCard kata={kata} onEdit={setEdited} onDelete={removeAndStay} />}
          </KataList>
        </>
      ) : null}
      {isEmpty ? (
        <>
          <EmptyState
            title="まだ型がありません"
            action={<Button label="はじめの型から選ぶ" onClick={() => setParams({ tab: 'list', view: 'starters' })} />}
          >
            「登録」で最初の型を書くか、「みんなの型」から気に入ったものを写せます。
          </EmptyState>
          <TitledCard title="象（ぞう）と意識（いしき）">
            <KataMeaning />
            <ButtonLink label="型は誰に見えますか" variant="ghost" size="small" to={paths.helpOn('kata')} />
          </TitledCard>
        </>
      ) : matches.length === 0 ? (
        <EmptyState title="見つかりませんでした">ことばを短くするか、別の書き方でお試しください。</EmptyState>
      ) : null}
      <EditKataDialog kata={edited} katas={katas.list} onClose={endEdit} />
    </>
  );
}

interface OwnCardProps {
  readonly kata: OwnKata;
  readonly onEdit: (kata: OwnKata) => void;
  readonly onDelete: (kata: OwnKata) => void;
}

/** A kata of the member's own. */
export const OwnCard = memo(function OwnCard({ kata, onEdit, onDelete }: OwnCardProps) {
  const { id, originalId, copyCount, hiding, delivery, rejectionCode } = kata;
  return (
    <KataCard
      kata={kata}
      facts={
        <>
          {originalId === null ? null : <Chip>写した型</Chip>}
          {copyCount > 0 ? <Chip tone="success">{`${copyCount}人が写しました`}</Chip> : null}
          {hiding === null ? null : <Chip tone="warning">非表示</Chip>}
          {delivery === 'pending' ? <PendingChip /> : null}
          {delivery === 'kept' ? <Chip tone="info">この端末だけ</Chip> : null}
          {delivery === 'rejected' ? <Chip tone="danger">{rejectionText(rejectionCode ?? '')}</Chip> : null}
        </>
      }
      note={hiding === null ? null : <Small tone="warning">{hidingText(hiding)}</Small>}
      actions={
        <>
          {delivery === 'kept' ? (
            <SendKeptButton title={kataTitle(kata)} rowKey={{ collection: 'kata_forms', id }} />
          ) : null}
          <Button label="編集" size="small" variant="outline" onClick={() => onEdit(kata)} />
          <Button label="削除" size="small" variant="ghost" onClick={() => onDelete(kata)} />
        </>
      }
    />
  );
});

/** Deletion of kata after a confirmation, with undo. `remove` resolves to false if the member cancelled. */
function useKataDeletion() {
  const { confirm } = useDialogs();
  const { hidden, remove: removeNow } = useUndoableDeletion<OwnKata>({
    collection: 'kata_forms',
    name: '型',
    restore: restoreKata,
  });

  const remove = useCallback(
    async (kata: OwnKata) => {
      const confirmed = await confirm({
        title: 'この型を削除しますか',
        body: `「${kataTitle(kata)}」を削除します。ほかの会員が写した型は残ります。`,
        confirmLabel: '削除する',
        tone: 'danger',
      });
      if (confirmed) removeNow(kata);
      return confirmed;
    },
    [confirm, removeNow],
  );

  return { hidden, remove };
}
