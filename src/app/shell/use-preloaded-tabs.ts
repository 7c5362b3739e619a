import { useEffect } from 'react';
import { timers } from '../../lib/timers.ts';
import { memberRoutes } from '../router/member-routes.tsx';
import { tabPaths } from './bottom-nav.tsx';

/** Milliseconds. Leaves time for the first screen to paint, and for the prefetched rows. */
const DELAY = 2000;

/** Loads the screens of the bottom tabs after startup, one by one, so that a tap only has to render. Call once, in the shell. */
export function usePreloadedTabs(): void {
  useEffect(
    () =>
      timers.after(DELAY, async () => {
        for (const { path, load } of memberRoutes) {
          // A screen that cannot be loaded now is loaded when it is opened.
          if (tabPaths.includes(path)) await load().catch(() => undefined);
        }
      }),
    [],
  );
}
