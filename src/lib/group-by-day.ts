import { groupBy } from './group-by.ts';

interface DayGroup<Entry extends { readonly day: string }> {
  readonly day: Entry['day'];
  readonly entries: readonly Entry[];
}

/** Groups entries by day. The entries must already be sorted by day. */
export function groupByDay<Entry extends { readonly day: string }>(
  entries: readonly Entry[],
): readonly DayGroup<Entry>[] {
  return [...groupBy(entries, ({ day }: Entry): Entry['day'] => day)].map(([day, group]) => ({ day, entries: group }));
}
