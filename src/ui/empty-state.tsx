import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title: string;
  /** A `Motif`. */
  motif?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

/** What stands where nothing is yet: what will be here, and how to begin. */
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
