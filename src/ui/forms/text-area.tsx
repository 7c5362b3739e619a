import type { ComponentProps } from 'react';
import { useTypedInput } from '../../lib/unsaved-input.ts';
import { Field, type FieldFrame } from './field.tsx';
import { typingHandlers } from './text-field.tsx';

interface TextAreaProps
  extends FieldFrame,
    Omit<
      ComponentProps<'textarea'>,
      'id' | 'value' | 'defaultValue' | 'onChange' | 'className' | 'style' | 'maxLength'
    > {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on Enter without Shift, except when it confirms an IME conversion. If absent, Enter inserts a newline. */
  readonly onEnter?: () => void;
}

/** A multi-line text field that grows with its content where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, limit, limitUnit, onChange, onEnter, onKeyDown, ...area } = props;
  const { value, required } = area;
  const onInput = useTypedInput(value);
  return (
    <Field {...{ label, hint, error, limit, limitUnit, value, required }}>
      {(control) => (
        <textarea rows={3} {...area} {...control} {...typingHandlers({ onInput, onChange, onEnter, onKeyDown })} />
      )}
    </Field>
  );
}
