import { TileLink } from '../../navigation/tile-link.tsx';
import { origins } from '../../paths.ts';
import { LockedTiles } from '../../ui/controls/tile.tsx';
import { Grid } from '../../ui/layout/boxes.tsx';
import { practiceOfTile } from '../find-practice.ts';
import { PracticeMotif } from './practice-motif.tsx';
import type { ArrangedTiles, PracticeTile } from './tiles.ts';

interface PracticeTilesProps extends ArrangedTiles {
  /** Names of the member's levels by training_type; of drills that were played. */
  readonly levels: ReadonlyMap<string, string>;
}

/** The tiles of the practice list: the open ones by ease, and what is in preparation. */
export function PracticeTiles({ open, closed, levels }: PracticeTilesProps) {
  const levelOf = ({ id }: PracticeTile['entry']) => {
    const level = levels.get(practiceOfTile(id));
    return level === undefined ? '' : `・いま${level}`;
  };
  return (
    <>
      <Grid as="ul">
        {open.map(({ entry, path }) => (
          <li key={entry.id}>
            <TileLink
              to={path}
              state={origins.practices}
              title={entry.name}
              motif={<PracticeMotif id={entry.id} />}
              text={entry.tagline}
              note={`${entry.difficulty}・${entry.estimatedMinutes}分・${entry.posture}${levelOf(entry)}`}
            />
          </li>
        ))}
      </Grid>
      <LockedTiles titles={closed.map(({ entry }) => entry.name)} />
    </>
  );
}
