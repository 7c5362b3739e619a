import type { ComponentType, ReactElement } from 'react';

/** A screen that is loaded on demand. */
export interface ScreenRoute {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  /** Shown instead to a visitor without a session; a route without it redirects to the login. */
  readonly guest?: ReactElement | undefined;
  /** Shown instead to a guest. */
  readonly local?: ReactElement | undefined;
  /** Whether `guest` is shown too where the member's data cannot be opened. */
  readonly needsNoData?: boolean;
}

/** What a route tells the member's area. */
export interface ScreenHandle {
  readonly signedOutView: ReactElement | undefined;
  readonly guestScreen: ReactElement | undefined;
  readonly needsNoData: boolean;
}

export function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'signedOutView' in handle;
}
