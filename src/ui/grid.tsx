import type { ReactNode } from 'react';
import styles from './grid.module.css';

type GridProps = {
  children: ReactNode;
  /** The least width of a column in rem: fewer columns fit when the text is large. */
  min?: number;
  as?: 'div' | 'ul';
};

/** Equal columns, as many as the words allow: two on a phone, one at 200 % text. */
export function Grid({ children, min = 8.5, as: Tag = 'div' }: GridProps) {
  return (
    <Tag className={styles.grid} style={{ '--_min': `${min}rem` }} {...(Tag === 'ul' ? { role: 'list' } : {})}>
      {children}
    </Tag>
  );
}
