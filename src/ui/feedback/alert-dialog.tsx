import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

export type AlertTexts = {
  title: string;
  body?: ReactNode;
  closeLabel?: string;
};

type AlertDialogProps = AlertTexts & {
  open: boolean;
  onClose: () => void;
  onClosed?: () => void;
};

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
