import { syncedCollections } from '../collections/merge-rules.ts';
import type { MemberDatabase } from '../database.ts';
import type { HubPorts } from './hub.ts';

/** Counts unsent rows over all collections, live, whichever tab writes them. */
export function createUnsentCounts(database: MemberDatabase): HubPorts['counts'] {
  return {
    watch(listener) {
      const waiting = new Map<string, number>();
      const parked = new Map<string, number>();
      const total = (counts: ReadonlyMap<string, number>) =>
        [...counts.values()].reduce((sum, count) => sum + count, 0);
      const subscriptions = syncedCollections.flatMap((c) =>
        (
          [
            [1, waiting],
            [2, parked],
          ] as const
        ).map(([dirty, counts]) =>
          database.collections[c].count({ selector: { dirty } }).$.subscribe((count) => {
            counts.set(c, count);
            listener({ waiting: total(waiting), parked: total(parked) });
          }),
        ),
      );
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
  };
}

/** Rows that the server does not have yet, refused ones included. */
export async function countUnsent(database: MemberDatabase): Promise<number> {
  const counts = await Promise.all(
    syncedCollections.map((c) => database.collections[c].count({ selector: { dirty: { $gt: 0 } } }).exec()),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
