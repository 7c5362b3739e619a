/** Virtual time. Runs callbacks in the order of their instants; all promises settle before the next one. */
export interface Timeline {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls back after `ms`; the returned function cancels. */
  after(ms: number, call: () => void): () => void;
  /** Advances the time by `ms` and runs what is due. */
  pass(ms: number): Promise<void>;
}

interface Entry {
  readonly at: number;
  readonly order: number;
  readonly call: () => void;
}

export function startTimeline(startMs: number): Timeline {
  let now = startMs;
  let created = 0;
  const entries: Entry[] = [];

  /** Where to insert an entry; the list is sorted with the next entry last. */
  function insertionIndex(at: number): number {
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
      created += 1;
      const entry = { at: now + Math.max(0, Math.round(ms)), order: created, call };
      entries.splice(insertionIndex(entry.at), 0, entry);
      return () => {
        const index = entries.indexOf(entry);
        if (index >= 0) entries.splice(index, 1);
      };
    },
    async pass(ms) {
      const until = now + ms;
      await settlePromises();
      for (;;) {
        const next = entries.at(-1);
        if (next === undefined || next.at > until) break;
        entries.pop();
        now = next.at;
        next.call();
        await settlePromises();
      }
      now = until;
    },
  };
}

/** Resolves after all pending microtasks, without a turn of the event loop, which would cost more than most callbacks. */
function settlePromises(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}
