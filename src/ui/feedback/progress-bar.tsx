import styles from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value in words: `30日中11日`. */
  readonly valueText: string;
}

export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  const now = Math.min(Math.max(value, 0), max);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={valueText}
    >
      <div className={styles.fill} style={{ '--_part': max > 0 ? now / max : 0 }} />
    </div>
  );
}
