import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';

const RouteChangedContext = createContext(false);

/** Follows the location for `useRouteChanged`. */
export function RouteChangedProvider({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [hasChanged, setHasChanged] = useState(false);
  if (key !== firstKey && !hasChanged) setHasChanged(true);
  return <RouteChangedContext value={hasChanged}>{children}</RouteChangedContext>;
}

/** False on the first page of the visit, true on every later one, where the title takes focus. */
export function useRouteChanged(): boolean {
  return useContext(RouteChangedContext);
}
