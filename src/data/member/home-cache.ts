import { atom, useAtomValue } from 'jotai';
import * as v from 'valibot';
import type { StreakCounts } from '../../../sync/rules/streak.ts';
import { memberStorage } from '../account/identity.ts';

const KEY = 'keiko.home-cache';

const schema = v.object({
  memberId: v.string(),
  username: v.string(),
  streak: v.object({
    tickets: v.number(),
    total_logins: v.number(),
    current_streak: v.number(),
    longest_streak: v.number(),
  }),
});

/** The last state of the home screen, stored outside the database so that it can be shown before the database opens. */
export interface HomeCache {
  readonly memberId: string;
  readonly username: string;
  readonly streak: StreakCounts;
}

/** Shown on the home screen while the member's database opens. Set once, at startup. */
export const homeCacheAtom = atom<HomeCache | null>(null);

/** This member's home cache as read at startup; null when there was none. */
export function useHomeCache(memberId: string): HomeCache | null {
  const cache = useAtomValue(homeCacheAtom);
  return cache?.memberId === memberId ? cache : null;
}

/** Reads this member's home cache; null when missing, invalid or another member's. */
export function readHomeCache(storage: Storage, memberId: string): HomeCache | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage.getItem(KEY));
  return parsed.success && parsed.output.memberId === memberId ? parsed.output : null;
}

export function writeHomeCache(storage: Storage, cache: HomeCache): void {
  memberStorage(storage, cache.memberId).setItem(KEY, JSON.stringify(cache));
}
