import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  readonly label: string;
  /** Links with `bottomBarItemClass()`, each an icon and a word; `aria-current="page"` marks the active one. */
  readonly children: ReactNode;
}

/** The main navigation at the bottom. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <div className={styles.items}>{children}</div>
    </nav>
  );
}

/** The class of an item in the bottom bar. */
export function bottomBarItemClass(): string {
  return styles.item ?? '';
}
