import Ellipsis from 'lucide-react/icons/ellipsis';
import { memo } from 'react';
import type { SharedKata } from '../../../../supabase/contracts/search-shared-kata.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { kataTitle } from '../kata-title.ts';
import { KataCard } from './kata-card.tsx';

interface SharedCardProps {
  readonly kata: SharedKata;
  /** The member's own kata, one they have copied, or another member's. */
  readonly relation: 'own' | 'copied' | 'other';
  readonly isCopying: boolean;
  readonly onCopy: (kata: SharedKata) => void;
  /** Opens what can be done about another member's kata. */
  readonly onAbout: (kata: SharedKata) => void;
}

/** A kata in the shared list. */
export const SharedCard = memo(function SharedCard(props: SharedCardProps) {
  const { kata, relation, isCopying, onCopy, onAbout } = props;
  return (
    <KataCard
      kata={kata}
      facts={
        <>
          {kata.copy_count > 0 ? <Chip>{kata.copy_count.toLocaleString('ja-JP')}人が写しました</Chip> : null}
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
