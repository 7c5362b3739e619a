/** Bounds the memory: beyond it the caller with the oldest request is dropped. */
const MAX_TRACKED_CALLERS = 10_000;

export interface RequestLimit {
  /** The seconds to wait when the limit is reached, else null. */
  readonly secondsToWait: (caller: string, nowMs: number) => number | null;
  /** Counts one request, unless the limit is reached; then returns the seconds to wait. */
  readonly count: (caller: string, nowMs: number) => number | null;
}

/** A sliding window per caller: at most `requests` in any `seconds`, counted per process. */
export function createRequestLimit(window: { readonly requests: number; readonly seconds: number }): RequestLimit {
  const seen = new Map<string, readonly number[]>();
  const span = window.seconds * 1000;
  const recentOf = (caller: string, nowMs: number) =>
    (seen.get(caller) ?? []).filter((at) => Math.abs(nowMs - at) < span);
  const secondsToWait = (caller: string, nowMs: number) => {
    const [first, ...others] = recentOf(caller, nowMs);
    if (first === undefined || others.length + 1 < window.requests) return null;
    return Math.max(1, Math.ceil((first + span - nowMs) / 1000));
  };
  return {
    secondsToWait,
    count(caller, nowMs) {
      const wait = secondsToWait(caller, nowMs);
      if (wait !== null) return wait;
      const recent = [...recentOf(caller, nowMs), nowMs];
      seen.delete(caller);
      seen.set(caller, recent);
      const [oldest] = seen.keys();
      if (oldest !== undefined && seen.size > MAX_TRACKED_CALLERS) seen.delete(oldest);
      return null;
    },
  };
}
