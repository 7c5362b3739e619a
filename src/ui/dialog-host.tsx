import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { NAVIGATION_EVENT } from '../lib/navigation-event.ts';
import { AlertDialog, type AlertTexts } from './alert-dialog.tsx';
import { ConfirmDialog, type ConfirmTexts } from './confirm-dialog.tsx';

type Question =
  | { kind: 'confirm'; texts: ConfirmTexts; settle: (confirmed: boolean) => void }
  | { kind: 'alert'; texts: AlertTexts; settle: (confirmed: boolean) => void };

type Dialogs = {
  /** Asks; true only for the confirming button. */
  confirm: (texts: ConfirmTexts) => Promise<boolean>;
  /** Tells; ends when it has been closed. */
  alert: (texts: AlertTexts) => Promise<void>;
};

const DialogsContext = createContext<Dialogs | null>(null);

/**
 * Asks one question at a time, in order. A promise settles after its dialog has faded and given focus back,
 * so what follows (a new screen, the next dialog) can move focus without being overruled.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Question[]>([]);
  const [answer, setAnswer] = useState<boolean | null>(null);
  const ask = useCallback((question: Question) => setQueue((waiting) => [...waiting, question]), []);

  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: (texts) => new Promise((settle) => ask({ kind: 'confirm', texts, settle })),
      alert: (texts) => new Promise((settle) => ask({ kind: 'alert', texts, settle: () => settle() })),
    }),
    [ask],
  );

  const question = queue[0];
  const isAsking = question !== undefined;
  useEffect(() => {
    if (!isAsking) return;
    // Going back takes a question along with its screen; one that holds up that very move stays.
    const onMove = (event: Event) => {
      if (!event.defaultPrevented) setAnswer((given) => given ?? false);
    };
    window.addEventListener(NAVIGATION_EVENT, onMove);
    return () => window.removeEventListener(NAVIGATION_EVENT, onMove);
  }, [isAsking]);

  const close = () => {
    question?.settle(answer ?? false);
    setQueue((waiting) => waiting.slice(1));
    setAnswer(null);
  };
  const open = answer === null;
  return (
    <DialogsContext value={dialogs}>
      {children}
      {question?.kind === 'confirm' ? (
        <ConfirmDialog {...question.texts} open={open} onAnswer={setAnswer} onClosed={close} />
      ) : null}
      {question?.kind === 'alert' ? (
        <AlertDialog {...question.texts} open={open} onClose={() => setAnswer(true)} onClosed={close} />
      ) : null}
    </DialogsContext>
  );
}

/** The app's own `confirm` and `alert`. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('Cannot use dialogs outside a DialogHost');
  return dialogs;
}
