import ChevronDown from 'lucide-react/icons/chevron-down';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTypedInput } from '../../lib/unsaved-input.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Field, type FieldFrame } from './field.tsx';
import styles from './fields.module.css';

interface Typing {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on Enter without Shift, except when it confirms an IME conversion. If absent, Enter does what it always does. */
  readonly onEnter?: (() => void) | undefined;
}

type ControlProps<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'className' | 'style' | 'size' | 'maxLength'
>;

type TextFieldProps = FieldFrame & Typing & ControlProps<'input'>;

/** A single-line text field. The limit is not enforced, so that a paste is never truncated silently. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, limit, limitUnit, onChange, onEnter, ...input } = props;
  const { value, required } = input;
  const typing = useTyping({ value, onChange, onEnter }, input.type);
  return (
    <Field {...{ label, hint, error, limit, limitUnit, value, required }}>
      {(control) => <input type="text" {...input} {...control} {...typing} />}
    </Field>
  );
}

/** The field of a search: what is typed there is not lost input. */
export function SearchField(props: Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'placeholder'>) {
  return <TextField type="search" enterKeyHint="search" autoComplete="off" dir="auto" {...props} />;
}

/** Event handlers of a text control: reports the value, and calls `onEnter` on a plain Enter. */
function useTyping<Control extends HTMLInputElement | HTMLTextAreaElement>(
  { value, onChange, onEnter }: Typing,
  type?: string,
) {
  const onInput = useTypedInput(type === 'search' ? '' : value);
  return {
    onChange: (event: ChangeEvent<Control>) => {
      onInput();
      onChange(event.target.value);
    },
    onKeyDown: (event: KeyboardEvent<Control>) => {
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

/** A multi-line text field that grows with its content where the browser supports it. */
export function TextArea(props: FieldFrame & Typing & ControlProps<'textarea'>) {
  const { label, hint, error, limit, limitUnit, onChange, onEnter, ...area } = props;
  const { value, required } = area;
  const typing = useTyping({ value, onChange, onEnter });
  return (
    <Field {...{ label, hint, error, limit, limitUnit, value, required }}>
      {(control) => <textarea rows={3} {...area} {...control} {...typing} />}
    </Field>
  );
}

interface SelectFieldProps<Value extends string>
  extends Omit<FieldFrame, 'limit' | 'limitUnit'>,
    ControlProps<'select'> {
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

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

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'limit' | 'limitUnit' | 'onEnter' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password field with a visibility toggle. Allows pasting and password managers. */
export function PasswordField({ label, hint, error, onChange, ...input }: PasswordFieldProps) {
  const { value, required } = input;
  const [shown, setShown] = useState(false);
  const typing = useTyping({ value, onChange });
  return (
    <Field {...{ label, hint, error, value, required }}>
      {(control) => (
        <span className={styles.box}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            {...typing}
            type={shown ? 'text' : 'password'}
          />
          <button type="button" className={styles.toggle} aria-controls={control.id} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            <VisuallyHidden>{shown ? '文字を隠す' : '文字を表示'}</VisuallyHidden>
          </button>
        </span>
      )}
    </Field>
  );
}
