import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

type LinkProps = {
  to: string;
  replace: boolean;
  className: string;
  'aria-label': string;
  children: ReactNode;
};

type PageDefaults = {
  /** How one goes to another page of the app. */
  Link?: ComponentType<LinkProps>;
  /** Stands in every page's top bar beside what the page itself puts there. */
  aside?: ReactNode;
  /** Written after the page's title in the window's title. */
  titleSuffix?: string;
  /** Whether a page that opens now moves focus to its title: yes after a change of route, no on the first load. */
  focusTitle?: boolean;
};

const PageDefaultsContext = createContext<PageDefaults>({});

/** What the shell settles for all pages below it. */
export function PageDefaultsProvider({ children, ...defaults }: PageDefaults & { children: ReactNode }) {
  return <PageDefaultsContext value={defaults}>{children}</PageDefaultsContext>;
}

/** The shell's settings for pages. */
export function usePageDefaults(): PageDefaults {
  return useContext(PageDefaultsContext);
}
