import { deviceKeys } from '../../lib/storage-keys.ts';

const HOUR = 60 * 60_000;

/** How long each choice hides the install prompt, in milliseconds. */
export const dismissals = { later: 2 * HOUR, skip: 12 * HOUR } as const;
export type Dismissal = keyof typeof dismissals;

/** Whether the app has shown what it is for: the prompt comes only then. */
export function hasPractised(storage: Storage): boolean {
  return storage.getItem(deviceKeys.practised) !== null;
}

export function rememberPractice(storage: Storage): void {
  storage.setItem(deviceKeys.practised, '1');
}

/** Until when the prompt is hidden; null when it may be shown. Removes expired and implausible values. */
export function readDismissal(storage: Storage, now: number): number | null {
  const stored = storage.getItem(deviceKeys.installDismissedUntil);
  if (stored === null) return null;
  const until = Number(stored);
  if (until > now && until - now <= dismissals.skip) return until;
  storage.removeItem(deviceKeys.installDismissedUntil);
  return null;
}

/** Hides the prompt from `now` on. When storage fails, it returns at the next start. */
export function writeDismissal(storage: Storage, now: number, dismissal: Dismissal): void {
  try {
    storage.setItem(deviceKeys.installDismissedUntil, String(now + dismissals[dismissal]));
  } catch {
    return;
  }
}
