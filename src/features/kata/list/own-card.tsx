import { memo } from 'react';
import type { OwnKata } from '../../../data/kata/katas.ts';
import { rejectionText } from '../../../data/sync/rejection-text.ts';
import { PendingChip } from '../../../shared/pending-chip.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Small } from '../../../ui/layout/primitives.tsx';
import { hidingText } from '../hiding-text.ts';
import { KataCard } from './kata-card.tsx';

interface OwnCardProps {
  readonly kata: OwnKata;
  readonly onEdit: (kata: OwnKata) => void;
  readonly onDelete: (kata: OwnKata) => void;
}

/** A kata of the member's own. */
export const OwnCard = memo(function OwnCard({ kata, onEdit, onDelete }: OwnCardProps) {
  const { zou, ishiki, name, category, originalId, copyCount, hiding, delivery, rejectionCode } = kata;
  const hasFacts = originalId !== null || copyCount > 0 || hiding !== null || delivery !== 'synced';
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
            {hiding === null ? null : <Chip tone="warning">非表示</Chip>}
            {delivery === 'pending' ? <PendingChip /> : null}
            {delivery === 'rejected' ? <Chip tone="danger">{rejectionText(rejectionCode ?? '')}</Chip> : null}
          </>
        ) : null
      }
      note={hiding === null ? null : <Small tone="warning">{hidingText(hiding)}</Small>}
      actions={
        <>
          <Button label="編集" size="small" variant="outline" onClick={() => onEdit(kata)} />
          <Button label="削除" size="small" variant="ghost" onClick={() => onDelete(kata)} />
        </>
      }
    />
  );
});
