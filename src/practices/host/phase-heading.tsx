import type { ReactNode } from 'react';
import { FocusedHeading } from './focused-heading.tsx';
import styles from './phase-heading.module.css';

/** The heading of a phase in brush type, which takes focus. Give it a key where two phases share one screen. */
export function PhaseHeading({ children }: { readonly children: ReactNode }) {
  return <FocusedHeading className={styles.title}>{children}</FocusedHeading>;
}
