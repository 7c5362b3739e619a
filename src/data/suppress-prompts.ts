import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const running = atom(0);

/** Whether a drill is on the screen: then nothing may come between it and the member, no update and no install prompt. */
export const promptsSuppressedAtom = atom((get) => get(running) > 0);

const changeAtom = atom(null, (get, set, by: 1 | -1) => set(running, get(running) + by));

/** Marks a drill as running for as long as the calling screen is shown. */
export function useSuppressPrompts(): void {
  const change = useSetAtom(changeAtom);
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, [change]);
}
