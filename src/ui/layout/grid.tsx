import type { ReactNode } from 'react';
import styles from './grid.module.css';

interface GridProps {
  readonly children: ReactNode;
  /** Minimum column width in rem, so that large text gets fewer columns. */
  readonly min?: number;
  readonly as?: 'div' | 'ul';
}

/** As many equal columns as fit: two on a phone, one at 200 % text. */
export function Grid({ children, min = 8.5, as: Tag = 'div' }: GridProps) {
  return (
    <Tag className={styles.grid} style={{ '--_min': `${min}rem` }} {...(Tag === 'ul' ? { role: 'list' } : {})}>
      {children}
    </Tag>
  );
}
