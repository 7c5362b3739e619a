import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './stat.module.css';

type StatListProps = {
  children: ReactNode;
  /** `rows` puts label and value on one line each, `columns` stands values side by side, `large` gives each its own great number. */
  layout?: 'rows' | 'columns' | 'large';
  /** Name of the list, when no heading stands over it. */
  label?: string;
};

/** Facts as label and value; holds `Stat`s. */
export function StatList({ children, layout = 'rows', label }: StatListProps) {
  return (
    <dl className={classNames(styles.list, styles[layout])} aria-label={label}>
      {children}
    </dl>
  );
}

type StatProps = {
  label: string;
  value: ReactNode;
  /** Follows the value in small type: `日`, `分`. */
  unit?: string;
};

/** One fact. It reads label, then value and unit, without a gap between these two. */
export function Stat({ label, value, unit }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value}
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </dd>
    </div>
  );
}
