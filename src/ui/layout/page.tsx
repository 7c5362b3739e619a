import {
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { iconButtonClass } from '../controls/icon-button.tsx';
import { BackIcon } from '../graphics/icons.tsx';
import { Ruby } from '../graphics/ruby.tsx';
import styles from './page.module.css';

/** Target of the skip link. */
export const PAGE_ID = 'page';

interface PageProps {
  readonly title: string;
  /** Shown in the top bar instead of `title`, which is then only the document title. */
  readonly heading?: string;
  readonly children: ReactNode;
  readonly back?: ReactNode;
  readonly aside?: ReactNode;
  /** Main actions, at the bottom of the page. */
  readonly footer?: ReactNode;
  /** Focuses the title when the page opens; defaults to the shell's setting. */
  readonly focusTitle?: boolean;
  /** Lets the frame use the width of a large window, for `Columns`. */
  readonly wide?: boolean;
}

/** One screen: the main landmark with title, content and actions. */
export function Page({ title, heading = title, children, back, aside, footer, focusTitle, wide }: PageProps) {
  const defaults = usePageDefaults();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusOnMount = useRef(focusTitle ?? defaults.focusTitle ?? false);

  useEffect(() => {
    if (focusOnMount.current) titleRef.current?.focus({ preventScroll: true });
  }, []);

  // In the same frame as the heading, so that a screen reader never meets the title of the previous page.
  useLayoutEffect(() => {
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
    <main id={PAGE_ID} tabIndex={-1} className={styles.page} data-wide={wide ? '' : undefined}>
      <TopBar title={heading} titleRef={titleRef} back={back} aside={asides} />
      <div className={styles.content}>{children}</div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </main>
  );
}

interface TopBarProps {
  /** The screen's title: the one h1. */
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly back?: ReactNode;
  readonly aside?: ReactNode;
}

/** The sticky bar above the content. */
function TopBar({ title, titleRef, back, aside }: TopBarProps) {
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

interface BackLinkProps {
  readonly to: string;
  /** Replaces the history entry, so that going back does not return to this screen. */
  readonly replace?: boolean;
}

/** The back link of the top bar. */
export function BackLink({ to, replace = false }: BackLinkProps) {
  const { Link } = usePageDefaults();
  if (!Link) throw new Error('Cannot link back outside a PageDefaultsProvider with a Link');
  return (
    <Link className={iconButtonClass()} to={to} replace={replace} aria-label="戻る">
      <BackIcon />
    </Link>
  );
}

interface LinkProps {
  readonly to: string;
  readonly replace: boolean;
  readonly className: string;
  readonly 'aria-label': string;
  readonly children: ReactNode;
}

interface PageDefaults {
  readonly Link?: ComponentType<LinkProps>;
  /** Added to every page's top bar after the page's own `aside`. */
  readonly aside?: ReactNode;
  /** Appended to the document title. */
  readonly titleSuffix?: string;
  /** Whether a new page focuses its title: true after a route change, false on the first load. */
  readonly focusTitle?: boolean;
}

const PageDefaultsContext = createContext<PageDefaults>({});

/** Provides the shell's defaults for all pages. */
export function PageDefaultsProvider({ children, ...defaults }: PageDefaults & { readonly children: ReactNode }) {
  return <PageDefaultsContext value={defaults}>{children}</PageDefaultsContext>;
}

function usePageDefaults(): PageDefaults {
  return useContext(PageDefaultsContext);
}
