import type { InstallWay } from '../../data/install.ts';

/** How long the app must have been installable and the member undisturbed before it asks, in milliseconds. */
export const QUIET_MS = 2000;

/** How long it waits before it looks again whether the member is still busy, in milliseconds. */
const BUSY_MS = 500;

export interface InstallSituation {
  readonly way: InstallWay;
  /** The app was installed from this browser, whatever became of it. */
  readonly wasInstalled: boolean;
  /** The instant until which the member wants to hear nothing of it; null when they may be asked. */
  readonly dismissedUntil: number | null;
  readonly now: number;
  /** For how long nothing has held the prompt up; null while something does. */
  readonly quietMs: number | null;
}

export type InstallPromptState =
  | { readonly kind: 'never' }
  /** To be looked at again after so many milliseconds. */
  | { readonly kind: 'waits'; readonly ms: number }
  | { readonly kind: 'due' };

/** Whether the install prompt may come up by itself now. */
export function installPromptState(situation: InstallSituation): InstallPromptState {
  const { way, wasInstalled, dismissedUntil, now, quietMs } = situation;
  if (way === 'none' || wasInstalled) return { kind: 'never' };
  if (dismissedUntil !== null && dismissedUntil > now) return { kind: 'waits', ms: dismissedUntil - now };
  if (quietMs === null) return { kind: 'waits', ms: BUSY_MS };
  return quietMs < QUIET_MS ? { kind: 'waits', ms: QUIET_MS - quietMs } : { kind: 'due' };
}
