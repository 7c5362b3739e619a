import { type CatalogueEntry, catalogue, type PracticeId } from './catalogue.ts';

type ListedPractice = CatalogueEntry & { readonly id: PracticeId };

/** Finds the practice of a detail address; `juyotsu` is that page's other name for `jutsu`. An unknown id is undefined. */
export function findPractice(id: string): ListedPractice | undefined {
  const known = id === 'juyotsu' ? 'jutsu' : id;
  return catalogue.find((entry) => entry.id === known);
}

/** The practice whose screen a tile opens: both readings of 写絵 lead to `utsusie`, every other tile to its own. */
export function openedBy(id: PracticeId): PracticeId {
  return id === 'shae' ? 'utsusie' : id;
}
