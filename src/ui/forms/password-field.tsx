import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useTypedInput } from '../../lib/unsaved-input.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Field } from './field.tsx';
import styles from './password-field.module.css';
import type { TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'limit' | 'limitUnit' | 'onEnter' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password field with a visibility toggle. Allows pasting and password managers. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, value, onChange, ...input } = props;
  const [shown, setShown] = useState(false);
  const onInput = useTypedInput(value);
  return (
    <Field label={label} hint={hint} error={error} value={value} required={input.required}>
      {(control) => (
        <span className={styles.box}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            value={value}
            onChange={(event) => {
              onInput();
              onChange(event.target.value);
            }}
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
