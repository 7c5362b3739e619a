/** Splits a topic's title at the full-width space: the awareness, and what it does. */
export function topicNames(title: string): { readonly name: string; readonly subtitle: string } {
  const [name = title, subtitle = ''] = title.split('　');
  return { name, subtitle };
}

/** Number of topics suggested below the player. */
const SHOWN = 3;

/** The entries that follow `id`, wrapping around at the end of the list. */
export function nextTopics<T extends { readonly id: number }>(all: readonly T[], id: number): readonly T[] {
  const index = all.findIndex((entry) => entry.id === id);
  return [...all.slice(index + 1), ...all.slice(0, Math.max(0, index))].slice(0, SHOWN);
}
