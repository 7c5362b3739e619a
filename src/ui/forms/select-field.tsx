import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import styles from './select-field.module.css';

interface SelectFieldProps<Value extends string>
  extends Omit<FieldFrame, 'limit' | 'limitUnit'>,
    Omit<ComponentProps<'select'>, 'id' | 'value' | 'defaultValue' | 'onChange' | 'className' | 'style' | 'children'> {
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A native select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, options, value, onChange, ...select } = props;
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Field label={label} hint={hint} error={error} value={value} required={select.required}>
      {(control) => (
        <span className={styles.box}>
          <select {...select} {...control} value={value} onChange={(event) => choose(event.target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
