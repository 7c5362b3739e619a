import type { ReactElement } from 'react';
import type { CachedScreen } from './cached-screen.ts';

/** The entrance for guests, or the whole app. */
export interface AppVariant {
  /** Called once, when the app has been wired together. */
  readonly create: () => ReactElement | Promise<ReactElement>;
  /** Loads what the member saw last at an address: null when nothing was kept, without a promise when nothing ever is. */
  readonly loadCachedScreen: (
    memberId: string,
    location: Pick<Location, 'pathname' | 'search'>,
  ) => Promise<CachedScreen | null> | null;
}
