import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './seal.module.css';

interface SealProps {
  /** One character or number, or two. */
  readonly children: ReactNode;
  /** `solid`: vermilion stamp. `outline`: indigo frame. `spent`: used. `faded`: in the past. */
  readonly variant?: 'solid' | 'outline' | 'spent' | 'faded';
  /** Side in px at the default text size. */
  readonly size?: number;
}

/** A stamp mark. The surrounding text carries its meaning. */
export function Seal({ children, variant = 'solid', size = 36 }: SealProps) {
  return (
    <span className={classNames(styles.seal, styles[variant])} style={{ '--_side': `${size / 16}rem` }}>
      {children}
    </span>
  );
}
