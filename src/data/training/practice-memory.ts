import { useMemo } from 'react';
import { firstValueFrom, map } from 'rxjs';
import type { Day } from '../../../sync/model/day/day.ts';
import { foldVisits, type PracticeMemory, type Visit } from '../../../sync/model/practice/memory.ts';
import { liveRows } from '../../../sync/storage/live-rows.ts';
import { useToday } from '../member/member-context.tsx';
import type { MemberData } from '../member/member-data.ts';
import { sharePerDatabase, useLive } from '../member/use-live.ts';
import { readTrainingHistory } from './training-history.ts';

/** Finds the item that a session recorded by its number; null for sessions that recorded none, or a count. */
export type ItemOfSession = (trainingType: string, number: number | null) => string | null;

/** What the member has seen of the items whose ids begin with `prefix`, from the results and sessions on this device. */
export async function readPracticeMemory(
  member: MemberData,
  prefix: string,
  itemOfSession: ItemOfSession,
): Promise<PracticeMemory> {
  const [visits, { entries }] = await Promise.all([readPracticeVisits(member), readTrainingHistory(member)]);
  const shown = entries.flatMap(({ id, day, trainingType, number }): readonly Visit[] => {
    const item = itemOfSession(trainingType, number);
    return item === null ? [] : [{ id, day, results: [{ item, result: 'seen' }] }];
  });
  return foldVisits([...shown, ...visits], prefix);
}

export const resultVisits = sharePerDatabase((database) =>
  liveRows(database, 'practice_results').pipe(
    map((rows) => [...rows.values()].map(({ id, body }) => ({ id, ...body }))),
  ),
);

export type StoredVisit = Visit & { readonly training_type: string };

/** The visits up to today whose results are on this device. */
export async function readPracticeVisits({ database, clock }: MemberData): Promise<readonly StoredVisit[]> {
  return upTo(await firstValueFrom(resultVisits(database).values), clock.today());
}

export function usePracticeVisits(): readonly StoredVisit[] {
  const [stored, today] = [useLive(resultVisits), useToday()];
  return useMemo(() => upTo(stored, today), [stored, today]);
}

/** Without the visits of a clock that ran ahead: until their day, nothing would be due or unseen for longer. */
function upTo<V extends Visit>(stored: readonly V[], today: Day): readonly V[] {
  return stored.filter(({ day }) => day <= today);
}
