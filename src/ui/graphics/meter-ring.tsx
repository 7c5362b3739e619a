import type { ReactNode } from 'react';
import styles from './meter-ring.module.css';

interface MeterRingProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly fraction: number;
  /** The value in words; defaults to a percentage. */
  readonly valueText?: string;
  /** In px at the default text size; scales with the text. */
  readonly size?: number;
  readonly children?: ReactNode;
}

/** A ring that shows a fraction. */
export function MeterRing({ label, fraction, valueText, size = 72, children }: MeterRingProps) {
  const part = Math.min(Math.max(fraction, 0), 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn as a ring
    <div
      className={styles.ring}
      style={{ '--_size': `${size / 16}rem` }}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      aria-valuetext={valueText}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="50" cy="50" r="45" />
        {part > 0 ? (
          <circle
            className={styles.fill}
            cx="50"
            cy="50"
            r="45"
            pathLength="100"
            strokeDasharray={`${part * 100} 200`}
          />
        ) : null}
      </svg>
      {children ? <div className={styles.centre}>{children}</div> : null}
    </div>
  );
}
