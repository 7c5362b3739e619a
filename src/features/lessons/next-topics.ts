/** So many other topics stand under the player. */
const SHOWN = 3;

/** The entries to go on with: those after `id`, and from the first again where the list ends. */
export function nextTopics<T extends { readonly id: number }>(all: readonly T[], id: number): readonly T[] {
  const index = all.findIndex((entry) => entry.id === id);
  return [...all.slice(index + 1), ...all.slice(0, Math.max(0, index))].slice(0, SHOWN);
}
