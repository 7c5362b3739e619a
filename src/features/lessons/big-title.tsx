import { type ReactNode, useEffect, useRef } from 'react';
import styles from './big-title.module.css';

interface BigTitleProps {
  readonly children: ReactNode;
  /** Takes focus on mount, because it replaces the focused element. */
  readonly isFocused?: boolean;
}

/** The title of a lesson. */
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
