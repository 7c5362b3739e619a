import type { ComponentType, ReactElement } from 'react';

/** A screen that is loaded on demand. */
export interface ScreenRoute {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  /** Shown instead to a visitor without a session; a route without it redirects to the login. */
  readonly guest?: ReactElement;
}
