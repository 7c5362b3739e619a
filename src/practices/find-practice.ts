import { type CatalogueEntry, catalogue, type PracticeId } from './catalogue.ts';

/** The practice of a detail page id; `juyotsu` is an alias of `jutsu`. Undefined for an unknown id. */
export function findPractice(id: string): (CatalogueEntry & { readonly id: PracticeId }) | undefined {
  const currentId = id === 'juyotsu' ? 'jutsu' : id;
  return catalogue.find((entry) => entry.id === currentId);
}

/** The practice that a tile opens: both tiles of 写絵 open `utsusie`. */
export function practiceOfTile(id: PracticeId): PracticeId {
  return id === 'shae' ? 'utsusie' : id;
}
