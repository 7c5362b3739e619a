import { useEffect } from 'react';
import { type InstallWay, useInstallPrompt } from '../../data/device/install.ts';
import { readDismissal } from '../../data/device/install-dismissal.ts';
import { timers } from '../../lib/timers.ts';
import { isTyping } from '../../lib/unsaved-input.ts';
import { installPromptState } from './install-prompt-state.ts';

/** Opens the install prompt when it is due; `isDeferred` postpones it. */
export function useAutoInstallPrompt(way: InstallWay, isDeferred: boolean): void {
  const { view, wasInstalled, show } = useInstallPrompt();
  useEffect(() => {
    if (view !== 'closed') return;
    let idleSince: number | null = null;
    let cancel = () => {};
    const check = () => {
      idleSince = isDeferred || isBusy() ? null : (idleSince ?? timers.now());
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
  }, [way, isDeferred, view, wasInstalled, show]);
}

/** Whether another dialog is open, an input has focus, or the page is hidden. */
function isBusy(): boolean {
  return document.visibilityState !== 'visible' || document.querySelector('dialog[open]') !== null || isTyping();
}
