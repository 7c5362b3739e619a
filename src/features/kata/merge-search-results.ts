import type { SharedKata } from '../../../sync/contracts/search-shared-kata.ts';

/**
 * Merges kata on the device with search results. Listed kata keep their position and take the server's values; new
 * ones are appended.
 */
export function mergeFound(here: readonly SharedKata[], there: readonly SharedKata[]): readonly SharedKata[] {
  const fresh = new Map(there.map((kata) => [kata.id, kata]));
  const known = new Set(here.map(({ id }) => id));
  const kept = here.map((kata) => fresh.get(kata.id) ?? kata);
  return [...kept, ...[...fresh.values()].filter(({ id }) => !known.has(id))];
}
