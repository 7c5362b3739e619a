import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { waitForAnimations } from './wait-for-animations.ts';

/**
 * Controls a modal `<dialog>` by `open`; closing waits for the animations of `[data-closing]`, then focus returns. `present`:
 * whether the content is rendered, also during the fade-out.
 */
export function useModal(open: boolean, onClosed?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [present, setPresent] = useState(open);
  const notifyClosed = useEffectEvent(() => onClosed?.());
  if (open && !present) setPresent(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!present || !dialog) return;
    opener.current = lastPressed;
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

/** Keeps a finger's scrolling inside a modal: iOS scrolls the page behind it in spite of `overflow: hidden`. */
function keepScrollInside(dialog: HTMLElement): () => void {
  const onMove = (event: TouchEvent) => {
    const isPinch = event.touches.length > 1;
    if (isPinch || !event.cancelable || canScroll(event.target, dialog)) return;
    event.preventDefault();
  };
  dialog.addEventListener('touchmove', onMove, { passive: false });
  return () => dialog.removeEventListener('touchmove', onMove);
}

/** Whether the dialog, or a text area between it and `target`, has more content than it shows. */
function canScroll(target: EventTarget | null, dialog: HTMLElement): boolean {
  for (let element = target; element instanceof Element; element = element.parentElement) {
    const isScroller = element === dialog || element instanceof HTMLTextAreaElement;
    // Both heights are rounded.
    if (isScroller && element.scrollHeight > element.clientHeight + 1) return true;
    if (element === dialog) return false;
  }
  return false;
}

/** The control that was pressed last; null if the last click hit none. */
let lastPressed: HTMLElement | null = null;

/** Remembers the control that was pressed last. Call once per page. */
export function watchPresses(page: EventTarget): void {
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest('a, button, summary') : null;
    lastPressed = control instanceof HTMLElement ? control : null;
  };
  page.addEventListener('click', onClick, { capture: true });
}

/** Focuses the control that opened a closed dialog, unless the browser has done so; Safari focuses no button on a click. */
function focusOpener(dialog: HTMLElement, opener: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || dialog.contains(activeElement);
  if (isLost && opener?.isConnected) opener.focus({ preventScroll: true });
}
