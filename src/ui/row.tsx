import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './row.module.css';
import type { Space } from './stack.tsx';

type RowProps = {
  children: ReactNode;
  gap?: Space;
  align?: 'center' | 'start' | 'baseline' | 'stretch';
  justify?: 'start' | 'between' | 'center' | 'end';
  /** Rows wrap by default, so that large text never runs out of the frame. */
  wrap?: boolean;
  /** Every child takes an equal share. */
  equal?: boolean;
};

/** Children side by side, wrapping when the words need the room. */
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
