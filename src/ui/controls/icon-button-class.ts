import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonLook {
  readonly variant?: 'ghost' | 'outline' | undefined;
}

/** The class of an icon button, for links such as `BackLink`. */
export function iconButtonClass({ variant = 'ghost' }: IconButtonLook = {}): string {
  return classNames(styles.button, styles[variant]);
}
