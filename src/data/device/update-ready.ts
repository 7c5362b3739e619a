import { atom } from 'jotai';

/** Set when a new app version is installed and waiting. `apply` reloads into it. */
export const updateReadyAtom = atom<{ readonly apply: () => void } | null>(null);
