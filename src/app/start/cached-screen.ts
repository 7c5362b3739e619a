import { atom } from 'jotai';
import type { ReactElement } from 'react';

export interface CachedScreen {
  readonly pathname: string;
  readonly content: ReactElement;
}

/** Shown at its address while the member's data opens. Set once, at startup; home has its own (see homeCacheAtom). */
export const cachedScreenAtom = atom<CachedScreen | null>(null);
