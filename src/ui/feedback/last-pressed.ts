let lastPressed: HTMLElement | null = null;

/** Remembers the control that was pressed last. Call once per page. */
export function watchPresses(page: EventTarget): void {
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest('a, button, summary') : null;
    lastPressed = control instanceof HTMLElement ? control : null;
  };
  page.addEventListener('click', onClick, { capture: true });
}

/** The control that was pressed last; null if the last click hit none. */
export function readLastPressed(): HTMLElement | null {
  return lastPressed;
}

/** Focuses the control that opened a closed dialog, unless the browser has done so; Safari focuses no button on a click. */
export function focusOpener(dialog: HTMLElement, opener: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || dialog.contains(activeElement);
  if (isLost && opener?.isConnected) opener.focus({ preventScroll: true });
}
