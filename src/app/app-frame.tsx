import { useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useDialogs } from '../ui/feedback/dialog-host.tsx';
import { LaunchTarget } from './launch-target.tsx';
import { RouteChangedProvider } from './route-changed.tsx';
import { watchFirstPaint } from './start/first-paint.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** Wraps all screens: everything that follows the location without being a screen. */
export function AppFrame() {
  useEffect(watchFirstPaint, []);
  useScrollRestoration();
  useDismissDialogsOnPop();
  return (
    <RouteChangedProvider>
      <Outlet />
      <LaunchTarget />
    </RouteChangedProvider>
  );
}

/** Back and Forward close the open dialog with its screen. */
function useDismissDialogsOnPop(): void {
  const location = useLocation();
  const type = useNavigationType();
  const { dismiss } = useDialogs();
  // A layout effect runs before the effects in which the new screen may open a dialog of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation.
  useLayoutEffect(() => {
    if (type === 'POP') dismiss();
  }, [location, type, dismiss]);
}
