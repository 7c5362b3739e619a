import type { ComponentProps } from 'react';
import { useTypedInput } from '../../lib/unsaved-input.ts';
import { Field, type FieldFrame } from './field.tsx';
import { typingHandlers } from './typing-handlers.ts';

/** Native input props, except those that the field sets. */
export type InputProps = Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'className' | 'style' | 'size' | 'maxLength'
>;

export interface TextFieldProps extends FieldFrame, InputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on Enter, except when it confirms an IME conversion. If absent, Enter submits the form. */
  readonly onEnter?: () => void;
}

/** A single-line text field. The limit is not enforced, so that a paste is never truncated silently. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, limit, limitUnit, onChange, onEnter, onKeyDown, ...input } = props;
  const { value, required } = input;
  const onInput = useTypedInput(input.type === 'search' ? '' : value);
  return (
    <Field {...{ label, hint, error, limit, limitUnit, value, required }}>
      {(control) => (
        <input type="text" {...input} {...control} {...typingHandlers({ onInput, onChange, onEnter, onKeyDown })} />
      )}
    </Field>
  );
}
