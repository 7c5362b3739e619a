/** Whose requests are remembered at most; beyond it the oldest are forgotten. */
const MOST_REMEMBERED = 10_000;

export interface RequestLimit {
  /** Counts one request; the seconds to wait before the next one when there were too many, else null. */
  readonly count: (who: string, nowMs: number) => number | null;
}

/**
 * At most `requests` in any window of `seconds` for each member. It is counted in one process: with several of them it
 * bounds what one can be asked, which is what it is for; a limit that must hold exactly belongs into the database.
 */
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
    count(who, nowMs) {
      const recent = (seen.get(who) ?? []).filter((at) => nowMs - at < span);
      const [first] = recent;
      if (first !== undefined && recent.length >= requests)
        return Math.max(1, Math.ceil((first + span - nowMs) / 1000));
      seen.delete(who);
      seen.set(who, [...recent, nowMs]);
      const [oldest] = seen.keys();
      if (oldest !== undefined && seen.size > MOST_REMEMBERED) seen.delete(oldest);
      return null;
    },
  };
}
