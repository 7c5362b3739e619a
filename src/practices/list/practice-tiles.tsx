import { Link } from 'react-router-dom';
import { origins } from '../../paths.ts';
import { TileWords, tileClass } from '../../ui/controls/tile.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PracticeMotif } from './practice-motif.tsx';
import type { PracticeTile } from './tiles.ts';

/** The tiles of the practice list. */
export function PracticeTiles({ tiles }: { readonly tiles: readonly PracticeTile[] }) {
  return (
    <Grid as="ul">
      {tiles.map((tile) => (
        <li key={tile.entry.id}>
          <Tile {...tile} />
        </li>
      ))}
    </Grid>
  );
}

function Tile({ entry, path }: PracticeTile) {
  const words = (
    <TileWords
      title={entry.name}
      motif={<PracticeMotif id={entry.id} />}
      text={entry.tagline}
      note={path === null ? '準備中' : `${entry.difficulty}・${entry.estimatedMinutes}分・${entry.posture}`}
    />
  );
  if (path !== null) {
    return (
      <Link className={tileClass()} to={path} state={origins.practices}>
        {words}
      </Link>
    );
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: without href it is announced as disabled and skipped by Tab
    <a className={tileClass({ locked: true })} role="link" aria-disabled="true">
      {words}
    </a>
  );
}
