import type { ItemResult } from '../../../sync/rules/practice-memory.ts';
import type { VisitResult } from '../practice.ts';

interface VisitResults {
  /** Notes that an item was shown, or how it was recalled. A later grade replaces an earlier one. */
  readonly note: (item: string, result: VisitResult) => void;
  /** Stores what has been noted since the last time. After a failure it stays for the next time. */
  readonly flush: () => Promise<void>;
}

/** Collects what one visit showed, so that it is stored in few rows. `store` rejects when the local write fails. */
export function createVisitResults(store: (results: readonly ItemResult[]) => Promise<void>): VisitResults {
  let open = new Map<string, VisitResult>();
  const stored = new Set<string>();

  return {
    note(item, result) {
      if (result === 'seen' && (open.has(item) || stored.has(item))) return;
      open.set(item, result);
    },
    async flush() {
      if (open.size === 0) return;
      const taken = open;
      open = new Map();
      try {
        await store([...taken].map(([item, result]) => ({ item, result })));
        for (const item of taken.keys()) stored.add(item);
      } catch (error) {
        open = new Map([...taken, ...open]);
        throw error;
      }
    },
  };
}
