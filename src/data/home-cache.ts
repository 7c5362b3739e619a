import { atom, useAtomValue } from 'jotai';
import * as v from 'valibot';
import type { StreakSummary } from '../../sync/rules/streak.ts';
import { keepForMember } from './identity.ts';

const KEY = 'keiko.glance';

const schema = v.object({
  memberId: v.string(),
  username: v.string(),
  streak: v.object({
    tickets: v.number(),
    total_logins: v.number(),
    current_streak: v.number(),
    longest_streak: v.number(),
    last_login_date: v.nullable(v.string()),
  }),
});

/** What the home screen showed last, kept beside the database so that it stands there before that has opened. */
export interface HomeCache {
  readonly memberId: string;
  readonly username: string;
  readonly streak: StreakSummary;
}

/** What stands on the home screen while the member's data opens; set once, at the start. */
export const homeCacheAtom = atom<HomeCache | null>(null);

/** What this page found at its start of the home screen as this member last saw it; null when there was nothing. */
export function useHomeCache(memberId: string): HomeCache | null {
  const cache = useAtomValue(homeCacheAtom);
  return cache?.memberId === memberId ? cache : null;
}

/** The last home screen of this member; null when there is none. */
export function readHomeCache(storage: Storage, memberId: string): HomeCache | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage.getItem(KEY));
  return parsed.success && parsed.output.memberId === memberId ? parsed.output : null;
}

export function writeHomeCache(storage: Storage, cache: HomeCache): void {
  keepForMember(storage, cache.memberId, { key: KEY, value: JSON.stringify(cache) });
}
