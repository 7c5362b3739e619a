import type { ReactNode } from 'react';
import { useOpenedKeys } from '../../data/member/published-content.ts';
import { TileLink } from '../../navigation/tile-link.tsx';
import { LockedTiles } from '../../ui/controls/tile.tsx';
import { Motif } from '../../ui/graphics/motif.tsx';
import { Grid } from '../../ui/layout/boxes.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { menuTiles, tileAddress } from './tiles.ts';

/** The training menu: `recommended`, and eight tiles, four of them locked until the admin opens one; these stand last. */
export function TrainingMenuScreen({ recommended }: { readonly recommended: ReactNode }) {
  const opened = useOpenedKeys();
  const tiles = menuTiles.map((tile) => ({ ...tile, to: tileAddress(tile, opened) }));
  return (
    <Page title="稽古">
      {recommended}
      <Grid as="ul">
        {tiles.map(({ title, text, to, picture }) =>
          to === null ? null : (
            <li key={title}>
              <TileLink to={to} title={title} motif={<Motif svg={picture} />} text={text} />
            </li>
          ),
        )}
      </Grid>
      <LockedTiles titles={tiles.filter(({ to }) => to === null).map(({ title }) => title)} />
    </Page>
  );
}
