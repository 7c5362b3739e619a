/** The entries of one day. */
interface DayGroup<Entry extends { readonly day: string }> {
  readonly day: Entry['day'];
  readonly entries: readonly Entry[];
}

/** Groups entries by day. The entries must already be sorted by day. */
export function groupByDay<Entry extends { readonly day: string }>(
  entries: readonly Entry[],
): readonly DayGroup<Entry>[] {
  const groups = new Map<Entry['day'], Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.day);
    if (group === undefined) groups.set(entry.day, [entry]);
    else group.push(entry);
  }
  return [...groups].map(([day, entries]) => ({ day, entries }));
}
