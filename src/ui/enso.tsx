import type { ReactNode } from 'react';
import styles from './enso.module.css';
import { ensoStroke } from './enso-stroke.ts';

type EnsoProps = {
  /** From 0 to 1: how much of the circle the brush has drawn. */
  fraction: number;
  /** Stands in the middle; it must say the number, for the circle is only a picture of it. */
  children?: ReactNode;
  /** In px at the usual text size; it grows with the text. */
  size?: number;
};

/** A brush circle that closes. */
export function Enso({ fraction, children, size = 148 }: EnsoProps) {
  return (
    <div className={styles.enso} style={{ '--_size': `${size / 16}rem` }}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={styles.trace} cx="50" cy="50" r="40.5" />
        <path className={styles.ink} d={ensoStroke(fraction)} />
      </svg>
      <div className={styles.centre}>{children}</div>
    </div>
  );
}

/** A great number with its unit under it, for the middle of an ensō. */
export function EnsoNumber({ value, unit }: { value: number; unit: string }) {
  return (
    <span className={styles.words}>
      <span className={styles.number} data-long={value > 999 ? '' : undefined}>
        {value}
      </span>
      <span className={styles.unit}>{unit}</span>
    </span>
  );
}
