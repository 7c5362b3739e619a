import type { ReactNode, Ref } from 'react';
import { Ruby } from '../graphics/ruby.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  /** The screen's title: the one h1. */
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly back?: ReactNode;
  readonly aside?: ReactNode;
}

/** The sticky bar above the content. */
export function TopBar({ title, titleRef, back, aside }: TopBarProps) {
  return (
    <header className={styles.bar} data-back={back ? '' : undefined}>
      <div className={styles.lead}>
        {back}
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          <Ruby>{title}</Ruby>
        </h1>
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </header>
  );
}
