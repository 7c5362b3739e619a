import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly motif?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Placeholder for an empty list or a failed screen, with an optional action. */
export function EmptyState({ title, motif, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {motif}
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.words}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
