import { memo, useId } from 'react';
import type { OwnNote } from '../../data/notebook/notes.ts';
import { rejectionText } from '../../data/sync/rejection-text.ts';
import { practiceName } from '../../data/training/practice-names.ts';
import { clockTime } from '../../lib/date-format.ts';
import { PendingChip } from '../../shared/pending-chip.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { CollapsibleText } from '../../ui/layout/collapsible-text.tsx';
import { Row, Small, Stack } from '../../ui/layout/primitives.tsx';
import styles from './note-item.module.css';

interface NoteItemProps {
  readonly note: OwnNote;
  readonly onEdit: (note: OwnNote) => void;
  readonly onDelete: (note: OwnNote) => void;
}

export const NoteItem = memo(function NoteItem({ note, onEdit, onDelete }: NoteItemProps) {
  const { text, writtenAt, about, question, delivery, rejectionCode } = note;
  const id = useId();
  return (
    <li className={styles.note}>
      <Stack gap="2xs">
        {question === null ? null : <Small>{question}</Small>}
        <CollapsibleText text={text} describedBy={id} variant="body" />
        <Row gap="xs" justify="between">
          <Row gap="xs">
            <Small as="time" numeric id={id}>
              {clockTime(writtenAt)}
            </Small>
            {about === null ? null : <Chip>{practiceName(about)}</Chip>}
            {delivery === 'pending' ? <PendingChip /> : null}
            {delivery === 'rejected' ? <Chip tone="danger">{rejectionText(rejectionCode ?? '')}</Chip> : null}
          </Row>
          <div className={styles.actions}>
            <Button size="small" variant="ghost" aria-describedby={id} onClick={() => onEdit(note)}>
              編集
            </Button>
            <Button size="small" variant="ghost" aria-describedby={id} onClick={() => onDelete(note)}>
              削除
            </Button>
          </div>
        </Row>
      </Stack>
    </li>
  );
});
