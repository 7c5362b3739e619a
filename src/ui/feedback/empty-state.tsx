import type { ReactNode } from 'react';
import { Small } from '../layout/text.tsx';
import styles from './empty-state.module.css';
import { SpinnerMark } from './spinner-mark.tsx';

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
      {children ? <Small as="div">{children}</Small> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

/** A spinner with a text, centred in its container. */
export function Spinner({ children }: { readonly children: string }) {
  return (
    <p className={styles.spinner} aria-live="polite">
      <SpinnerMark />
      <span>{children}</span>
    </p>
  );
}
