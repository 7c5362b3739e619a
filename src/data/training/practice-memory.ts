import { useMemo } from 'react';
import { combineLatest, firstValueFrom, map } from 'rxjs';
import { type Day, dayAt } from '../../../sync/model/day/day.ts';
import { foldVisits, type PracticeMemory, type Visit } from '../../../sync/model/practice/memory.ts';
import { liveRows } from '../../../sync/storage/live-rows.ts';
import { useToday } from '../member/member-context.tsx';
import type { MemberData } from '../member/member-data.ts';
import { sharePerDatabase, useLive } from '../member/use-live.ts';

/** Finds the item that a session recorded by its number; null for sessions that recorded none, or a count. */
export type ItemOfSession = (session: {
  readonly training_type: string;
  readonly video_number: number;
}) => string | null;

const visits = sharePerDatabase((database) =>
  combineLatest([liveRows(database, 'practice_results'), liveRows(database, 'training_sessions')]),
);

/** What the member has seen of the items whose ids begin with `prefix`, from the results and sessions on this device. */
export async function readPracticeMemory(
  { database, clock }: MemberData,
  prefix: string,
  itemOfSession: ItemOfSession,
): Promise<PracticeMemory> {
  const [results, sessions] = await firstValueFrom(visits(database).values);
  const allVisits: Visit[] = [];
  for (const { id, body } of sessions.values()) {
    if (body.video_number === null) continue;
    const item = itemOfSession({ training_type: body.training_type, video_number: body.video_number });
    const completedAt = Date.parse(body.completed_at);
    if (item === null || Number.isNaN(completedAt)) continue;
    allVisits.push({ id, day: dayAt(completedAt), results: [{ item, result: 'seen' }] });
  }
  for (const { id, body } of results.values()) allVisits.push({ id, ...body });
  return foldVisits(upTo(allVisits, clock.today()), prefix);
}

/** How many sessions of a practice are on this device. */
export async function countSessions({ database }: MemberData, trainingType: string): Promise<number> {
  const [, sessions] = await firstValueFrom(visits(database).values);
  return [...sessions.values()].filter(({ body }) => body.training_type === trainingType).length;
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

/** The visits up to today whose results are on this device, live. */
export function usePracticeVisits(): readonly StoredVisit[] {
  const [stored, today] = [useLive(resultVisits), useToday()];
  return useMemo(() => upTo(stored, today), [stored, today]);
}

/** Without the visits of a clock that ran ahead: until their day, nothing would be due or unseen for longer. */
function upTo<V extends Visit>(stored: readonly V[], today: Day): readonly V[] {
  return stored.filter(({ day }) => day <= today);
}
