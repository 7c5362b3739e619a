import type { ReactNode } from 'react';
import styles from './grid.module.css';
import type { Space } from './primitives.tsx';

interface GridProps {
  readonly children: ReactNode;
  /** Minimum column width in rem, so that large text gets fewer columns. */
  readonly min?: number;
  readonly gap?: Space;
  readonly as?: 'div' | 'ul';
}

/** As many equal columns as fit: two on a phone, one at 200 % text. */
export function Grid({ children, min = 8.5, gap = 's', as: Tag = 'div' }: GridProps) {
  return (
    <Tag
      className={styles.grid}
      style={{ '--_min': `${min}rem`, '--_gap': `var(--space-${gap})` }}
      {...(Tag === 'ul' ? { role: 'list' } : {})}
    >
      {children}
    </Tag>
  );
}
