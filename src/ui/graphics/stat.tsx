import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/date-format.ts';
import { classNames } from '../class-names.ts';
import { Label } from './ruby.tsx';
import styles from './stat.module.css';

interface StatListProps {
  readonly children: ReactNode;
  /** `rows`: label and value on one line. `columns`: side by side. `large`: large numbers. `line`: a small line. */
  readonly layout?: 'rows' | 'columns' | 'large' | 'line';
  /** Accessible name of a list without a heading. */
  readonly label?: string;
}

/** A list of labels and values; holds `Stat`s. */
export function StatList({ children, layout = 'rows', label }: StatListProps) {
  return (
    <dl className={classNames(styles.list, styles[layout])} aria-label={label}>
      {children}
    </dl>
  );
}

interface StatProps {
  readonly label: string;
  /** Undefined while it is being read: it keeps the place of a number. */
  readonly value: ReactNode;
  /** Follows the value in smaller type: `日`, `分`. */
  readonly unit?: string;
}

/** One label with its value and unit. */
export function Stat({ label, value, unit }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>
        <Label>{label}</Label>
      </dt>
      <dd className={styles.value}>
        <span>{typeof value === 'number' ? formatNumber(value) : (value ?? '\u2007')}</span>
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </dd>
    </div>
  );
}
