import styles from './progress-bar.module.css';

type ProgressBarProps = {
  /** What advances. */
  label: string;
  value: number;
  max?: number;
  /** The value in words, when a percentage would not say it: `30日中11日`. */
  valueText?: string;
};

/** How far along, as a line of ink. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
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
