import { ListLink } from '../../navigation/list-link.tsx';
import { TileLink } from '../../navigation/tile-link.tsx';
import { origins } from '../../paths.ts';
import { LockedTiles } from '../../ui/controls/tile.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Card, Grid } from '../../ui/layout/boxes.tsx';
import { List } from '../../ui/layout/list.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { practiceOfTile } from '../find-practice.ts';
import { PracticeMotif } from './practice-motif.tsx';
import type { ArrangedTiles, PracticeTile } from './tiles.ts';

interface PracticeTilesProps extends ArrangedTiles {
  /** Names of the member's levels by training_type; they replace the difficulty. */
  readonly levels: ReadonlyMap<string, string>;
}

/** The tiles of the practice list: the recommended ones, the others by ease, and what is in preparation. */
export function PracticeTiles({ recommended, others, closed, levels }: PracticeTilesProps) {
  const difficulty = ({ id, difficulty: listedDifficulty }: PracticeTile['entry']) =>
    levels.get(practiceOfTile(id)) ?? listedDifficulty;
  return (
    <>
      {recommended.length === 0 ? null : (
        <Card labelledBy="recommended">
          <Heading id="recommended">おすすめ</Heading>
          <List>
            {recommended.map(({ entry, path }) => (
              <ListLink
                key={entry.id}
                to={path}
                state={origins.practices}
                leading={<PracticeMotif id={entry.id} />}
                title={<Ruby>{entry.name}</Ruby>}
                text={<Ruby>{entry.tagline}</Ruby>}
                trailing={`${difficulty(entry)}・${entry.estimatedMinutes}分`}
              />
            ))}
          </List>
        </Card>
      )}
      <Grid as="ul">
        {others.map(({ entry, path }) => (
          <li key={entry.id}>
            <TileLink
              to={path}
              state={origins.practices}
              title={entry.name}
              motif={<PracticeMotif id={entry.id} />}
              text={entry.tagline}
              note={`${difficulty(entry)}・${entry.estimatedMinutes}分・${entry.posture}`}
            />
          </li>
        ))}
      </Grid>
      <LockedTiles titles={closed.map(({ entry }) => entry.name)} />
    </>
  );
}
