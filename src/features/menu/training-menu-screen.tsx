import { Link } from 'react-router-dom';
import { Grid } from '../../ui/grid.tsx';
import { Page } from '../../ui/page.tsx';
import { TileWords, tileClass } from '../../ui/tile.tsx';
import { type MenuTile, menuTiles } from './tiles.ts';

/** Where all training begins: eight tiles, of which four are not open yet. */
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

function Tile({ title, text, to, Picture }: MenuTile) {
  const words = <TileWords title={title} motif={<Picture />} text={text} note={to === null ? '準備中' : undefined} />;
  if (to !== null) {
    return (
      <Link className={tileClass()} to={to}>
        {words}
      </Link>
    );
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: without an address, screen readers call it disabled and the keyboard passes it by
    <a className={tileClass({ locked: true })} role="link" aria-disabled="true">
      {words}
    </a>
  );
}
