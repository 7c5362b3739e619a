import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  readonly start: ReactNode;
  readonly end: ReactNode;
  /** Keeps the first column in sight while the second one scrolls. */
  readonly stickyStart?: boolean;
}

/** Two columns in a large window, one after the other elsewhere. */
export function Columns({ start, end, stickyStart = false }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column} data-sticky={stickyStart ? '' : undefined}>
        {start}
      </div>
      <div className={styles.column}>{end}</div>
    </div>
  );
}
