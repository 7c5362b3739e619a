import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  readonly tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  readonly icon?: ReactNode;
}

/** A short label for the adjacent item. */
export function Chip({ children, tone = 'neutral', icon }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
