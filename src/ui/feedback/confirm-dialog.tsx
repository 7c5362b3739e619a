import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmTexts = {
  title: string;
  body?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** `danger` for an irreversible action. */
  tone?: 'normal' | 'danger';
};

type ConfirmDialogProps = ConfirmTexts & {
  open: boolean;
  onAnswer: (confirmed: boolean) => void;
  onClosed?: () => void;
};

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
          <Button variant="outline" onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {body}
    </Dialog>
  );
}
