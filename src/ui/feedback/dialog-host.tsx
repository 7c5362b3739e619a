import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
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

interface DialogRequest extends Omit<ConfirmTexts, 'cancelLabel'> {
  /** Null for a message with one button. */
  readonly cancelLabel: string | null;
  /** Null while the dialog is open; afterwards it fades out. */
  readonly answer: boolean | null;
  readonly settle: (confirmed: boolean) => void;
}

interface Dialogs {
  /** Resolves to true only for the confirm button; Esc cancels. */
  readonly confirm: (texts: ConfirmTexts) => Promise<boolean>;
  /** Resolves when the dialog is closed. */
  readonly alert: (texts: Pick<ConfirmTexts, 'title' | 'body'>) => Promise<void>;
  /** Closes the open dialog, if any, without confirming it. */
  readonly dismiss: () => void;
}

const DialogsContext = createContext<Dialogs | null>(null);

/** Shows one dialog at a time; a promise resolves after it has faded out and restored the focus. */
export function DialogHost({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly DialogRequest[]>([]);
  const answer = useCallback((confirmed: boolean) => setQueue((queued) => answerFirst(queued, confirmed)), []);

  const dialogs = useMemo<Dialogs>(() => {
    const ask = (texts: Omit<DialogRequest, 'answer' | 'settle'>) =>
      new Promise<boolean>((settle) => setQueue((queued) => [...queued, { ...texts, settle, answer: null }]));
    return {
      confirm: (texts) => ask({ cancelLabel: 'やめる', ...texts }),
      alert: async (texts) => void (await ask({ ...texts, confirmLabel: 'OK', cancelLabel: null })),
      dismiss: () => answer(false),
    };
  }, [answer]);

  const request = queue[0];
  const close = () => {
    request?.settle(request.answer ?? false);
    setQueue((queued) => queued.slice(1));
  };
  return (
    <DialogsContext value={dialogs}>
      {children}
      {request === undefined ? null : <RequestDialog request={request} onAnswer={answer} onClosed={close} />}
    </DialogsContext>
  );
}

interface RequestDialogProps {
  readonly request: DialogRequest;
  readonly onAnswer: (confirmed: boolean) => void;
  readonly onClosed: () => void;
}

function RequestDialog({ request, onAnswer, onClosed }: RequestDialogProps) {
  const { title, body, confirmLabel = 'はい', cancelLabel, tone, answer } = request;
  const cancel = () => onAnswer(false);
  return (
    <Dialog
      role="alertdialog"
      open={answer === null}
      title={title}
      onClose={cancel}
      onClosed={onClosed}
      actions={
        <>
          {cancelLabel === null ? null : <Button label={cancelLabel} variant="outline" onClick={cancel} />}
          <Button
            label={confirmLabel}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            full={cancelLabel === null}
            onClick={() => onAnswer(true)}
          />
        </>
      }
    >
      {body}
    </Dialog>
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
