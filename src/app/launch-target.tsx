import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { promptsSuppressedAtom } from '../data/suppress-prompts.ts';
import { watchLaunches } from '../lib/launches.ts';
import { hasUnsavedInput } from '../lib/unsaved-input.ts';
import { watchOpenRequests } from '../lib/worker-messages.ts';
import { paths } from './paths.ts';

/**
 * A launch finds the app where it is open already (`focus-existing`): a shortcut's address is opened there, a plain
 * launch and one that meets a running drill leave the screen as it stands. A notification that is tapped leads where it
 * says, but never away from a drill or from words that would be lost.
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
        if (!store.get(promptsSuppressedAtom) && !hasUnsavedInput()) void navigate(path);
      }),
    [store, navigate],
  );
  return null;
}
