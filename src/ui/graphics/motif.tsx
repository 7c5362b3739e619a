import type { ReactNode } from 'react';
import styles from './motif.module.css';

/**
 * The frame of a decorative line drawing: a 48 × 48 grid, one stroke width, the current colour. Mark the vermilion dot
 * with `data-seal`.
 */
export function Motif({ children, size = 44 }: { readonly children: ReactNode; readonly size?: number }) {
  return (
    <svg className={styles.motif} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
