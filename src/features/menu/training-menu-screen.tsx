import { Link } from 'react-router-dom';
import { TileWords, tileClass } from '../../ui/controls/tile.tsx';
import { Motif } from '../../ui/graphics/motif.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { type MenuTile, menuTiles } from './tiles.ts';

/** The training menu: eight tiles, four of them locked. */
export function TrainingMenuScreen() {
  return (
    <Page title="稽古">
      <Grid as="ul">
        {menuTiles.map((tile) => (
          <li key={tile.title}>
            <Tile {...tile} />
          </li>
        ))}
      </Grid>
    </Page>
  );
}

function Tile({ title, text, to, picture }: MenuTile) {
  const words = (
    <TileWords title={title} motif={<Motif svg={picture} />} text={text} note={to === null ? '準備中' : undefined} />
  );
  if (to !== null) {
    return (
      <Link className={tileClass()} to={to}>
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
