import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Ruby } from '../graphics/ruby.tsx';
import { Grid } from '../layout/grid.tsx';
import { Small } from '../layout/primitives.tsx';
import styles from './tile.module.css';

/** The class of a tile, for a link or button. */
export function tileClass(): string {
  return classNames(styles.tile);
}

/** Small tiles of what is still in preparation. */
export function LockedTiles({ titles }: { readonly titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <Grid as="ul" gap="xs">
      {titles.map((title) => (
        <li key={title}>
          {/* biome-ignore lint/a11y/useValidAnchor: without href it is announced as disabled and skipped by Tab */}
          <a className={styles.locked} role="link" aria-disabled="true">
            <TileWords title={title} note="準備中" />
          </a>
        </li>
      ))}
    </Grid>
  );
}

interface TileWordsProps {
  readonly title: string;
  readonly motif?: ReactNode;
  readonly text?: string;
  /** A small last line: level and minutes. */
  readonly note?: ReactNode;
}

/** The content of a tile. */
export function TileWords({ title, motif, text, note }: TileWordsProps) {
  return (
    <>
      {motif}
      <span className={styles.title}>
        <Ruby>{title}</Ruby>
      </span>
      {text ? <Small as="span" ruby={text} /> : null}
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  );
}
