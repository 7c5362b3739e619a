import type { ComponentProps } from 'react';
import { type IconButtonLook, iconButtonClass } from './icon-button-class.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-label'>, IconButtonLook {
  /** Accessible name. */
  readonly label: string;
}

/** A square button with only an icon. */
export function IconButton({ label, variant, type = 'button', ...rest }: IconButtonProps) {
  return <button {...rest} type={type} aria-label={label} className={iconButtonClass({ variant })} />;
}
