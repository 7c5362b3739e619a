import styles from './pill.module.css';

type PillProps = {
  children: string;
  /** The dot; the words say the same. `quiet` is a hollow one. */
  tone?: 'success' | 'info' | 'warning' | 'danger' | 'quiet';
};

/** A state that changes by itself, spoken politely when it does. */
export function Pill({ children, tone = 'quiet' }: PillProps) {
  return (
    <span className={styles.pill} role="status" data-tone={tone}>
      {children}
    </span>
  );
}
