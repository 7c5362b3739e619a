import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** Makes it an anchor. */
  readonly id?: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
}

/** A collapsible section. */
export function Disclosure({ id, summary, children, open, onToggle }: DisclosureProps) {
  return (
    <details
      id={id}
      className={styles.disclosure}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        <ChevronDown aria-hidden="true" className={styles.mark} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
