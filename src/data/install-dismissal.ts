/** Belongs to the device: a logout keeps it. Holds the instant until which the prompt stays away, in milliseconds. */
const KEY = 'keiko.device.install-dismissed-until';

const HOUR = 60 * 60_000;

/** How long each answer keeps the install prompt away, in milliseconds. */
export const dismissals = { later: 2 * HOUR, skip: 12 * HOUR } as const;
export type Dismissal = keyof typeof dismissals;

/** Until when the prompt stays away; null when it may come. What has run out, or cannot be true, is removed. */
export function readDismissal(storage: Storage, now: number): number | null {
  const held = storage.getItem(KEY);
  if (held === null) return null;
  const until = Number(held);
  if (until > now && until - now <= dismissals.skip) return until;
  storage.removeItem(KEY);
  return null;
}

/** Keeps the prompt away from `now` on; where nothing can be stored it comes back with the next start. */
export function writeDismissal(storage: Storage, now: number, dismissal: Dismissal): void {
  try {
    storage.setItem(KEY, String(now + dismissals[dismissal]));
  } catch {
    return;
  }
}
