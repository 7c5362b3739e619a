import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Label } from '../graphics/ruby.tsx';
import { Small } from '../layout/text.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './field.module.css';

/** The common props of all fields. */
export interface FieldFrame {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error and its fix; absent for a valid value. */
  readonly error?: string | undefined;
  /** Maximum length in code points; shows a counter. */
  readonly limit?: number | undefined;
  /** The counter's unit, if shown: `文字`. */
  readonly limitUnit?: string | undefined;
}

interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldFrame {
  readonly value: string;
  readonly required: boolean | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint, counter and error, linked by `aria-describedby`. */
export function Field(props: FieldProps) {
  const { label, hint, error, limit, limitUnit, value, required, children } = props;
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
          <Label>{label}</Label>
        </label>
        {required ? (
          <span className={styles.required} aria-hidden="true">
            必須
          </span>
        ) : null}
      </div>
      {children(control)}
      {limit ? <CharacterCount id={`${id}-count`} value={value} limit={limit} unit={limitUnit} /> : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <Small as="div" id={`${id}-hint`}>
          {hint}
        </Small>
      ) : null}
    </div>
  );
}

interface CharacterCountProps {
  readonly id: string;
  readonly value: string;
  readonly limit: number;
  /** Follows the numbers, which are then written without spaces: `120/500文字`. */
  readonly unit?: string | undefined;
}

const describeLeft = (left: number) => (left < 0 ? `${-left}文字超過` : `残り${left}文字`);

/** A character counter. Announced only in the last tenth, so that it does not interrupt typing. */
function CharacterCount({ id, value, limit, unit }: CharacterCountProps) {
  const left = limit - countCodePoints(value);
  const count = unit ? `${limit - left}/${limit}${unit}` : `${limit - left} / ${limit}`;
  return (
    <div className={styles.line}>
      <span
        id={id}
        className={classNames(styles.count, left < 0 && styles.over)}
      >{`${count}${left < 0 ? `（${describeLeft(left)}）` : ''}`}</span>
      <VisuallyHidden>
        <span aria-live="polite">{left <= limit / 10 ? describeLeft(left) : null}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Text length in code points, as in PostgreSQL's char_length: 𠮟 and 😀 count as one. */
export function countCodePoints(text: string): number {
  return [...text].length;
}
