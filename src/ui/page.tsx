import { type ReactNode, useEffect, useRef } from 'react';
import styles from './page.module.css';
import { usePageDefaults } from './page-defaults.tsx';
import { TopBar } from './top-bar.tsx';

/** Where the skip link goes. */
export const PAGE_ID = 'page';

type PageProps = {
  title: string;
  /** Stands at the top instead of the title, which then only names the window. */
  heading?: string;
  children: ReactNode;
  back?: ReactNode;
  aside?: ReactNode;
  /** Stays at the foot of the page, below what is left of the height: the main actions of a screen. */
  footer?: ReactNode;
  /** Moves focus to the title when the page opens; the shell's setting unless given. */
  focusTitle?: boolean;
};

/** One screen: the main landmark with its title, its content and its actions. */
export function Page({ title, heading = title, children, back, aside, footer, focusTitle }: PageProps) {
  const defaults = usePageDefaults();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusOnMount = useRef(focusTitle ?? defaults.focusTitle ?? false);

  useEffect(() => {
    if (focusOnMount.current) titleRef.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    document.title = defaults.titleSuffix ? `${title} | ${defaults.titleSuffix}` : title;
  }, [title, defaults.titleSuffix]);

  const asides =
    aside || defaults.aside ? (
      <>
        {aside}
        {defaults.aside}
      </>
    ) : null;
  return (
    <main id={PAGE_ID} tabIndex={-1} className={styles.page}>
      <TopBar title={heading} titleRef={titleRef} back={back} aside={asides} />
      <div className={styles.content}>{children}</div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </main>
  );
}
