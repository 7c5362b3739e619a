import styles from './pill.module.css';

interface PillProps {
  readonly children: string;
  /** Shown behind the text and not announced, because it changes often. */
  readonly detail?: string | undefined;
  /** Colour of the dot, which repeats the text; `quiet` is hollow. */
  readonly tone?: 'success' | 'info' | 'warning' | 'danger' | 'quiet';
}

/** A status label; changes are announced politely. */
export function Pill({ children, detail, tone = 'quiet' }: PillProps) {
  return (
    <span className={styles.pill} style={tone === 'quiet' ? undefined : { '--_dot': `var(--color-${tone})` }}>
      <span role="status">{children}</span>
      {detail === undefined ? null : <span>{detail}</span>}
    </span>
  );
}
