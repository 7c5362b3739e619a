import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  readonly label: string;
  /** `BottomBarItem`s. */
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

interface BottomBarItemProps {
  /** A link; `aria-current="page"` marks the active one. */
  readonly render: ReactElement<ComponentProps<'a'>>;
  /** An icon and a word. */
  readonly children: ReactNode;
}

export function BottomBarItem({ render, children }: BottomBarItemProps) {
  return cloneElement(render, { className: classNames(styles.item) }, children);
}
