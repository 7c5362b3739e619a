import type { Day } from '../../../sync/rules/day.ts';

/** The entries of one day. */
interface DayGroup<Entry> {
  readonly day: Day;
  readonly entries: readonly Entry[];
}

/** Groups entries by day. The entries must already be sorted by day. */
export function groupByDay<Entry extends { readonly day: Day }>(entries: readonly Entry[]): readonly DayGroup<Entry>[] {
  const groups = new Map<Day, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.day);
    if (group === undefined) groups.set(entry.day, [entry]);
    else group.push(entry);
  }
  return [...groups].map(([day, entries]) => ({ day, entries }));
}
