import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './list.module.css';
import { Small } from './primitives.tsx';

interface ListProps {
  readonly children: ReactNode;
  /** Accessible name of a list without a heading. */
  readonly label?: string;
  readonly as?: 'ul' | 'ol';
}

/** Rows with hairlines between them; holds `ListRow`s. Safari drops the implicit role of an unstyled list. */
export function List({ children, label, as: Tag = 'ul' }: ListProps) {
  return (
    <Tag role="list" aria-label={label} className={styles.list}>
      {children}
    </Tag>
  );
}

interface RowWordsProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A motif, seal or number at the start. */
  readonly leading?: ReactNode;
  /** A chip, time or mark at the end. */
  readonly trailing?: ReactNode;
}

/** The content of a row: for `ListRow`, or inside a link with `listLinkClass()`. */
export function ListRowWords({ title, text, leading, trailing }: RowWordsProps) {
  return (
    <>
      <span className={styles.main}>
        {leading}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {text ? <Small as="span">{text}</Small> : null}
        </span>
      </span>
      {trailing ? <span className={styles.trailing}>{trailing}</span> : null}
    </>
  );
}

export function ListRow(words: RowWordsProps) {
  return (
    <li className={styles.row}>
      <ListRowWords {...words} />
    </li>
  );
}

/** The class of a link or button that fills a row; put it in an `li`. */
export function listLinkClass(): string {
  return classNames(styles.row, styles.link);
}
