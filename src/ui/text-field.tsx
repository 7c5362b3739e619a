import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import { typing } from './typing.ts';

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
export function TextField(props: TextFieldProps) {
  const { label, hint, error, limit, limitUnit, onChange, onEnter, onKeyDown, ...input } = props;
  const { value, required } = input;
  return (
    <Field {...{ label, hint, error, limit, limitUnit, value, required }}>
      {(control) => <input type="text" {...input} {...control} {...typing({ onChange, onEnter, onKeyDown })} />}
    </Field>
  );
}
