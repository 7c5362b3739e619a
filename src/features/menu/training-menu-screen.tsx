import { Link } from 'react-router-dom';
import { nothingOpened } from '../../../sync/rules/openable.ts';
import { useOpenedKeys } from '../../data/member/opened-keys.ts';
import { TileWords, tileClass } from '../../ui/controls/tile.tsx';
import { Motif } from '../../ui/graphics/motif.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { type MenuTile, menuTiles, tileAddress } from './tiles.ts';

/** The training menu: eight tiles, four of them locked until the admin opens one. */
export function TrainingMenuScreen() {
  const opened = useOpenedKeys() ?? nothingOpened;
  return (
    <Page title="稽古">
      <Grid as="ul">
        {menuTiles.map((tile) => (
          <li key={tile.title}>
            <Tile {...tile} to={tileAddress(tile, opened)} />
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
