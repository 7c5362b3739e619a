/** GoTrue's default for mailed links and codes, for each address of the network. */
const MAX_FAILURES = 30;
const WINDOW_MS = 5 * 60_000;

/** Bounds the memory: beyond it the caller with the oldest failure is dropped. */
const MAX_TRACKED_CALLERS = 1000;

/**
 * Limits how often a caller may guess a mailed link or code. Unlike GoTrue it does not count verifications that succeed,
 * since the embedded backend may have all its members behind one address.
 */
export interface VerifyLimit {
  /** Seconds until the caller may try again; null when it may do so now. */
  readonly secondsToWait: (caller: string) => number | null;
  readonly countFailure: (caller: string) => void;
}

export function createVerifyLimit(now: () => Date): VerifyLimit {
  const failures = new Map<string, readonly number[]>();
  const recentOf = (caller: string) =>
    (failures.get(caller) ?? []).filter((at) => Math.abs(now().getTime() - at) < WINDOW_MS);
  return {
    secondsToWait(caller) {
      const recent = recentOf(caller);
      const [oldest] = recent;
      if (oldest === undefined || recent.length < MAX_FAILURES) return null;
      return Math.max(1, Math.ceil((oldest + WINDOW_MS - now().getTime()) / 1000));
    },
    countFailure(caller) {
      const recent = [...recentOf(caller), now().getTime()];
      failures.delete(caller);
      failures.set(caller, recent);
      const [oldest] = failures.keys();
      if (oldest !== undefined && failures.size > MAX_TRACKED_CALLERS) failures.delete(oldest);
    },
  };
}
