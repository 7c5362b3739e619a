import { byEase } from '../../data/training/recommended-drills.ts';
import { paths } from '../../paths.ts';
import type { CatalogueEntry, PracticeId } from '../catalogue.ts';
import { practiceOfTile } from '../find-practice.ts';
import type { Practice } from '../practice.ts';
import { practices as drills } from '../registry.ts';

/** A tile of the practice list: its link, or null while its drill is in preparation. */
export interface PracticeTile {
  readonly entry: CatalogueEntry & { readonly id: PracticeId };
  readonly path: string | null;
}

/** Path of the drill that a tile opens; null if there is none. Of the two tiles of 写絵, しゃえ leads to paper first. */
export function drillPath(id: PracticeId, practices: readonly Practice[]): string | null {
  const practice = practices.find((candidate) => candidate.id === practiceOfTile(id));
  if (practice === undefined) return null;
  return id === 'shae' ? paths.practiceOnPaper(practice.id) : practice.path;
}

/** Tiles in catalogue order. A tile is unlocked if its drill is among the open ones. */
export function practiceTiles(
  catalogue: readonly PracticeTile['entry'][],
  practices: readonly Practice[],
): readonly PracticeTile[] {
  return catalogue.map((entry) => ({ entry, path: drillPath(entry.id, practices) }));
}

/** How many tiles open a drill of these sessions. Lessons and circuits have no tile, and both tiles of 写絵 one drill. */
export function countPractised(tiles: readonly PracticeTile[], sessions: readonly { trainingType: string }[]): number {
  const types = new Set(sessions.map(({ trainingType }) => trainingType));
  const ids = new Set(drills.filter(({ trainingType }) => types.has(trainingType)).map(({ id }) => id));
  return tiles.filter(({ entry }) => ids.has(practiceOfTile(entry.id))).length;
}

/** The open tiles by ease, and the closed ones. */
export function arrangeTiles(tiles: readonly PracticeTile[]) {
  const open = tiles.flatMap(({ entry, path }) => (path === null ? [] : [{ entry, path }]));
  return {
    open: open.toSorted((a, b) => byEase(easeOf(a.entry), easeOf(b.entry))),
    closed: tiles.filter(({ path }) => path === null),
  };
}

const easeOf = ({ difficulty, estimatedMinutes }: PracticeTile['entry']) => ({ difficulty, minutes: estimatedMinutes });
