import { useStore } from 'jotai';
import { useEffect } from 'react';
import { type InstallWay, useInstallPrompt } from '../../data/device/install.ts';
import { hasPractised, readDismissal } from '../../data/device/install-dismissal.ts';
import { timers } from '../../lib/timers.ts';
import { hasTypedInputAtom } from '../../lib/unsaved-input.ts';
import { installPromptState } from './install-prompt-state.ts';

/** Opens the install prompt when it is due, after a first practice; `isDeferred` postpones it. */
export function useAutoInstallPrompt(way: InstallWay, isDeferred: boolean): void {
  const { view, wasInstalled, show } = useInstallPrompt();
  const store = useStore();
  useEffect(() => {
    if (view !== 'closed') return;
    let idleSince: number | null = null;
    let cancel = () => {};
    const check = () => {
      const waits = isDeferred || !hasPractised(localStorage) || isBusy() || store.get(hasTypedInputAtom);
      idleSince = waits ? null : (idleSince ?? timers.now());
      const now = Date.now();
      const state = installPromptState({
        way,
        wasInstalled,
        dismissedUntil: readDismissal(localStorage, now),
        now,
        idleMs: idleSince === null ? null : timers.now() - idleSince,
      });
      if (state.kind === 'due') show('question');
      if (state.kind === 'waits') cancel = timers.after(state.ms, check);
    };
    check();
    return () => cancel();
  }, [way, isDeferred, view, wasInstalled, show, store]);
}

/** Whether another dialog is open, a text field has focus, or the page is hidden. */
function isBusy(): boolean {
  const isInDialog = document.querySelector('dialog[open]') !== null;
  return document.visibilityState !== 'visible' || isInDialog || isTextField(document.activeElement);
}

const textTypes = new Set([
  ...['text', 'search', 'email', 'password', 'tel', 'url'],
  ...['number', 'date', 'time', 'datetime-local'],
]);

function isTextField(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement) return !element.readOnly;
  return element instanceof HTMLInputElement && !element.readOnly && textTypes.has(element.type);
}
