import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import { typing } from './typing.ts';

type TextAreaProps = FieldFrame &
  Omit<
    ComponentProps<'textarea'>,
    'id' | 'value' | 'defaultValue' | 'onChange' | 'className' | 'style' | 'maxLength'
  > & {
    value: string;
    onChange: (value: string) => void;
    /** A plain Enter without Shift; never the one that confirms a conversion. Without it Enter is a new line. */
    onEnter?: () => void;
  };

/** Several lines of text. The box grows with its words where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, limit, limitUnit, onChange, onEnter, onKeyDown, ...area } = props;
  const { value, required } = area;
  return (
    <Field {...{ label, hint, error, limit, limitUnit, value, required }}>
      {(control) => <textarea rows={3} {...area} {...control} {...typing({ onChange, onEnter, onKeyDown })} />}
    </Field>
  );
}
