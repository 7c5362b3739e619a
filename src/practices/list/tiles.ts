import type { CatalogueEntry, PracticeId } from '../catalogue.ts';
import { practiceOfTile } from '../find-practice.ts';
import type { Practice } from '../practice.ts';

/** A tile of the practice list: its link, or null while its drill is in preparation. */
export interface PracticeTile {
  readonly entry: CatalogueEntry & { readonly id: PracticeId };
  readonly path: string | null;
}

/** Path of the drill that a tile opens; null if there is none. */
export function drillPath(id: PracticeId, practices: readonly Practice[]): string | null {
  return practices.find((practice) => practice.id === practiceOfTile(id))?.path ?? null;
}

/** Tiles in catalogue order. A tile is unlocked if its drill is in the registry. */
export function practiceTiles(
  catalogue: readonly PracticeTile['entry'][],
  practices: readonly Practice[],
): readonly PracticeTile[] {
  return catalogue.map((entry) => ({ entry, path: drillPath(entry.id, practices) }));
}
