import { memo } from 'react';
import type { OwnKata } from '../../../data/kata/katas.ts';
import { rejectionText } from '../../../data/sync/rejection-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { KataCard } from './kata-card.tsx';

interface OwnCardProps {
  readonly kata: OwnKata;
  readonly onEdit: (kata: OwnKata) => void;
  readonly onDelete: (kata: OwnKata) => void;
}

/** A kata of the member's own. */
export const OwnCard = memo(function OwnCard({ kata, onEdit, onDelete }: OwnCardProps) {
  const { zou, ishiki, name, category, originalId, copyCount, delivery, rejectionCode } = kata;
  const hasFacts = originalId !== null || copyCount > 0 || delivery !== 'synced';
  return (
    <KataCard
      name={name}
      category={category}
      zou={zou}
      ishiki={ishiki}
      facts={
        hasFacts ? (
          <>
            {originalId === null ? null : <Chip>写した型</Chip>}
            {copyCount > 0 ? <Chip tone="success">{copyCount}人が写しました</Chip> : null}
            {delivery === 'pending' ? <Chip tone="info">未送信</Chip> : null}
            {delivery === 'rejected' ? <Chip tone="danger">{rejectionText(rejectionCode ?? '')}</Chip> : null}
          </>
        ) : null
      }
      actions={
        <>
          <Button size="small" variant="outline" onClick={() => onEdit(kata)}>
            編集
          </Button>
          <Button size="small" variant="ghost" onClick={() => onDelete(kata)}>
            削除
          </Button>
        </>
      }
    />
  );
});
