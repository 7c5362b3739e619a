/** The item at an index stored in a drill's state; throws if the index is out of range, which is a bug. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item at ${index} in a list of ${items.length}`);
  return item;
}
