import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { CharacterCount } from './character-count.tsx';
import styles from './field.module.css';

/** The common props of all fields. */
export type FieldFrame = {
  /** Visible label and accessible name of the control. */
  label: string;
  hint?: ReactNode;
  /** The error and its fix; absent for a valid value. */
  error?: string | undefined;
  /** Maximum length in code points; shows a counter. */
  limit?: number | undefined;
  /** The counter's unit, if shown: `文字`. */
  limitUnit?: string | undefined;
};

type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = FieldFrame & {
  value: string;
  required: boolean | undefined;
  /** Shown beside the label of a required field. */
  requiredMark?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A labelled control with its hint, counter and error, linked by `aria-describedby`. */
export function Field(props: FieldProps) {
  const { label, hint, error, limit, limitUnit, value, required, requiredMark = '必須', children } = props;
  const id = useId();
  const ids = { hint: hint && `${id}-hint`, error: error && `${id}-error`, count: limit && `${id}-count` };
  const control: ControlProps = {
    id,
    className: classNames(styles.control),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [ids.error, ids.hint, ids.count].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {required ? (
          <span className={styles.required} aria-hidden="true">
            {requiredMark}
          </span>
        ) : null}
      </div>
      {children(control)}
      {limit ? <CharacterCount id={`${id}-count`} value={value} limit={limit} unit={limitUnit} /> : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
