import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './seal.module.css';

type SealProps = {
  /** One character or number, or two. */
  children: ReactNode;
  /** `solid` is the vermilion stamp, `outline` an indigo frame, `dashed` a broken one, `spent` a mark that has been used, `faded` a stamp of the past. */
  variant?: 'solid' | 'outline' | 'dashed' | 'spent' | 'faded';
  /** Side in px at the usual text size. */
  size?: number;
  /** Pressed by hand, a little askew, two characters under one another. For a stamp that stands alone. */
  askew?: boolean;
};

/** A stamp mark. What it means is said by the words around it. */
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
