import { atom, useAtomValue } from 'jotai';
import * as v from 'valibot';
import { readJsonAs } from '../../../sync/protocol/read-as.ts';
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
  isGuideOpen: v.optional(v.boolean(), false),
  isNewcomer: v.optional(v.boolean(), false),
  practised: v.optional(v.array(v.boolean()), []),
});

/** The last state of the home screen, stored outside the database so that it can be shown before the database opens. */
export interface HomeCache {
  readonly memberId: string;
  readonly username: string;
  readonly streak: StreakCounts;
  readonly isGuideOpen: boolean;
  /** Whether today's training stands before the streak. */
  readonly isNewcomer: boolean;
  /** See usePractisedOfCircle(). */
  readonly practised: readonly boolean[];
}

/** Shown on the home screen while the member's database opens. Set once, at startup. */
export const homeCacheAtom = atom<HomeCache | null>(null);

/** True if there was a home cache at startup, but it could not be read. */
export const homeCacheUnreadableAtom = atom(false);

/** This member's home cache as read at startup; null when there was none. */
export function useHomeCache(memberId: string): HomeCache | null {
  const cache = useAtomValue(homeCacheAtom);
  return cache?.memberId === memberId ? cache : null;
}

/** Reads this member's home cache; null when missing or another member's. */
export function readHomeCache(storage: Storage, memberId: string): HomeCache | 'unreadable' | null {
  const text = storage.getItem(KEY);
  if (text === null) return null;
  const cache = readJsonAs(schema, text);
  if (cache === null) return 'unreadable';
  return cache.memberId === memberId ? cache : null;
}

export function writeHomeCache(storage: Storage, cache: HomeCache): void {
  memberStorage(storage, cache.memberId).setItem(KEY, JSON.stringify(cache));
}
