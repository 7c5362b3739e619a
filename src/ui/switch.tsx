import { type ReactNode, useId } from 'react';
import { SpinnerMark } from './spinner-mark.tsx';
import styles from './switch.module.css';

type SwitchProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  /** The state in words beside the switch: never by colour and place alone. */
  state?: string;
  /** The change is under way: taps are ignored. */
  busy?: boolean;
  disabled?: boolean;
};

/** Something that is on or off, at once. */
export function Switch({ label, checked, onChange, hint, state, busy = false, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint ? (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        ) : null}
      </div>
      <div className={styles.end}>
        {state ? <span className={styles.state}>{state}</span> : null}
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
