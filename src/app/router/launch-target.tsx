import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { promptsSuppressedAtom } from '../../data/device/suppress-prompts.ts';
import { watchLaunches } from '../../lib/browser/launches.ts';
import { watchOpenRequests } from '../../lib/browser/worker-messages.ts';
import { hasUnsavedInputAtom } from '../../lib/unsaved-input.ts';
import { paths } from '../../paths.ts';

/**
 * Navigates on a launch of the open app (`focus-existing`) by a shortcut, or on a notification click. Never leaves a
 * screen that suppresses prompts; a notification click does not discard unsaved input either.
 */
export function LaunchTarget() {
  const store = useStore();
  const navigate = useNavigate();
  useEffect(() => {
    watchLaunches(({ pathname, search }) => {
      const isHere = pathname === window.location.pathname && search === window.location.search;
      if (pathname === paths.home || isHere || store.get(promptsSuppressedAtom)) return;
      void navigate(`${pathname}${search}`);
    });
  }, [store, navigate]);
  useEffect(
    () =>
      watchOpenRequests((path) => {
        if (!store.get(promptsSuppressedAtom) && !store.get(hasUnsavedInputAtom)) void navigate(path);
      }),
    [store, navigate],
  );
  return null;
}
