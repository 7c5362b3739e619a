import { atom, useSetAtom } from 'jotai';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom';
import { useSuppressPrompts } from '../data/device/suppress-prompts.ts';
import { type ConfirmTexts, useDialogs } from '../ui/feedback/dialog-host.tsx';

const guardsAtom = atom(0);

/** Whether a form on the screen has unsaved input. */
export const hasUnsavedFormAtom = atom((get) => get(guardsAtom) > 0);

const changeGuardsAtom = atom(null, (get, set, by: 1 | -1) => set(guardsAtom, get(guardsAtom) + by));

/** While a form has unsaved input: asks before the screen is left, suppresses prompts; the browser guards the tab. */
export function UnsavedGuard({ confirmation }: { readonly confirmation: ConfirmTexts }) {
  const changeGuards = useSetAtom(changeGuardsAtom);
  useSuppressPrompts();
  useEffect(() => {
    changeGuards(1);
    return () => changeGuards(-1);
  }, [changeGuards]);
  useBeforeUnload(useCallback((event) => event.preventDefault(), []));
  const { confirm } = useDialogs();
  useAskBeforeLeave(true, () => confirm(confirmation));
  return null;
}

/** Asks before the screen is left, and stays if the answer is false. */
export function useAskBeforeLeave(isActive: boolean, onLeave: () => Promise<boolean>): void {
  const blocker = useBlocker(isActive ? leavesScreen : false);
  const ask = useEffectEvent(onLeave);
  const settle = useEffectEvent((isConfirmed: boolean) => (isConfirmed ? blocker.proceed?.() : blocker.reset?.()));
  const isAsking = useRef(false);
  // By the location: React may skip the moment between two blocked attempts.
  useEffect(() => {
    // A second attempt while the dialog is open replaces the first one.
    if (blocker.location === undefined || isAsking.current) return;
    isAsking.current = true;
    void ask().then((isConfirmed) => {
      if (isAsking.current) settle(isConfirmed);
      isAsking.current = false;
    });
  }, [blocker.location]);
  // Once the guard is gone, the router refuses an answer.
  useEffect(
    () => () => {
      isAsking.current = false;
    },
    [],
  );
}

/** A screen that replaces its own entry switches tabs, and asks by itself. */
const leavesScreen: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  historyAction !== 'REPLACE' || nextLocation.pathname !== currentLocation.pathname;
