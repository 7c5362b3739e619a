/** At most `count` of the items, the first and the last among them, with equal distances. */
export function spreadOver<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, n) => Math.round((n * (items.length - 1)) / (count - 1))).flatMap(
    (index) => items[index] ?? [],
  );
}
