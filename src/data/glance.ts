import { atom, useAtomValue } from 'jotai';
import * as v from 'valibot';
import type { StreakSummary } from '../../sync/rules/streak.ts';
import { memberStorage } from './identity.ts';

const KEY = 'keiko.glance';

const glance = v.object({
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
export interface Glance {
  readonly memberId: string;
  readonly username: string;
  readonly streak: StreakSummary;
}

/** What stands on the home screen while the member's data opens; set once, at the start. */
export const glanceAtom = atom<Glance | null>(null);

/** What this page found at its start of the home screen as this member last saw it; null when there was nothing. */
export function useGlance(memberId: string): Glance | null {
  const glance = useAtomValue(glanceAtom);
  return glance?.memberId === memberId ? glance : null;
}

/** The last home screen of this member; null when there is none. */
export function readGlance(storage: Storage, memberId: string): Glance | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), glance), storage.getItem(KEY));
  return parsed.success && parsed.output.memberId === memberId ? parsed.output : null;
}

export function writeGlance(storage: Storage, seen: Glance): void {
  memberStorage(storage, seen.memberId).setItem(KEY, JSON.stringify(seen));
}
