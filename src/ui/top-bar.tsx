import type { ReactNode, Ref } from 'react';
import { Ruby } from './ruby.tsx';
import styles from './top-bar.module.css';

type TopBarProps = {
  /** The screen's title: the one h1. */
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** The way back: a `BackLink`, or an `IconButton`. */
  back?: ReactNode;
  /** What stands at the far end: a pill, a chip, a button. */
  aside?: ReactNode;
};

/** The bar over the content. It stays in sight while the page scrolls under it. */
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
