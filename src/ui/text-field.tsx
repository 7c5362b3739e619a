import type { ComponentProps } from 'react';
import { isPlainEnter } from './enter-key.ts';
import { Field, type FieldFrame } from './field.tsx';

/** Everything a native input takes, apart from what the field itself settles. */
export type InputProps = Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'className' | 'style' | 'size' | 'maxLength'
>;

export type TextFieldProps = FieldFrame &
  InputProps & {
    value: string;
    onChange: (value: string) => void;
    /** A plain Enter; never the one that confirms a conversion. Without it Enter submits the form. */
    onEnter?: () => void;
  };

/** One line of text. The limit is counted, not enforced: a paste is never cut without a word. */
export function TextField({
  label,
  hint,
  error,
  limit,
  limitUnit,
  value,
  onChange,
  onEnter,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      {...(limit && { limit, limitUnit })}
      value={value}
      required={!!input.required}
    >
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            input.onKeyDown?.(event);
            if (!onEnter || !isPlainEnter(event)) return;
            event.preventDefault();
            onEnter();
          }}
        />
      )}
    </Field>
  );
}
