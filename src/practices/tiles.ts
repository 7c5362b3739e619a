import type { CatalogueEntry, PracticeId } from './catalogue.ts';
import { openedBy } from './find-practice.ts';
import type { Practice } from './practice.ts';

/** One tile of the practice list: where it leads, or null while its drill is in preparation. */
export interface PracticeTile {
  readonly entry: CatalogueEntry & { readonly id: PracticeId };
  readonly path: string | null;
}

/** The path of the drill that a practice's tile opens; null while there is none. */
export function drillPath(id: PracticeId, practices: readonly Practice[]): string | null {
  return practices.find((practice) => practice.id === openedBy(id))?.path ?? null;
}

/** The tiles in the order of the catalogue. A practice is open as soon as its drill stands in the registry. */
export function practiceTiles(
  catalogue: readonly PracticeTile['entry'][],
  practices: readonly Practice[],
): readonly PracticeTile[] {
  return catalogue.map((entry) => ({ entry, path: drillPath(entry.id, practices) }));
}
