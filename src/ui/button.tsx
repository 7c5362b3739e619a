import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { SpinnerMark } from './spinner-mark.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  ButtonLook & {
    /** Work is under way: the button keeps its place and its focus, shows a turning mark and ignores clicks. */
    busy?: boolean;
    /** There is nothing to do now, but the button keeps its focus: for one whose own click, or the clock, brings that about. */
    idle?: boolean;
    icon?: ReactNode;
  };

/** An action. It is a plain button unless `type="submit"` is asked for. */
export function Button(props: ButtonProps) {
  const { variant, full, size, busy = false, idle = false, icon, children, type = 'button', onClick, ...rest } = props;
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
      <span className={styles.words}>{children}</span>
    </button>
  );
}
