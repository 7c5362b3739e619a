import type { ReactNode } from 'react';
import styles from './lesson-frame.module.css';

export type PictureSize = 'small' | 'large';

/**
 * Frame of lesson and topic pictures: a 96 × 64 grid. Decorative, because the title beside it carries the meaning.
 * Mark the vermilion dot with `data-seal`.
 */
export function LessonFrame({ size, children }: { size: PictureSize; children: ReactNode }) {
  return (
    <svg className={`${styles.picture} ${styles[size]}`} viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
