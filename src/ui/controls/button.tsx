import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SpinnerMark } from '../feedback/spinner-mark.tsx';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, ButtonLook {
  /** In progress: keeps the focus, shows a spinner and ignores clicks. */
  readonly busy?: boolean;
  /** Ignores clicks but keeps the focus, which `disabled` would lose. */
  readonly softDisabled?: boolean;
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
    softDisabled = false,
    icon,
    label,
    children,
    type = 'button',
    onClick,
    ...rest
  } = props;
  const isOff = busy || softDisabled;
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

type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'quiet' | 'danger';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  /** As wide as its container. */
  readonly full?: boolean | undefined;
  /** `small` has smaller type and less padding; the target stays 44 px high. */
  readonly size?: 'medium' | 'small' | undefined;
}

/** The class of a button, for links that look like one. */
export function buttonClass({ variant = 'primary', full = false, size = 'medium' }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], styles[size], full && styles.full);
}
