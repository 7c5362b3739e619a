/** Returns the item that a drill's state points at; an index outside the list is a bug and throws. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item at ${index} in a list of ${items.length}`);
  return item;
}
