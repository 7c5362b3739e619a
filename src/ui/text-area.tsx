import type { ComponentProps } from 'react';
import { isPlainEnter } from './enter-key.ts';
import { Field, type FieldFrame } from './field.tsx';

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
export function TextArea({ label, hint, error, limit, limitUnit, value, onChange, onEnter, ...area }: TextAreaProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      {...(limit && { limit, limitUnit })}
      value={value}
      required={!!area.required}
    >
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            area.onKeyDown?.(event);
            if (!onEnter || !isPlainEnter(event)) return;
            event.preventDefault();
            onEnter();
          }}
        />
      )}
    </Field>
  );
}
