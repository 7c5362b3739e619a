/** Keeps a finger's scrolling inside a modal: iOS scrolls the page behind it in spite of `overflow: hidden`. */
export function keepScrollInside(dialog: HTMLElement): () => void {
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
