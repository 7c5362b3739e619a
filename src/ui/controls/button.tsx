import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { SpinnerMark } from '../feedback/spinner-mark.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, ButtonLook {
  /** In progress: keeps the focus, shows a spinner and ignores clicks. */
  readonly busy?: boolean;
  /** Ignores clicks but keeps the focus, which `disabled` would lose. */
  readonly idle?: boolean;
  readonly icon?: ReactNode;
  /** Its text; children are for more than that. */
  readonly label?: ReactNode;
}

/** A button; `type` defaults to "button". */
export function Button(props: ButtonProps) {
  const {
    variant,
    full,
    size,
    busy = false,
    idle = false,
    icon,
    label,
    children,
    type = 'button',
    onClick,
    ...rest
  } = props;
  const isOff = busy || idle;
  const click = (event: MouseEvent<HTMLButtonElement>) => (isOff ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, full, size })}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      onClick={click}
    >
      {busy ? <SpinnerMark /> : icon}
      <span className={styles.words}>{label ?? children}</span>
    </button>
  );
}
