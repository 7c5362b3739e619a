import type { SharedKata } from '../../../../supabase/contracts/search-shared-kata.ts';

/** Merges kata of the device with search results: listed ones keep their place and take the server's values. */
export function mergeSearchResults(local: readonly SharedKata[], remote: readonly SharedKata[]): readonly SharedKata[] {
  const fresh = new Map(remote.map((kata) => [kata.id, kata]));
  const known = new Set(local.map(({ id }) => id));
  const kept = local.map((kata) => fresh.get(kata.id) ?? kata);
  return [...kept, ...[...fresh.values()].filter(({ id }) => !known.has(id))];
}
