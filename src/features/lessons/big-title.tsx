import { type ReactNode, useEffect, useRef } from 'react';
import styles from './big-title.module.css';

interface BigTitleProps {
  readonly children: ReactNode;
  /** Takes the focus when it appears: it has come in the place of what had it. */
  readonly isFocused?: boolean;
}

/** The name of the lesson that fills the screen. */
export function BigTitle({ children, isFocused = false }: BigTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) title.current?.focus();
  }, [isFocused]);
  return (
    <h2 ref={title} tabIndex={isFocused ? -1 : undefined} className={styles.title}>
      {children}
    </h2>
  );
}
