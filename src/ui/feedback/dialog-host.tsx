import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { ConfirmDialog, type ConfirmTexts } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

type DialogRequest = {
  /** Null while the dialog is open; afterwards it fades out. */
  readonly answer: boolean | null;
  readonly settle: (confirmed: boolean) => void;
} & (
  | { readonly kind: 'confirm'; readonly texts: ConfirmTexts }
  | { readonly kind: 'alert'; readonly texts: AlertTexts }
);

interface Dialogs {
  /** Resolves to true only for the confirm button. */
  readonly confirm: (texts: ConfirmTexts) => Promise<boolean>;
  /** Resolves when the dialog is closed. */
  readonly alert: (texts: AlertTexts) => Promise<void>;
  /** Closes the open dialog, if any, without confirming it. */
  readonly dismiss: () => void;
}

const DialogsContext = createContext<Dialogs | null>(null);

/** Shows one dialog at a time; a promise resolves after it has faded out and restored the focus. */
export function DialogHost({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly DialogRequest[]>([]);
  const enqueue = useCallback((request: DialogRequest) => setQueue((queued) => [...queued, request]), []);
  const answer = useCallback((confirmed: boolean) => setQueue((queued) => answerFirst(queued, confirmed)), []);

  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: (texts) => new Promise((settle) => enqueue({ kind: 'confirm', texts, settle, answer: null })),
      alert: (texts) =>
        new Promise((settle) => enqueue({ kind: 'alert', texts, settle: () => settle(), answer: null })),
      dismiss: () => answer(false),
    }),
    [enqueue, answer],
  );

  const request = queue[0];

  const close = () => {
    request?.settle(request.answer ?? false);
    setQueue((queued) => queued.slice(1));
  };
  const open = request?.answer === null;
  return (
    <DialogsContext value={dialogs}>
      {children}
      {request?.kind === 'confirm' ? (
        <ConfirmDialog {...request.texts} open={open} onAnswer={answer} onClosed={close} />
      ) : null}
      {request?.kind === 'alert' ? (
        <AlertDialog {...request.texts} open={open} onClose={() => answer(true)} onClosed={close} />
      ) : null}
    </DialogsContext>
  );
}

/** Keeps the first answer: Back during the fade-out does not change it. */
function answerFirst(queued: readonly DialogRequest[], answer: boolean): readonly DialogRequest[] {
  const [first, ...others] = queued;
  return first === undefined || first.answer !== null ? queued : [{ ...first, answer }, ...others];
}

/** The app's own `confirm` and `alert`. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('Cannot use dialogs outside a DialogHost');
  return dialogs;
}

interface AlertTexts {
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
function AlertDialog({ open, title, body, closeLabel = 'OK', onClose, onClosed }: AlertDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      open={open}
      title={title}
      onClose={onClose}
      {...(onClosed && { onClosed })}
      actions={<Button label={closeLabel} full onClick={onClose} />}
    >
      {body}
    </Dialog>
  );
}
