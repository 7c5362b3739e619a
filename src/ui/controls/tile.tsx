import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Ruby } from '../graphics/ruby.tsx';
import { Grid } from '../layout/boxes.tsx';
import { Small } from '../layout/text.tsx';
import styles from './tile.module.css';

/** A large link with its motif. */
export function Tile({ render, ...words }: TileWords & { readonly render: ReactElement<ComponentProps<'a'>> }) {
  return cloneElement(render, { className: classNames(styles.tile) }, <Words {...words} />);
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
            <Words title={title} note="準備中" />
          </a>
        </li>
      ))}
    </Grid>
  );
}

export interface TileWords {
  readonly title: string;
  readonly motif?: ReactNode;
  readonly text?: string;
  readonly note?: ReactNode;
}

function Words({ title, motif, text, note }: TileWords) {
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
