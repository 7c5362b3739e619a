/** Virtual time: calls happen in the order of their instants, each with all its promises settled before the next. */
export interface Timeline {
  /** Epoch milliseconds, the true time of the world. */
  now(): number;
  /** Calls back after `ms`; the returned function cancels. */
  after(ms: number, call: () => void): () => void;
  /** Lets `ms` pass. */
  pass(ms: number): Promise<void>;
}

interface Entry {
  readonly at: number;
  readonly order: number;
  readonly call: () => void;
}

export function startTimeline(startMs: number): Timeline {
  let now = startMs;
  let made = 0;
  const entries: Entry[] = [];

  /** Entries are kept with the next one last. */
  function placeOf(at: number): number {
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle]?.at ?? 0) > at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    now: () => now,
    after(ms, call) {
      made += 1;
      const entry = { at: now + Math.max(0, Math.round(ms)), order: made, call };
      entries.splice(placeOf(entry.at), 0, entry);
      return () => {
        const index = entries.indexOf(entry);
        if (index >= 0) entries.splice(index, 1);
      };
    },
    async pass(ms) {
      const until = now + ms;
      await settled();
      for (;;) {
        const next = entries.at(-1);
        if (next === undefined || next.at > until) break;
        entries.pop();
        now = next.at;
        next.call();
        await settled();
      }
      now = until;
    },
  };
}

/** Resolves when every promise that could go on has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
