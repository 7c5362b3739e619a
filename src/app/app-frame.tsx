import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { promptsSuppressedAtom } from '../data/device/suppress-prompts.ts';
import { watchLaunches } from '../lib/browser/launches.ts';
import { watchOpenRequests } from '../lib/browser/worker-messages.ts';
import { hasUnsavedInputAtom } from '../lib/unsaved-input.ts';
import { paths } from '../paths.ts';
import { useDialogs } from '../ui/feedback/dialog-host.tsx';
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

/** Opens what a launch of the open app or a notification click names, unless that would discard something. */
function LaunchTarget() {
  const store = useStore();
  const location = useLocation();
  const navigate = useNavigate();
  const openLaunched = useEffectEvent(({ pathname, search }: URL) => {
    // Not the address bar, from which the screen of a mailed link removes the tokens: the browser also reports the
    // launch that has started the app.
    const isHere = pathname === location.pathname && search === location.search;
    if (pathname === paths.home || isHere || store.get(promptsSuppressedAtom)) return;
    navigate(`${pathname}${search}`);
  });
  useEffect(() => watchLaunches(openLaunched), []);
  useEffect(
    () =>
      watchOpenRequests((path) => {
        if (!store.get(promptsSuppressedAtom) && !store.get(hasUnsavedInputAtom)) navigate(path);
      }),
    [store, navigate],
  );
  return null;
}
