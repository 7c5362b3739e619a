import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-label'>, IconButtonLook {
  /** Accessible name. */
  readonly label: string;
}

/** A square button with only an icon. */
export function IconButton({ label, variant, type = 'button', ...rest }: IconButtonProps) {
  return <button {...rest} type={type} aria-label={label} className={iconButtonClass({ variant })} />;
}

interface IconButtonLook {
  readonly variant?: 'ghost' | 'outline' | undefined;
}

/** The class of an icon button, for links such as `BackLink`. */
export function iconButtonClass({ variant = 'ghost' }: IconButtonLook = {}): string {
  return classNames(styles.button, styles[variant]);
}
