import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { promptsSuppressedAtom } from '../data/device/suppress-prompts.ts';
import { watchLaunches } from '../lib/browser/launches.ts';
import { watchOpenRequests } from '../lib/browser/worker-messages.ts';
import { hasUnsavedInputAtom } from '../lib/unsaved-input.ts';
import { paths } from '../paths.ts';

/**
 * Navigates on a launch of the open app (`focus-existing`) by a shortcut or a captured link, or on a notification click.
 * Never leaves a screen that suppresses prompts; a notification click does not discard unsaved input either.
 */
export function LaunchTarget() {
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
