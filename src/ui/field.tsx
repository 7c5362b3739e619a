import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { CharacterCount } from './character-count.tsx';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

/** What every field has around its control. */
export type FieldFrame = {
  /** Always visible, and exactly the control's name. */
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to mend it; absent when the value is fine. */
  error?: string | undefined;
  /** The most code points the value may have: shows a counter. */
  limit?: number | undefined;
  /** What the counter counts, when it is to say so: `文字`. */
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
  /** Shown beside the label of a field that must be filled. */
  requiredMark?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A label over a control, with its hint, counter and error tied to it. */
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
