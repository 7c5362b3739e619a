import { useEffect } from 'react';

/** Keys of controls: a control names its own in `aria-keyshortcuts`, and only the one on the screen is pressed. */
export function useShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return;
  // In Safari only keyCode 229 tells that an IME converts.
  if (event.isComposing || event.keyCode === 229) return;
  const key = event.key === ' ' ? 'Space' : event.key;
  if (document.querySelector('dialog:modal') !== null || isUsed(key, event.target)) return;
  const control = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)].find(isReady);
  if (control === undefined) return;
  event.preventDefault();
  control.click();
}

/** Whether the focused element needs the key itself. Escape leaves an empty text field, but never what was typed. */
function isUsed(key: string, focused: EventTarget | null): boolean {
  if (!(focused instanceof Element)) return false;
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) {
    return key !== 'Escape' || focused.value !== '';
  }
  if (focused.matches('select, [contenteditable], [role="tab"]')) return true;
  return key === 'Space' && focused.closest('button, a, summary, [role="switch"]') !== null;
}

function isReady(control: HTMLElement): boolean {
  return control.getClientRects().length > 0 && !control.matches(':disabled, [aria-disabled="true"]');
}
