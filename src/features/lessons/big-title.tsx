import type { ReactNode } from 'react';
import styles from './big-title.module.css';

/** The name of the lesson that fills the screen. */
export function BigTitle({ children }: { readonly children: ReactNode }) {
  return <h2 className={styles.title}>{children}</h2>;
}
