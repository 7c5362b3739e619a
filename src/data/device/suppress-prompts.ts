import { atom, type PrimitiveAtom, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

const suppressing = atom(0);
const practising = atom(0);

/** True while the screen suppresses update and install prompts. */
export const promptsSuppressedAtom = atom((get) => get(suppressing) > 0);

/** True while a drill or lesson is on the screen: it has the screen for itself, without tabs. */
export const isPractisingAtom = atom((get) => get(practising) > 0);

/** Suppresses prompts while the calling component is mounted. */
export function useSuppressPrompts(): void {
  useCount(suppressing);
}

/** Marks a drill or lesson as running while the calling component is mounted. It suppresses prompts too. */
export function usePractising(): void {
  useCount(suppressing);
  useCount(practising);
}

function useCount(counter: PrimitiveAtom<number>): void {
  const change = useSetAtom(counter);
  useLayoutEffect(() => {
    change((count) => count + 1);
    return () => change((count) => count - 1);
  }, [change]);
}
