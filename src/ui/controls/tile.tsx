import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Ruby } from '../graphics/ruby.tsx';
import styles from './tile.module.css';

/** The class of a tile: for a link or button, or with `locked` for a plain element. */
export function tileClass({ locked = false }: { readonly locked?: boolean } = {}): string {
  return classNames(styles.tile, locked && styles.locked);
}

interface TileWordsProps {
  readonly title: string;
  readonly motif?: ReactNode;
  readonly text?: string;
  /** A small last line: level and minutes, or that it is locked. */
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
      {text ? (
        <span className={styles.text}>
          <Ruby>{text}</Ruby>
        </span>
      ) : null}
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  );
}
