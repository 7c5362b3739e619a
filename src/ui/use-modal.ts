import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { animationsEnd } from './animations-end.ts';

type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  /** Whether the content is in the document: while open, and until the fade out has ended. */
  present: boolean;
};

/**
 * Opens and closes a `<dialog>` as `open` says. Closing waits for whatever animations the style sheet runs
 * under `[data-closing]`; with reduced motion there are none. The platform then gives focus back.
 */
export function useModal(open: boolean, onClosed?: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);
  const tellClosed = useEffectEvent(() => onClosed?.());
  if (open && !present) setPresent(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!present || !dialog) return;
    // Taken out of the page while open, it must still give focus back
    return () => dialog.close();
  }, [present]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog || dialog.open) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open || !dialog?.open) return;
    let stale = false;
    dialog.dataset.closing = '';
    animationsEnd(dialog).then(() => {
      if (stale) return;
      dialog.close();
      setPresent(false);
      tellClosed();
    });
    return () => {
      stale = true;
      delete dialog.dataset.closing;
    };
  }, [open]);

  return { ref, present };
}
