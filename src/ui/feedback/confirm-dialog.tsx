import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmTexts {
  readonly title: string;
  readonly body?: ReactNode;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** `danger` for an irreversible action. */
  readonly tone?: 'normal' | 'danger';
}

interface ConfirmDialogProps extends ConfirmTexts {
  readonly open: boolean;
  readonly onAnswer: (confirmed: boolean) => void;
  readonly onClosed?: () => void;
}

/** A modal question with two buttons. Esc cancels. */
export function ConfirmDialog({ open, title, body, onAnswer, onClosed, ...texts }: ConfirmDialogProps) {
  const { confirmLabel = 'はい', cancelLabel = 'キャンセル', tone = 'normal' } = texts;
  const cancel = () => onAnswer(false);
  return (
    <Dialog
      role="alertdialog"
      open={open}
      title={title}
      onClose={cancel}
      {...(onClosed && { onClosed })}
      actions={
        <>
          <Button label={cancelLabel} variant="outline" onClick={cancel} />
          <Button
            label={confirmLabel}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            onClick={() => onAnswer(true)}
          />
        </>
      }
    >
      {body}
    </Dialog>
  );
}
