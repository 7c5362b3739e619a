import { atom, type PrimitiveAtom, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

const suppressing = atom(0);
const practising = atom(0);

export const promptsSuppressedAtom = atom((get) => get(suppressing) > 0);

/** True while the task of a drill or lesson runs: it has the screen for itself, without tabs. */
export const isPractisingAtom = atom((get) => get(practising) > 0);

export function useSuppressPrompts(): void {
  useCount(suppressing);
}

/** Suppresses prompts while the calling component is mounted, and hides the tabs while its task runs, not before or after. */
export function usePractising(isRunning: boolean): void {
  useSuppressPrompts();
  useCount(practising, isRunning);
}

function useCount(counter: PrimitiveAtom<number>, isCounted = true): void {
  const change = useSetAtom(counter);
  useLayoutEffect(() => {
    if (!isCounted) return;
    change((count) => count + 1);
    return () => change((count) => count - 1);
  }, [change, isCounted]);
}
