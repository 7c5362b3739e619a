import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

type LinkProps = {
  to: string;
  replace: boolean;
  className: string;
  'aria-label': string;
  children: ReactNode;
};

type PageDefaults = {
  /** The router's link component. */
  Link?: ComponentType<LinkProps>;
  /** Added to every page's top bar after the page's own `aside`. */
  aside?: ReactNode;
  /** Appended to the document title. */
  titleSuffix?: string;
  /** Whether a new page focuses its title: true after a route change, false on the first load. */
  focusTitle?: boolean;
};

const PageDefaultsContext = createContext<PageDefaults>({});

/** Provides the shell's defaults for all pages. */
export function PageDefaultsProvider({ children, ...defaults }: PageDefaults & { children: ReactNode }) {
  return <PageDefaultsContext value={defaults}>{children}</PageDefaultsContext>;
}

/** The shell's defaults for pages. */
export function usePageDefaults(): PageDefaults {
  return useContext(PageDefaultsContext);
}
