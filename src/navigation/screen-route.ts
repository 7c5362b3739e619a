import type { ComponentType, ReactElement } from 'react';
import { useMatches } from 'react-router-dom';

/** Who sees something else than the screen of a route. */
export interface ScreenViews {
  /** Shown instead to a visitor without a session; a route without it redirects to the login. */
  readonly guest?: ReactElement | undefined;
  /** Shown instead to a guest. */
  readonly local?: ReactElement | undefined;
  /** Whether `guest` is shown too where the member's data cannot be opened. */
  readonly needsNoData?: boolean;
}

/** A screen that is loaded on demand. */
export interface ScreenRoute extends ScreenViews {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** The views of the route that is shown; no other route has a handle. */
export function useScreenViews(): ScreenViews {
  const handle = useMatches().at(-1)?.handle;
  return isScreenViews(handle) ? handle : {};
}

function isScreenViews(handle: unknown): handle is ScreenViews {
  return typeof handle === 'object' && handle !== null;
}
