import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './seal.module.css';

interface SealProps {
  /** One character or number, or two. */
  readonly children: ReactNode;
  /** `solid`: vermilion stamp. `outline`: indigo frame. `dashed`: dashed frame. `spent`: used. `faded`: in the past. */
  readonly variant?: 'solid' | 'outline' | 'dashed' | 'spent' | 'faded';
  /** Side in px at the default text size. */
  readonly size?: number;
  /** Slightly rotated, with two characters stacked; for a single stamp. */
  readonly askew?: boolean;
}

/** A stamp mark. The surrounding text carries its meaning. */
export function Seal({ children, variant = 'solid', size = 36, askew = false }: SealProps) {
  return (
    <span
      className={classNames(styles.seal, styles[variant], askew && styles.askew)}
      style={{ '--_side': `${size / 16}rem` }}
    >
      {children}
    </span>
  );
}
