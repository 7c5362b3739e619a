import { atom } from 'jotai';

/** Set when a new version of the app waits: calling it reloads into that version. */
export const updateReadyAtom = atom<{ readonly apply: () => void } | null>(null);
