import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useAppNavigation } from '../navigation/navigation.tsx';
import { useScrollRestoration } from '../navigation/use-scroll-restoration.ts';
import { useDialogs } from '../ui/feedback/dialog-host.tsx';
import { LaunchTarget } from './launch-target.tsx';
import { RouteChangedProvider } from './route-changed.tsx';
import { watchFirstPaint } from './start/first-paint.ts';

/** Wraps all screens: everything that follows the location without being a screen. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  useEffect(watchFirstPaint, []);
  useScrollRestoration();
  useDismissDialogsOnPop();
  return (
    <RouteChangedProvider>
      {children}
      <LaunchTarget />
    </RouteChangedProvider>
  );
}

/** Back and Forward close the open dialog with its screen. */
function useDismissDialogsOnPop(): void {
  const { location, type } = useAppNavigation();
  const { dismiss } = useDialogs();
  // A layout effect runs before the effects in which the new screen may open a dialog of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation.
  useLayoutEffect(() => {
    if (type === 'POP') dismiss();
  }, [location, type, dismiss]);
}
