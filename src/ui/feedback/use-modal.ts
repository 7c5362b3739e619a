import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { keepScrollInside } from './keep-scroll-inside.ts';
import { focusOpener, readLastPressed } from './last-pressed.ts';
import { waitForAnimations } from './wait-for-animations.ts';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Whether the content is rendered: while open, and during the fade-out. */
  readonly present: boolean;
}

/** Controls a modal `<dialog>` by `open`; closing waits for the animations of `[data-closing]`, then focus returns. */
export function useModal(open: boolean, onClosed?: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [present, setPresent] = useState(open);
  const notifyClosed = useEffectEvent(() => onClosed?.());
  if (open && !present) setPresent(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!present || !dialog) return;
    opener.current = readLastPressed();
    const letScroll = keepScrollInside(dialog);
    return () => {
      letScroll();
      // Also on unmount, because only close() restores the focus
      closeAndRefocus(dialog, opener.current);
    };
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
    let canceled = false;
    dialog.dataset.closing = '';
    waitForAnimations(dialog).then(() => {
      if (canceled) return;
      closeAndRefocus(dialog, opener.current);
      setPresent(false);
      notifyClosed();
    });
    return () => {
      canceled = true;
      delete dialog.dataset.closing;
    };
  }, [open]);

  return { ref, present };
}

function closeAndRefocus(dialog: HTMLDialogElement, opener: HTMLElement | null): void {
  if (!dialog.open) return;
  dialog.close();
  focusOpener(dialog, opener);
}
