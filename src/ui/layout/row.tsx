import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './row.module.css';
import type { Space } from './stack.tsx';

interface RowProps {
  readonly children: ReactNode;
  readonly gap?: Space;
  readonly align?: 'center' | 'start' | 'baseline' | 'stretch';
  readonly justify?: 'start' | 'between' | 'center' | 'end';
  /** Default true, so that large text does not overflow the frame. */
  readonly wrap?: boolean;
  readonly equal?: boolean;
}

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
