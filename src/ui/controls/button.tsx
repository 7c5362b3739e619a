import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SpinnerMark } from '../feedback/spinner-mark.tsx';
import { Label } from '../graphics/ruby.tsx';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'>, ButtonLook {
  /** In progress: keeps the focus, shows a spinner and ignores clicks. */
  readonly busy?: boolean;
  /** Ignores clicks but keeps the focus, which `disabled` would lose. */
  readonly softDisabled?: boolean;
  /** A link that looks like one. */
  readonly render?: ReactElement<ComponentProps<'button'>>;
}

/** A button; `type` defaults to "button". */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    full = false,
    size = 'medium',
    busy = false,
    softDisabled = false,
    icon,
    label,
    render = <button type="button" />,
    onClick,
    ...rest
  } = props;
  const isOff = busy || softDisabled;
  const click = (event: MouseEvent<HTMLButtonElement>) => (isOff ? event.preventDefault() : onClick?.(event));
  return cloneElement(
    render,
    {
      ...rest,
      className: classNames(styles.button, styles[variant], styles[size], full && styles.full),
      'aria-busy': busy || undefined,
      'aria-disabled': isOff || undefined,
      onClick: click,
    },
    busy ? <SpinnerMark /> : icon,
    <span className={styles.words}>{typeof label === 'string' ? <Label>{label}</Label> : label}</span>,
  );
}

type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'quiet' | 'danger';

export interface ButtonLook {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly full?: boolean | undefined;
  /** `small` has smaller type and less padding; the target stays 44 px high. */
  readonly size?: 'medium' | 'small' | undefined;
}
