/** Bounds the memory: beyond it the caller with the oldest request is dropped. */
const MAX_TRACKED_CALLERS = 10_000;

export interface RequestLimit {
  /** Counts one request, unless the limit is reached; then returns the seconds to wait. */
  readonly count: (caller: string, nowMs: number) => number | null;
}

/** A sliding window per caller: at most `requests` in any `seconds`, counted per process. */
export function createRequestLimit(window: { readonly requests: number; readonly seconds: number }): RequestLimit {
  const seen = new Map<string, readonly number[]>();
  const span = window.seconds * 1000;
  return {
    count(caller, nowMs) {
      const recent = (seen.get(caller) ?? []).filter((at) => Math.abs(nowMs - at) < span);
      const [first = nowMs] = recent;
      if (recent.length >= window.requests) return Math.max(1, Math.ceil((first + span - nowMs) / 1000));
      seen.delete(caller);
      seen.set(caller, [...recent, nowMs]);
      const [oldest] = seen.keys();
      if (oldest !== undefined && seen.size > MAX_TRACKED_CALLERS) seen.delete(oldest);
      return null;
    },
  };
}
