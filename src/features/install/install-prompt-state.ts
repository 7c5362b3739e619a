import type { InstallWay } from '../../data/device/install.ts';

/** Time without interruption before the prompt may open, in milliseconds. */
export const IDLE_MS = 2000;

/** Delay before checking again whether the member is busy, in milliseconds. */
const BUSY_RECHECK_MS = 500;

export interface InstallSituation {
  readonly way: InstallWay;
  /** The app was once installed from this browser, even if it has been removed since. */
  readonly wasInstalled: boolean;
  /** Instant until which the prompt is snoozed; null if it is not. */
  readonly dismissedUntil: number | null;
  readonly now: number;
  /** How long nothing has suppressed the prompt, in milliseconds; null while something does. */
  readonly idleMs: number | null;
}

export type InstallPromptState =
  | { readonly kind: 'never' }
  /** Check again after this many milliseconds. */
  | { readonly kind: 'waits'; readonly ms: number }
  | { readonly kind: 'due' };

/** Whether the install prompt may open on its own now. */
export function installPromptState(situation: InstallSituation): InstallPromptState {
  const { way, wasInstalled, dismissedUntil, now, idleMs } = situation;
  if (way === 'none' || wasInstalled) return { kind: 'never' };
  if (dismissedUntil !== null && dismissedUntil > now) return { kind: 'waits', ms: dismissedUntil - now };
  if (idleMs === null) return { kind: 'waits', ms: BUSY_RECHECK_MS };
  return idleMs < IDLE_MS ? { kind: 'waits', ms: IDLE_MS - idleMs } : { kind: 'due' };
}
