import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const running = atom(0);

/** True while a drill is on the screen. It suppresses update and install prompts. */
export const promptsSuppressedAtom = atom((get) => get(running) > 0);

const changeAtom = atom(null, (get, set, by: 1 | -1) => set(running, get(running) + by));

/** Marks a drill as running while the calling component is mounted. */
export function useSuppressPrompts(): void {
  const change = useSetAtom(changeAtom);
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, [change]);
}
