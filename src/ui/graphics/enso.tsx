import { type ReactNode, useId } from 'react';
import { formatNumber } from '../../lib/date-format.ts';
import styles from './enso.module.css';
import { ensoStroke, pressedStroke } from './enso-stroke.ts';

interface EnsoProps {
  /** The drawn part of the circle, from 0 to 1. */
  readonly fraction: number;
  /** For equal parts of what is drawn whether the stroke is full there, or only a thin line; all full if omitted. */
  readonly full?: readonly boolean[];
  /** How dark the ink is, from 0 to 1. */
  readonly ink?: number;
  /** Draws itself when it appears; still with reduced motion. */
  readonly drawn?: boolean;
  /** Makes the circle a meter of this name, with its value in words; without it the circle is decorative. */
  readonly meter?: { readonly label: string; readonly text: string };
  /** Centre content; of a decorative circle it must contain the number as text. */
  readonly children?: ReactNode;
  /** In px at the default text size; scales with the text. */
  readonly size?: number;
}

/** A brush circle that shows progress. */
export function Enso({ fraction, full, ink = 1, drawn = false, meter, children, size = 148 }: EnsoProps) {
  const brush = useId();
  return (
    <div
      className={styles.enso}
      style={{ '--_size': `${size / 16}rem`, '--_ink': ink }}
      {...(meter && {
        role: 'meter',
        'aria-label': meter.label,
        'aria-valuenow': Math.round(fraction * 100),
        'aria-valuetext': meter.text,
      })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={styles.trace} cx="50" cy="50" r="40.5" />
        {drawn ? (
          <mask id={brush} className={styles.mask}>
            <circle className={styles.brush} cx="50" cy="50" r="40.5" pathLength="1" />
          </mask>
        ) : null}
        <path
          className={styles.ink}
          d={full === undefined ? ensoStroke(fraction) : pressedStroke(fraction, full)}
          mask={drawn ? `url(#${brush})` : undefined}
        />
      </svg>
      <div className={styles.centre}>{children}</div>
    </div>
  );
}

/** A large number with its unit, for the centre of an ensō. */
export function EnsoNumber({ value, unit }: { readonly value: number; readonly unit: string }) {
  return (
    <span className={styles.words}>
      <span className={styles.number} data-long={value > 999 ? '' : undefined}>
        {formatNumber(value)}
      </span>
      <span className={styles.unit}>{unit}</span>
    </span>
  );
}
