import { clockText } from '../../lib/duration.ts';
import styles from './clock.module.css';

interface ClockProps {
  readonly seconds: number;
  readonly label?: string;
  readonly size?: 'small' | 'large';
}

/** The time of a practice. */
export function Clock({ seconds, label = '残り時間', size = 'large' }: ClockProps) {
  return (
    <span className={styles.clock} data-size={size} role="timer" aria-label={label}>
      {clockText(seconds)}
    </span>
  );
}
