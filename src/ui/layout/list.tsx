import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './list.module.css';
import { Small } from './text.tsx';

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

export interface RowWords {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
}

interface ListRowProps extends RowWords {
  /** A link or button that fills the row. */
  readonly render?: ReactElement<ComponentProps<'button'>>;
}

export function ListRow({ title, text, leading, trailing, render }: ListRowProps) {
  const words = (
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
  if (render === undefined) return <li className={styles.row}>{words}</li>;
  return <li>{cloneElement(render, { className: classNames(styles.row, styles.link) }, words)}</li>;
}
