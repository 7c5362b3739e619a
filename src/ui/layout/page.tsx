import ChevronLeft from 'lucide-react/icons/chevron-left';
import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Ruby } from '../graphics/ruby.tsx';
import styles from './page.module.css';

/** Target of the skip link. */
export const PAGE_ID = 'page';

/** The first Tab stop: skips the bars to the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${PAGE_ID}`}>
      本文へ移動
    </a>
  );
}

export interface PageProps {
  readonly title: string;
  /** Shown in the top bar instead of `title`, which is then only the document title. */
  readonly heading?: string;
  readonly children: ReactNode;
  readonly back?: ReactNode;
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
}

/** One screen: the main landmark with title, content and actions. */
export function Page({ title, heading = title, children, back, aside, footer }: PageProps) {
  const defaults = useContext(PageDefaultsContext);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusOnMount = useRef(defaults.focusTitle ?? false);

  useEffect(() => {
    if (focusOnMount.current) titleRef.current?.focus({ preventScroll: true });
  }, []);

  // In the same frame as the heading, so that a screen reader never meets the title of the previous page.
  useLayoutEffect(() => {
    document.title = defaults.titleSuffix ? `${title} | ${defaults.titleSuffix}` : title;
  }, [title, defaults.titleSuffix]);

  return (
    <main id={PAGE_ID} tabIndex={-1} className={styles.page}>
      <header className={styles.bar} data-back={back ? '' : undefined}>
        <div className={styles.lead}>
          {back}
          <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
            <Ruby>{heading}</Ruby>
          </h1>
        </div>
        {aside || defaults.aside ? (
          <div className={styles.aside}>
            {aside}
            {defaults.aside}
          </div>
        ) : null}
      </header>
      <div className={styles.content}>{children}</div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </main>
  );
}

interface BackLinkProps {
  readonly to: string;
  /** Replaces the history entry, so that going back does not return to this screen. */
  readonly replace?: boolean;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
}

/** The back link of the top bar. */
export function BackLink({ to, replace = false, onClick }: BackLinkProps) {
  const { Link } = useContext(PageDefaultsContext);
  if (!Link) throw new Error('Cannot link back outside a PageDefaultsProvider with a Link');
  return (
    <IconButton label="戻る" render={<Link to={to} replace={replace} onClick={onClick} />}>
      <ChevronLeft />
    </IconButton>
  );
}

interface PageDefaults {
  readonly Link?: ComponentType<BackLinkProps>;
  /** Added to every page's top bar after the page's own `aside`. */
  readonly aside?: ReactNode;
  readonly titleSuffix?: string;
  /** Whether a new page focuses its title: true after a route change, false on the first load. */
  readonly focusTitle?: boolean;
}

const PageDefaultsContext = createContext<PageDefaults>({});

/** Provides the shell's defaults for all pages. */
export function PageDefaultsProvider({ children, ...defaults }: PageDefaults & { readonly children: ReactNode }) {
  return <PageDefaultsContext value={defaults}>{children}</PageDefaultsContext>;
}
