import styles from './badge.module.css';

type BadgeProps = {
  count: number;
  /** What is counted, for screen readers: `未読 3件`. */
  label: string;
};

/** A number on a corner. Nothing shows for zero, and 99+ for more than two digits. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} role="img" aria-label={label}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
