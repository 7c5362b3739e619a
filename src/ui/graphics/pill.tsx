import styles from './pill.module.css';

interface PillProps {
  readonly children: string;
  /** Colour of the dot, which repeats the text; `quiet` is hollow. */
  readonly tone?: 'success' | 'info' | 'warning' | 'danger' | 'quiet';
}

/** A status label; changes are announced politely. */
export function Pill({ children, tone = 'quiet' }: PillProps) {
  return (
    <span className={styles.pill} role="status" data-tone={tone}>
      {children}
    </span>
  );
}
