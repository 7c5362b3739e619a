import * as v from 'valibot';
import { isDay } from '../../../sync/rules/day.ts';
import type { DayTally } from '../../../sync/rules/training-stats.ts';
import { createMemberCache } from '../member/member-cache.ts';

/** As arrays, which take half the space of objects. */
const days = v.array(v.tuple([v.custom<DayTally['day']>(isDay), v.number(), v.number()]));

const cache = createMemberCache('keiko.history-cache', days);

/** The days with sessions as the last visit knew them, earliest first; null when there are none. */
export function readHistoryCache(storage: Storage, memberId: string): readonly DayTally[] | null {
  const stored = cache.read(storage, memberId);
  if (stored === null || stored.length === 0) return null;
  return stored.map(([day, sessions, minutes]) => ({ day, sessions, minutes }));
}

export function writeHistoryCache(storage: Storage, memberId: string, tallies: readonly DayTally[]): void {
  cache.write(
    storage,
    memberId,
    tallies.map(({ day, sessions, minutes }) => [day, sessions, minutes]),
  );
}
