import { useEffect } from 'react';
import { type InstallWay, useInstallPrompt } from '../../data/install.ts';
import { readDismissal } from '../../data/install-dismissal.ts';
import { timers } from '../../lib/timers.ts';
import { isWriting } from '../../lib/typed-text.ts';
import { installPromptState } from './install-prompt-state.ts';

/** Opens the install prompt when it is due; `isHeldUp` postpones it. */
export function useInstallMoment(way: InstallWay, isHeldUp: boolean): void {
  const { view, wasInstalled, show } = useInstallPrompt();
  useEffect(() => {
    if (view !== 'closed') return;
    let quietSince: number | null = null;
    let cancel = () => {};
    const look = () => {
      quietSince = isHeldUp || isBusy() ? null : (quietSince ?? timers.now());
      const now = Date.now();
      const state = installPromptState({
        way,
        wasInstalled,
        dismissedUntil: readDismissal(localStorage, now),
        now,
        quietMs: quietSince === null ? null : timers.now() - quietSince,
      });
      if (state.kind === 'due') show('question');
      if (state.kind === 'waits') cancel = timers.after(state.ms, look);
    };
    look();
    return () => cancel();
  }, [way, isHeldUp, view, wasInstalled, show]);
}

/** Whether another dialog is open, an input has focus, or the page is hidden. */
function isBusy(): boolean {
  return document.visibilityState !== 'visible' || document.querySelector('dialog[open]') !== null || isWriting();
}
