import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-label'> {
  /** Accessible name. */
  readonly label: string;
  readonly variant?: 'outline' | undefined;
}

/** A square button with only an icon. */
export function IconButton({ label, variant, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, variant && styles[variant])}
    />
  );
}

/** The class of an icon button, for links such as `BackLink`. */
export function iconButtonClass(): string {
  return classNames(styles.button);
}
