/** Bounds the memory: beyond it the member with the oldest request is dropped. */
const MAX_TRACKED_MEMBERS = 10_000;

export interface RequestLimit {
  /** Counts one request; returns the seconds to wait when the limit is reached, else null. */
  readonly count: (memberId: string, nowMs: number) => number | null;
}

/** A sliding window per member: at most `requests` in any `seconds`, counted per process. */
export function createRequestLimit({
  requests,
  seconds,
}: {
  readonly requests: number;
  readonly seconds: number;
}): RequestLimit {
  const seen = new Map<string, readonly number[]>();
  const span = seconds * 1000;
  return {
    count(memberId, nowMs) {
      const recent = (seen.get(memberId) ?? []).filter((at) => nowMs - at < span);
      const [first] = recent;
      if (first !== undefined && recent.length >= requests)
        return Math.max(1, Math.ceil((first + span - nowMs) / 1000));
      seen.delete(memberId);
      seen.set(memberId, [...recent, nowMs]);
      const [oldest] = seen.keys();
      if (oldest !== undefined && seen.size > MAX_TRACKED_MEMBERS) seen.delete(oldest);
      return null;
    },
  };
}
