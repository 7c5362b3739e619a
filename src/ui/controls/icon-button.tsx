import X from 'lucide-react/icons/x';
import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-label'> {
  readonly label: string;
  readonly variant?: 'outline' | undefined;
  /** A link that looks like one. */
  readonly render?: ReactElement<ComponentProps<'button'>>;
}

/** A square button with only an icon. */
export function IconButton({ label, variant, render = <button type="button" />, ...rest }: IconButtonProps) {
  const className = classNames(styles.button, variant && styles[variant]);
  return cloneElement(render, { ...rest, 'aria-label': label, className });
}

/** Closes what it stands in. */
export function CloseButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <IconButton label="閉じる" onClick={onClick}>
      <X className={styles.small} />
    </IconButton>
  );
}
