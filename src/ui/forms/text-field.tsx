import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react';
import { useTypedInput } from '../../lib/unsaved-input.ts';
import { Field, type FieldFrame } from './field.tsx';

export interface TextFieldProps
  extends FieldFrame,
    Omit<
      ComponentProps<'input'>,
      'id' | 'value' | 'defaultValue' | 'onChange' | 'className' | 'style' | 'size' | 'maxLength'
    > {
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

interface TypingOptions<Control> {
  readonly onInput: () => void;
  readonly onChange: (value: string) => void;
  readonly onEnter: (() => void) | undefined;
  readonly onKeyDown: ((event: KeyboardEvent<Control>) => void) | undefined;
}

/** Event handlers of a text control: reports the value, and calls `onEnter` on a plain Enter. */
export function typingHandlers<Control extends HTMLInputElement | HTMLTextAreaElement>(
  options: TypingOptions<Control>,
) {
  const { onInput, onChange, onEnter, onKeyDown } = options;
  return {
    onChange: (event: ChangeEvent<Control>) => {
      onInput();
      onChange(event.target.value);
    },
    onKeyDown: (event: KeyboardEvent<Control>) => {
      onKeyDown?.(event);
      if (!onEnter || !isPlainEnter(event)) return;
      event.preventDefault();
      onEnter();
    },
  };
}

/** Whether a key is an Enter that confirms no IME conversion; in Safari only keyCode 229 tells. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.nativeEvent.keyCode !== 229
  );
}
