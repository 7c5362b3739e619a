/** Device setting that survives a logout: until when the prompt is hidden, in epoch milliseconds. */
const KEY = 'keiko.device.install-dismissed-until';

const HOUR = 60 * 60_000;

/** How long each choice hides the install prompt, in milliseconds. */
export const dismissals = { later: 2 * HOUR, skip: 12 * HOUR } as const;
export type Dismissal = keyof typeof dismissals;

/** Device setting: a practice has been finished in this browser, or arrived here. */
const PRACTISED_KEY = 'keiko.device.practised';

/** Whether the app has shown what it is for: the prompt comes only then. */
export function hasPractised(storage: Storage): boolean {
  return storage.getItem(PRACTISED_KEY) !== null;
}

export function rememberPractice(storage: Storage): void {
  storage.setItem(PRACTISED_KEY, '1');
}

/** Until when the prompt is hidden; null when it may be shown. Removes expired and implausible values. */
export function readDismissal(storage: Storage, now: number): number | null {
  const stored = storage.getItem(KEY);
  if (stored === null) return null;
  const until = Number(stored);
  if (until > now && until - now <= dismissals.skip) return until;
  storage.removeItem(KEY);
  return null;
}

/** Hides the prompt from `now` on. When storage fails, it returns at the next start. */
export function writeDismissal(storage: Storage, now: number, dismissal: Dismissal): void {
  try {
    storage.setItem(KEY, String(now + dismissals[dismissal]));
  } catch {
    return;
  }
}
