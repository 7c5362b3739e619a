import { type ReactNode, useId } from 'react';
import { SpinnerMark } from '../feedback/spinner-mark.tsx';
import { Small, Text } from '../layout/text.tsx';
import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
  /** The state as text, so that it is not conveyed by colour and position alone. */
  readonly state?: string;
  /** A change is in progress: clicks are ignored. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
}

/** An on/off switch that takes effect immediately. */
export function Switch({ label, checked, onChange, hint, state, busy = false, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Text as="span" strong id={`${id}-label`}>
          {label}
        </Text>
        {hint ? (
          <Small as="span" id={`${id}-hint`}>
            {hint}
          </Small>
        ) : null}
      </div>
      <div className={styles.end}>
        {state ? <Small as="span">{state}</Small> : null}
        <button
          type="button"
          role="switch"
          className={styles.switch}
          aria-checked={checked}
          aria-busy={busy || undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          disabled={disabled}
          onClick={() => (busy ? undefined : onChange(!checked))}
        >
          <span className={styles.track}>
            <span className={styles.thumb}>{busy ? <SpinnerMark /> : null}</span>
          </span>
        </button>
      </div>
    </div>
  );
}
