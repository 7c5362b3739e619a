import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

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

export function usePageDefaults(): PageDefaults {
  return useContext(PageDefaultsContext);
}
