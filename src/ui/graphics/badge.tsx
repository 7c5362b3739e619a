import styles from './badge.module.css';

interface BadgeProps {
  readonly count: number;
  /** What is counted, for screen readers: `未読 3件`. */
  readonly label: string;
}

/** A count on an icon's corner. Hidden for zero, 99+ above 99. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} role="img" aria-label={label}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
