import * as v from 'valibot';
import { isDay } from '../../../sync/model/day/day.ts';
import type { DayTally } from '../../../sync/model/practice/training-stats.ts';
import { readJsonAs } from '../../../sync/model/read-as.ts';
import { memberStorage } from '../account/identity.ts';

/** Outside the database, so that the history can be painted before that opens. */
const KEY = 'keiko.history-cache';

const schema = v.object({
  dataId: v.string(),
  /** As arrays, which take half the space of objects. */
  value: v.array(v.tuple([v.custom<DayTally['day']>(isDay), v.number(), v.number()])),
});

/** The days with sessions as the last visit knew them, earliest first; null when there are none. */
export function readHistoryCache(storage: Storage, dataId: string): readonly DayTally[] | null {
  const stored = readJsonAs(schema, storage.getItem(KEY));
  if (stored?.dataId !== dataId || stored.value.length === 0) return null;
  return stored.value.map(([day, sessions, minutes]) => ({ day, sessions, minutes }));
}

/** Stores the days with sessions for the next start. */
export function writeHistoryCache(storage: Storage, dataId: string, tallies: readonly DayTally[]): void {
  const value = tallies.map(({ day, sessions, minutes }) => [day, sessions, minutes]);
  memberStorage(storage, dataId).setItem(KEY, JSON.stringify({ dataId, value }));
}
