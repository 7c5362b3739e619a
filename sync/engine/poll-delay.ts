/** Milliseconds between two polls of a visible app whose live channel is not joined. */
export const POLL_INTERVAL = 60_000;
/** Milliseconds between two polls while the server's pokes arrive; they only bring what a lost poke announced. */
export const LIVE_POLL_INTERVAL = 5 * 60_000;
/** The longest time in milliseconds that a server can make its devices wait for a poll. */
const POLL_AFTER_MAX = 60 * 60_000;
/** The largest part of the delay that is added to it, so that devices that synced together do not poll together. */
export const POLL_JITTER = 0.2;

/** Milliseconds until the next poll; `pollAfterMs` of a server under load only lengthens it. `random` is in [0, 1]. */
export function pollDelay({
  isLive,
  pollAfterMs,
  random,
}: {
  readonly isLive: boolean;
  readonly pollAfterMs: number;
  readonly random: number;
}): number {
  const wanted = Math.min(POLL_AFTER_MAX, pollAfterMs);
  return Math.max(isLive ? LIVE_POLL_INTERVAL : POLL_INTERVAL, wanted) * (1 + POLL_JITTER * random);
}
