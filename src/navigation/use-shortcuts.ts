import { useEffect } from 'react';
import { currentSettings } from '../data/device/settings.ts';

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
  // While an IME converts, Safari sets keyCode 229 alone.
  if (event.isComposing || event.keyCode === 229) return;
  if (event.key.length === 1 && currentSettings().characterKeys === 'off') return;
  const key = event.key === ' ' ? 'Space' : event.key;
  if (document.querySelector('dialog:modal') !== null || isUsed(key, event.target)) return;
  const control = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)].find(isReady);
  if (control === undefined) return;
  event.preventDefault();
  control.click();
}

/**
 * Whether the focused element needs the key itself. Escape leaves an empty text field, but never what was
 * typed, wherever the focus is.
 */
function isUsed(key: string, focused: EventTarget | null): boolean {
  if (key === 'Escape' && [...document.querySelectorAll('textarea')].some(({ value }) => value !== '')) return true;
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
