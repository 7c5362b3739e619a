import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './row.module.css';
import type { Space } from './stack.tsx';

type RowProps = {
  children: ReactNode;
  gap?: Space;
  align?: 'center' | 'start' | 'baseline' | 'stretch';
  justify?: 'start' | 'between' | 'center' | 'end';
  /** Default true, so that large text does not overflow the frame. */
  wrap?: boolean;
  /** Children have equal widths. */
  equal?: boolean;
};

/** A horizontal layout that wraps. */
export function Row({
  children,
  gap = 's',
  align = 'center',
  justify = 'start',
  wrap = true,
  equal = false,
}: RowProps) {
  return (
    <div
      className={classNames(
        styles.row,
        styles[`align-${align}`],
        styles[`justify-${justify}`],
        !wrap && styles.nowrap,
        equal && styles.equal,
      )}
      style={{ '--_gap': `var(--space-${gap})` }}
    >
      {children}
    </div>
  );
}
