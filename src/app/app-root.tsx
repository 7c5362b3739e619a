import { useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useScrollRestoration } from '../navigation/use-scroll-restoration.ts';
import { useDialogs } from '../ui/feedback/dialog-host.tsx';
import { RouteChangedProvider } from './route-changed.tsx';
import { watchFirstPaint } from './start/first-paint.ts';
import { LaunchTarget } from './start/launch-target.tsx';

/** The root route: everything that follows the location without being a screen. */
export function AppRoot() {
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
  const navigationType = useNavigationType();
  const { dismiss } = useDialogs();
  // A layout effect runs before the effects in which the new screen may open a dialog of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation.
  useLayoutEffect(() => {
    if (navigationType === 'POP') dismiss();
  }, [location, navigationType, dismiss]);
}
