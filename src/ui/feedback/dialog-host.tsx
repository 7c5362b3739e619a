import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { NAVIGATION_EVENT } from '../../lib/browser/navigation-event.ts';
import { AlertDialog, type AlertTexts } from './alert-dialog.tsx';
import { ConfirmDialog, type ConfirmTexts } from './confirm-dialog.tsx';

type DialogRequest =
  | { readonly kind: 'confirm'; readonly texts: ConfirmTexts; readonly settle: (confirmed: boolean) => void }
  | { readonly kind: 'alert'; readonly texts: AlertTexts; readonly settle: (confirmed: boolean) => void };

interface Dialogs {
  /** Resolves to true only for the confirm button. */
  readonly confirm: (texts: ConfirmTexts) => Promise<boolean>;
  /** Resolves when the dialog is closed. */
  readonly alert: (texts: AlertTexts) => Promise<void>;
}

const DialogsContext = createContext<Dialogs | null>(null);

/**
 * Shows one dialog at a time, in order. A promise resolves after the dialog has faded out and restored the focus, so
 * that the caller can move the focus afterwards.
 */
export function DialogHost({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly DialogRequest[]>([]);
  const [answer, setAnswer] = useState<boolean | null>(null);
  const enqueue = useCallback((request: DialogRequest) => setQueue((queued) => [...queued, request]), []);

  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: (texts) => new Promise((settle) => enqueue({ kind: 'confirm', texts, settle })),
      alert: (texts) => new Promise((settle) => enqueue({ kind: 'alert', texts, settle: () => settle() })),
    }),
    [enqueue],
  );

  const request = queue[0];
  const isOpen = request !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    // Back or forward closes the dialog with its screen, unless a navigation blocker has canceled the navigation.
    const onNavigation = (event: Event) => {
      if (!event.defaultPrevented) setAnswer((given) => given ?? false);
    };
    window.addEventListener(NAVIGATION_EVENT, onNavigation);
    return () => window.removeEventListener(NAVIGATION_EVENT, onNavigation);
  }, [isOpen]);

  const close = () => {
    request?.settle(answer ?? false);
    setQueue((queued) => queued.slice(1));
    setAnswer(null);
  };
  const open = answer === null;
  return (
    <DialogsContext value={dialogs}>
      {children}
      {request?.kind === 'confirm' ? (
        <ConfirmDialog {...request.texts} open={open} onAnswer={setAnswer} onClosed={close} />
      ) : null}
      {request?.kind === 'alert' ? (
        <AlertDialog {...request.texts} open={open} onClose={() => setAnswer(true)} onClosed={close} />
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
