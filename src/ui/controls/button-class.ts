import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'quiet' | 'danger';

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
