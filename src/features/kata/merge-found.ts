import type { SharedKata } from '../../../sync/contracts/search-shared-kata.ts';

/**
 * The kata on the device and those from the server as one list. What stands on the screen keeps its place: the server
 * only freshens its words and numbers, and appends what the device does not have.
 */
export function mergeFound(here: readonly SharedKata[], there: readonly SharedKata[]): readonly SharedKata[] {
  const fresh = new Map(there.map((kata) => [kata.id, kata]));
  const known = new Set(here.map(({ id }) => id));
  const kept = here.map((kata) => fresh.get(kata.id) ?? kata);
  return [...kept, ...[...fresh.values()].filter(({ id }) => !known.has(id))];
}
