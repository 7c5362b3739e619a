import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

export interface AlertTexts {
  readonly title: string;
  readonly body?: ReactNode;
  readonly closeLabel?: string;
}

interface AlertDialogProps extends AlertTexts {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed?: () => void;
}

/** A modal message with one button. */
export function AlertDialog({ open, title, body, closeLabel = 'OK', onClose, onClosed }: AlertDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      open={open}
      title={title}
      onClose={onClose}
      {...(onClosed && { onClosed })}
      actions={
        <Button full onClick={onClose}>
          {closeLabel}
        </Button>
      }
    >
      {body}
    </Dialog>
  );
}
