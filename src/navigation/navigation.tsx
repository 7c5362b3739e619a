import { createContext, type ReactNode, useContext } from 'react';

export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** Kept with the history entry. */
  readonly state?: unknown;
}

/** The current location, and how to navigate. */
export interface Navigation {
  readonly location: {
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
    readonly state: unknown;
    /** Different for each history entry. */
    readonly key: string;
  };
  /** What has led to the location; POP is Back, Forward, or the first page of the visit. */
  readonly type: 'POP' | 'PUSH' | 'REPLACE';
  readonly navigate: (to: string, options?: NavigateOptions) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

interface NavigationProviderProps {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

export function NavigationProvider({ navigation, children }: NavigationProviderProps) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/**
 * The navigation for what is rendered with and without React Router: the login, registration and reset screens and
 * their frame. Everything else uses the router's own hooks.
 */
export function useAppNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('Cannot navigate outside a NavigationProvider');
  return navigation;
}
