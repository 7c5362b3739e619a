/** The entries of each key, in the order of their first entries. The oldest browsers do not have Map.groupBy. */
export function groupBy<Entry, Key>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key,
): ReadonlyMap<Key, readonly Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group === undefined) groups.set(keyOf(entry), [entry]);
    else group.push(entry);
  }
  return groups;
}

/** Groups entries by day. The entries must already be sorted by day. */
export function groupByDay<Entry extends { readonly day: string }>(entries: readonly Entry[]) {
  const groups = groupBy(entries, ({ day }: Entry): Entry['day'] => day);
  return [...groups].map(([day, group]) => ({ day, entries: group }));
}
